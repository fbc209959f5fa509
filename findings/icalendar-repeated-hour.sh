#!/usr/bin/env bash
# ical.js 2.2.1, node-ical 0.27.2.
#
# An event of Europe/Paris that begins at 01:30 and ends at 02:30 in the night in which summer time ends. 02:30 occurs
# twice that night. RFC 5545, section 3.3.5: "If the local time described occurs more than one time […], the DATE-TIME
# value refers to the first occurrence", so that the event lasts an hour.
# One would guess: both libraries say 60 minutes.
# Seen: both take the second 02:30 and say 120 minutes. Only an end that is written in UTC is read right.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y > /dev/null
npm install --silent --no-fund --no-audit ical.js@2.2.1 node-ical@0.27.2
cat > try.mjs <<'JS'
import ICAL from 'ical.js';
import ical from 'node-ical';

const zone = `BEGIN:VTIMEZONE
TZID:Europe/Paris
BEGIN:DAYLIGHT
DTSTART:19810329T020000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
TZNAME:CEST
END:DAYLIGHT
BEGIN:STANDARD
DTSTART:19961027T030000
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
TZNAME:CET
END:STANDARD
END:VTIMEZONE`;
const file = (end) => `BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Example//EN
${zone}
BEGIN:VEVENT
UID:one@example.org
DTSTAMP:20261001T000000Z
DTSTART;TZID=Europe/Paris:20261025T013000
${end}
SUMMARY:Yoga
END:VEVENT
END:VCALENDAR`.replaceAll('\n', '\r\n');

const byIcalJs = (text) => {
  const calendar = new ICAL.Component(ICAL.parse(text));
  ICAL.TimezoneService.reset();
  for (const each of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(each);
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent'));
  return (event.endDate.toUnixTime() - event.startDate.toUnixTime()) / 60;
};
const byNodeIcal = (text) => {
  const event = Object.values(ical.sync.parseICS(text)).find(({ type }) => type === 'VEVENT');
  return (event.end - event.start) / 60_000;
};
for (const [how, end] of [['local', 'DTEND;TZID=Europe/Paris:20261025T023000'], ['UTC', 'DTEND:20261025T003000Z']]) {
  console.log(`${how}: ical.js ${byIcalJs(file(end))} min, node-ical ${byNodeIcal(file(end))} min`);
}
JS
seen=$(node try.mjs)
expected='local: ical.js 120 min, node-ical 120 min
UTC: ical.js 60 min, node-ical 60 min'
echo "$seen"
[ "$seen" = "$expected" ] || { printf 'This has changed. It was:\n%s\n' "$expected"; exit 1; }
