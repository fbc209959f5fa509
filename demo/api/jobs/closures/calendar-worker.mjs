// Reads a calendar in a thread of its own, whose memory and time are limited: a few recurrences never come to an end.
import { parentPort, workerData } from 'node:worker_threads';
import ICAL from 'ical.js';

const { text, from, until, mostSteps } = workerData;

/** The seconds of the shortest day, which may end at 23:59: nothing shorter covers one. */
const SHORTEST_DAY = 23 * 3600 - 60;

const calendar = new ICAL.Component(ICAL.parse(text));
if (calendar.name !== 'vcalendar') throw new Error('not a calendar');

const dated = calendar.getAllSubcomponents('vevent').filter((one) => one.getFirstPropertyValue('dtstart'));
const masters = new Map();
const exceptions = new Map();
for (const one of dated) {
  const uid = one.getFirstPropertyValue('uid');
  const group = one.hasProperty('recurrence-id') ? exceptions : masters;
  const known = group.get(uid);
  if (known) known.push(one);
  else group.set(uid, [one]);
}
const entries = [];
let steps = 0;
for (const [uid, ones] of masters) for (const one of ones) addAll(one, exceptions.get(uid) ?? []);
// Some programs publish a changed occurrence without its series.
for (const [uid, ones] of exceptions) if (!masters.has(uid)) for (const one of ones) addAll(one, []);
parentPort?.postMessage(entries);

function addAll(component, changed) {
  const event = new ICAL.Event(component, { exceptions: changed });
  // The iterator leaves out the start of an event that has only further dates.
  if (!component.hasProperty('rrule')) add({ item: event, startDate: event.startDate, endDate: event.endDate });
  if (!event.isRecurring()) return;
  // A recurrence may have begun many years ago, and most are shorter than a day.
  if ([event, ...changed.map((one) => new ICAL.Event(one))].every(isShort)) return;
  const iterator = event.iterator();
  for (let start = iterator.next(); start; start = iterator.next()) {
    const occurrence = event.getOccurrenceDetails(start);
    if (start.toJSDate().getTime() > until) return;
    add(occurrence);
  }
}

function isShort({ duration }) {
  return duration.toSeconds() < SHORTEST_DAY;
}

function add({ item, startDate, endDate }) {
  steps += 1;
  if (steps > mostSteps) throw new RangeError('too many occurrences');
  if (endDate.toJSDate().getTime() < from || startDate.toJSDate().getTime() > until) return;
  const said = (name) => item.component.getFirstPropertyValue(name)?.toString().toUpperCase() ?? null;
  entries.push({
    ...{ start: timeOf(startDate), end: timeOf(endDate) },
    ...{ transparency: said('transp'), status: said('status') },
  });
}

/** Returns an instant in milliseconds; of a day, and of a time in no zone that the calendar describes, the wall time. */
function timeOf(time) {
  const hasZone = !time.isDate && time.zone !== ICAL.Timezone.localTimezone;
  if (hasZone) return time.toJSDate().getTime();
  return time.isDate ? `${time.toString()}T00:00` : time.toString().slice(0, 16);
}
