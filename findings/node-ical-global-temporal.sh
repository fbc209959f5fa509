#!/usr/bin/env bash
# node-ical 0.27.2, on Node 20 to 24, which have no Temporal of their own.
#
# node-ical reads calendar files. A program tests `globalThis.Temporal` to learn whether the platform has Temporal.
# One would guess: importing a reader of files changes no global name.
# Seen: it defines `globalThis.Temporal` for the whole process, without `Date.prototype.toTemporalInstant`, which the
# platform's own always has. From then on every other module takes the new way, depending on the order of imports.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y > /dev/null
npm install --silent --no-fund --no-audit node-ical@0.27.2
cat > try.mjs <<'JS'
const platform = 'Temporal' in globalThis;
await import('node-ical');
console.log(`before: ${platform}, after: ${'Temporal' in globalThis}`);
console.log(`toTemporalInstant: ${'toTemporalInstant' in Date.prototype}`);
JS
seen=$(node try.mjs)
expected='before: false, after: true
toTemporalInstant: false'
echo "$seen"
[ "$seen" = "$expected" ] || { printf 'This has changed. It was:\n%s\n' "$expected"; exit 1; }
