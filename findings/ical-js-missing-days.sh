#!/usr/bin/env bash
# ical.js 2.2.1, on any platform.
#
# A yearly recurrence may name a day that some of its months or years do not have: the last day of quarters, 29 February.
# RFC 5545, 3.3.10: a recurrence rule that generates an invalid date skips it.
# One would guess: 31 April is left out, and 29 February comes in leap years.
# Seen: with FREQ=YEARLY the day rolls over into the next month, 31 April to 1 May and 29 February to 1 March; with
# FREQ=MONTHLY it is left out, as it should be. So a yearly closing day of one calendar can close another day here.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y > /dev/null
npm install --silent --no-fund --no-audit ical.js@2.2.1
cat > try.mjs <<'JS'
import ICAL from 'ical.js';
const say = (start, rule) => {
  const text = ['BEGIN:VEVENT', 'UID:closed@studio.example', `DTSTART;VALUE=DATE:${start}`, `RRULE:${rule}`, 'END:VEVENT'];
  const iterator = new ICAL.Event(new ICAL.Component(ICAL.parse(text.join('\r\n')))).iterator();
  const days = [];
  for (let day = iterator.next(); day; day = iterator.next()) days.push(day.toString());
  console.log(`${rule}: ${days.join(' ')}`);
};
say('20260131', 'FREQ=YEARLY;BYMONTH=1,4;BYMONTHDAY=31;COUNT=4');
say('20240229', 'FREQ=YEARLY;COUNT=3');
say('20260131', 'FREQ=MONTHLY;BYMONTHDAY=31;COUNT=3');
JS
seen=$(node try.mjs)
expected='FREQ=YEARLY;BYMONTH=1,4;BYMONTHDAY=31;COUNT=4: 2026-01-31 2026-05-01 2027-01-31 2027-05-01
FREQ=YEARLY;COUNT=3: 2024-02-29 2025-03-01 2026-03-01
FREQ=MONTHLY;BYMONTHDAY=31;COUNT=3: 2026-01-31 2026-03-31 2026-05-31'
echo "$seen"
[ "$seen" = "$expected" ] || { printf 'This has changed. It was:\n%s\n' "$expected"; exit 1; }
