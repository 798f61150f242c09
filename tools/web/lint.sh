#!/bin/sh
# Checks the types and the style of the browser code. With --if-possible, a machine without npm, or on which the tools
# cannot be fetched, says in a line that it was left out.
set -eu
cd "$(dirname "$0")"

tools_there() {
  [ node_modules/.package-lock.json -nt package-lock.json ] ||
    { command -v npm >/dev/null && npm ci --no-audit --no-fund --fetch-retries=0 --loglevel=error >/dev/null; }
}

if ! tools_there; then
  echo "The browser code was not checked: that needs npm, Node.js 20.19 or later, and the packages of tools/web."
  [ "${1-}" = --if-possible ]
  exit
fi
node_modules/.bin/tsc --project .
cd ../..
tools/web/node_modules/.bin/eslint --config tools/web/eslint.config.js --max-warnings 0 src/ludoteca/table/static tools/web
