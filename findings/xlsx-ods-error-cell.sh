#!/usr/bin/env bash
# @e965/xlsx 0.20.3 (SheetJS).
#
# A sheet with an error cell (`#DIV/0!`), as a formula leaves it, and a time formatted `hh:mm`, written as a workbook and
# read back by the same library.
# One would guess: `.xlsx` and `.ods` give the same cells.
# Seen: from `.ods` the error cell is missing, as if it had been empty, and the displayed text of the time is its number.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y > /dev/null
npm install --silent --no-fund --no-audit @e965/xlsx@0.20.3
cat > try.mjs <<'JS'
import * as XLSX from '@e965/xlsx';
const sheet = XLSX.utils.aoa_to_sheet([[1]]);
sheet.B1 = { t: 'e', v: 0x07 };
sheet.C1 = { t: 'n', v: 0.3125, z: 'hh:mm' };
sheet['!ref'] = 'A1:C1';
for (const bookType of ['xlsx', 'ods']) {
  const file = XLSX.write({ SheetNames: ['one'], Sheets: { one: sheet } }, { type: 'buffer', bookType });
  const { A1, B1, C1 } = XLSX.read(file).Sheets.one;
  console.log(`${bookType}: A1 ${A1?.w}, B1 ${B1?.w}, C1 ${C1?.w}`);
}
JS
seen=$(node try.mjs)
expected='xlsx: A1 1, B1 #DIV/0!, C1 07:30
ods: A1 1, B1 undefined, C1 0.3125'
echo "$seen"
[ "$seen" = "$expected" ] || { printf 'This has changed. It was:\n%s\n' "$expected"; exit 1; }
