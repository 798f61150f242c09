#!/bin/sh
# Make a compiled wheel in dist for each of the Pythons that are named, and try each in an environment of its own.
# One that is not on this machine is told and passed over; it is an error if none is.
set -eu
made=0
for python in "$@"; do
    if ! command -v "$python" > /dev/null || ! "$python" -c '' 2> /dev/null; then
        echo "$python is not here: no wheel for it"
        continue
    fi
    rm -rf build
    where=$(mktemp -d)
    trap 'rm -rf "$where"' EXIT
    "$python" -m venv "$where"
    "$python" -m venv "$where/building"
    "$where/building/bin/pip" install -q --disable-pip-version-check --require-hashes -r deploy/build.lock
    LUDOTECA_COMPILED=1 "$where/building/bin/pip" wheel -q --disable-pip-version-check --no-deps --no-build-isolation \
        --wheel-dir "$where/made" .
    "$where/bin/pip" install -q --disable-pip-version-check "$where"/made/ludoteca-*.whl
    (cd "$where" && bin/ludoteca --version | grep compiled && bin/ludoteca check lyon --games 2)
    mkdir -p dist
    mv "$where"/made/ludoteca-*.whl dist/
    rm -rf "$where"
    made=$((made + 1))
done
ls -1 dist/ludoteca-*.whl
[ "$made" -gt 0 ]
