#!/usr/bin/env bash
# ical.js 2.2.1, on any platform.
#
# An event of iCalendar may recur by a list of further dates alone: RDATE without RRULE. RFC 5545, 3.8.5.2, counts DTSTART
# as the first instance of the recurrence set.
# One would guess: the iterator of such an event begins with its start, as that of an event with RRULE does.
# Seen: it begins with the first date of RDATE; the start, which calendar programs show, never comes. With an RRULE beside
# the same dates it does.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y > /dev/null
npm install --silent --no-fund --no-audit ical.js@2.2.1
cat > try.mjs <<'JS'
import ICAL from 'ical.js';
const daysOf = (...lines) => {
  const text = ['BEGIN:VEVENT', 'UID:closed@studio.example', 'DTSTART;VALUE=DATE:20261224', ...lines, 'END:VEVENT'];
  const iterator = new ICAL.Event(new ICAL.Component(ICAL.parse(text.join('\r\n')))).iterator();
  const days = [];
  for (let day = iterator.next(); day; day = iterator.next()) days.push(day.toString());
  return days.join(' ');
};
console.log(`RDATE: ${daysOf('RDATE;VALUE=DATE:20261226,20270101')}`);
console.log(`RRULE and RDATE: ${daysOf('RRULE:FREQ=DAILY;COUNT=1', 'RDATE;VALUE=DATE:20261226,20270101')}`);
JS
seen=$(node try.mjs)
expected='RDATE: 2026-12-26 2027-01-01
RRULE and RDATE: 2026-12-24 2026-12-26 2027-01-01'
echo "$seen"
[ "$seen" = "$expected" ] || { printf 'This has changed. It was:\n%s\n' "$expected"; exit 1; }
