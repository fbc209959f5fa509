#!/usr/bin/env bash
# beasties 0.5.4.
#
# Beasties writes the critical part of a style sheet into the page and loads the whole sheet later.
# One would guess: rules for elements that come later (a dialog, an element that a script puts there) are late, not lost.
# Seen: it reduces a `<style>` of the page itself too, and the rule that it takes out of it is nowhere any more.
# `reduceInlineStyles: false` or `allowRules` prevent it.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y > /dev/null
npm install --silent --no-fund --no-audit beasties@0.5.4
cat > try.mjs <<'JS'
import Beasties from 'beasties';
const page = '<html><head><style>p{color:red}dialog.later{color:blue}</style></head><body><p>x</p></body></html>';
for (const options of [{}, { allowRules: [/later/] }, { reduceInlineStyles: false }]) {
  const html = await new Beasties({ logLevel: 'silent', ...options }).process(page);
  console.log(/<style>(.*?)<\/style>/s.exec(html)?.[1]);
}
JS
seen=$(node try.mjs)
expected='p{color:red}
p{color:red}dialog.later{color:blue}
p{color:red}dialog.later{color:blue}'
echo "$seen"
[ "$seen" = "$expected" ] || { printf 'This has changed. It was:\n%s\n' "$expected"; exit 1; }
