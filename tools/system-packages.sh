#!/bin/sh
# Install these Debian packages if they are missing and we may; otherwise say what is missing and go on.
set -u
missing=""
for package in "$@"; do
    case $package in
        postgresql) ls /usr/lib/postgresql/*/bin/postgres >/dev/null 2>&1 || missing="$missing postgresql" ;;
        fonts-dejavu) ls /usr/share/fonts/truetype/dejavu/DejaVuSansCondensed.ttf >/dev/null 2>&1 || missing="$missing fonts-dejavu" ;;
        fonts-liberation) ls /usr/share/fonts/truetype/liberation*/*.ttf >/dev/null 2>&1 || missing="$missing fonts-liberation" ;;
        python3-venv) python3 -c 'import ensurepip' >/dev/null 2>&1 || missing="$missing python3-venv" ;;
        *) command -v "$package" >/dev/null 2>&1 || missing="$missing $package" ;;
    esac
done
[ -z "$missing" ] && exit 0

if [ "$(id -u)" = 0 ]; then
    become=""
elif command -v sudo >/dev/null 2>&1 && sudo -n true 2>/dev/null; then
    become="sudo -n"
else
    become="no"
fi
if [ "$become" = no ] || ! command -v apt-get >/dev/null 2>&1; then
    echo "Not installed, and this account may not install it:$missing. Tests that need it are skipped, or show less." >&2
    exit 0
fi
echo "Installing:$missing"
export DEBIAN_FRONTEND=noninteractive
$become apt-get update -qq
# The server is started by the tests themselves, as a private cluster; Debian's own is not wanted.
[ -d /etc/postgresql-common ] || { $become mkdir -p /etc/postgresql-common && echo "create_main_cluster = false" | $become tee /etc/postgresql-common/createcluster.conf >/dev/null; }
# shellcheck disable=SC2086
$become apt-get install -y -qq --no-install-recommends $missing >/dev/null || echo "Could not install:$missing" >&2
exit 0
