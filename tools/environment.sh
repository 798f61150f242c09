#!/bin/sh
# Make the virtual environment $1 and install the rest of the arguments into it with pip.
set -eu
where=$1
shift
python=${PYTHON:-python3}

"$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || {
    echo "Ludoteca needs Python 3.11 or newer; $python is $("$python" --version 2>&1)." >&2
    exit 1
}
if [ ! -x "$where/bin/pip" ]; then
    "$python" -m venv "$where" 2>/dev/null || {
        rm -rf "$where"
        "$(dirname "$0")/system-packages.sh" python3-venv
        "$python" -m venv "$where" || {
            echo "Python's venv module is missing: install your system's package for it (Debian: python3-venv)." >&2
            exit 1
        }
    }
fi
"$where/bin/pip" install -q --disable-pip-version-check "$@"
