#!/bin/sh
# make-venv.sh FOLDER: a Python environment in FOLDER. Says what is missing where it cannot be made.
set -eu
venv=$1
python=${PYTHON:-python3}

if ! command -v "$python" >/dev/null; then
    echo "No '$python' found. ttr_widget needs Python 3.11 or newer; name one with: make PYTHON=/path/to/python3" >&2
    exit 1
fi
if ! "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))'; then
    echo "$("$python" --version) is too old: ttr_widget needs Python 3.11 or newer (make PYTHON=python3.12, say)." >&2
    exit 1
fi

# Debian keeps ensurepip, without which an environment has no pip, in a package of its own.
if ! "$python" -c 'import ensurepip' 2>/dev/null; then
    package=$("$python" -c 'import sys; print("python%d.%d-venv" % sys.version_info[:2])')
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
        echo "Installing $package"
        apt-get update -qq
        DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$package"
    else
        echo "This Python cannot make environments. On Debian or Ubuntu: sudo apt install $package" >&2
        exit 1
    fi
fi

[ -x "$venv/bin/pip" ] || "$python" -m venv "$venv"
