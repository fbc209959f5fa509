#!/usr/bin/env bash
# lightningcss 1.33.0.
#
# `light-dark(black, white)` for browsers that do not have it is compiled to two custom properties, which a rule with
# `color-scheme` in the same file sets. A page may declare its scheme elsewhere, as in `<meta name="color-scheme">`,
# and the initial value of `color-scheme` makes `light-dark()` take its first value in every browser that has it.
# One would guess: without such a rule the first value remains, or a warning says that something is missing.
# Seen: no warning, and a value with two `var()` that nothing defines: it is invalid when it is computed, in new
# browsers too, so that the colour is inherited or the one of the initial value.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y > /dev/null
npm install --silent --no-fund --no-audit lightningcss@1.33.0
cat > try.mjs <<'JS'
import { transform } from 'lightningcss';
const compile = (css) => {
  const { code, warnings } = transform({ filename: 'a.css', code: Buffer.from(css), targets: { chrome: 111 << 16 } });
  console.log(code.toString().replace(/\s+/g, ' ').trim(), '| warnings:', warnings.length);
};
compile('p { color: light-dark(black, white) }');
compile('p { --ink: light-dark(black, white) }');
JS
seen=$(node try.mjs)
expected='p { color: var(--lightningcss-light, #000) var(--lightningcss-dark, #fff); } | warnings: 0
p { --ink: var(--lightningcss-light, #000) var(--lightningcss-dark, #fff); } | warnings: 0'
echo "$seen"
[ "$seen" = "$expected" ] || { printf 'This has changed. It was:\n%s\n' "$expected"; exit 1; }
