#!/bin/sh
# need-browser.sh: Chromium and fonts for Chinese and Japanese, through apt where we may, else a clear failure.
set -eu

have_browser() { command -v chromium || command -v chromium-browser || command -v google-chrome; } >/dev/null
have_fonts() { command -v fc-list >/dev/null && fc-list :lang=ja family | grep -q .; }

wanted=
have_browser || wanted="chromium"
have_fonts || wanted="$wanted fontconfig fonts-noto-cjk"
[ -n "$wanted" ] || exit 0

if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    echo "Installing" $wanted
    apt-get update -qq
    # shellcheck disable=SC2086
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $wanted >/dev/null
fi

if ! have_browser; then
    echo "The browser tests need Chromium, and there is none on PATH (chromium, chromium-browser, google-chrome)." >&2
    echo "On Debian or Ubuntu: sudo apt install chromium fonts-noto-cjk" >&2
    exit 1
fi
have_fonts || echo "Remark: no Japanese font found; Chinese and Japanese texts will be boxes (Debian: fonts-noto-cjk)." >&2
