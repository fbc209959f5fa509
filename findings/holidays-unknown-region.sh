#!/usr/bin/env bash
# date-holidays 3.37.0.
#
# Alsace and Moselle have two public holidays more than the rest of France. The package knows them as the regions 57, 67
# and 68, which are departments.
# One would guess: a region that it does not know, such as the code of the Grand Est in ISO 3166-2 (FR-GES) or a letter
# too many, is refused.
# Seen: every text is taken, and the year has the 11 days of France. `getStates('FR')` is the only way to know.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y > /dev/null
npm install --silent --no-fund --no-audit date-holidays@3.37.0
cat > try.mjs <<'JS'
import Holidays from 'date-holidays';
const count = (...where) => new Holidays(...where).getHolidays(2027).filter(({ type }) => type === 'public').length;
const known = Object.keys(new Holidays().getStates('FR'));
for (const region of [undefined, '57', 'GES', '057', 'nowhere']) {
  console.log(`${region ?? 'France'}: ${count('FR', region)}${known.includes(region) ? ', a known region' : ''}`);
}
JS
seen=$(node try.mjs)
expected='France: 11
57: 13, a known region
GES: 11
057: 11
nowhere: 11'
echo "$seen"
[ "$seen" = "$expected" ] || { printf 'This has changed. It was:\n%s\n' "$expected"; exit 1; }
