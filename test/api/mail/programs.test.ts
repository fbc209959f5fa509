import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CalendarStatus } from '../../../core/booking/calendar-file.ts';
import { changedCalendar } from '../../../core/booking/changed-calendar.ts';
import { type BookedTime, type CalendarOrder, orderCalendar } from '../../../core/booking/order-calendar.ts';

const NOW = Date.parse('2026-11-20T09:00:00Z');

/** Debian's packages of the programs, and how each says that it is here. */
const PROGRAMS = {
  khal: ['khal', ['--version']],
  calcurse: ['calcurse', ['--version']],
  'python3-gi and gir1.2-ical-3.0': ['/usr/bin/python3', ['-c', "import gi; gi.require_version('ICalGLib', '3.0')"]],
} as const;
const missing = Object.entries(PROGRAMS).filter(([, [name, given]]) => spawnSync(name, given).status !== 0);
if (missing.length > 0) {
  console.warn(`Calendar programs are skipped: install ${missing.map(([name]) => name).join(', ')} with apt-get.`);
}

/** Prints the minutes of each event as libical reads them, and the number of errors that its check adds to the file. */
const LIBICAL = `
import sys, gi
gi.require_version('ICalGLib', '3.0')
from gi.repository import ICalGLib as ical
file = ical.Component.new_from_string(sys.stdin.read())
ical.restriction_check(file)
at = lambda time: time.as_timet_with_zone(time.get_timezone()) if time.get_timezone() else time.as_timet()
event = file.get_first_component(ical.ComponentKind.VEVENT_COMPONENT)
while event:
    print((at(event.get_dtend()) - at(event.get_dtstart())) // 60)
    event = file.get_next_component(ical.ComponentKind.VEVENT_COMPONENT)
print('errors', file.count_errors())
`;

let home: string;
beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'creneau-calendars-'));
});
afterAll(() => rmSync(home, { recursive: true }));

const run = (name: string, given: readonly string[], input?: string) =>
  execFileSync(name, given, {
    env: { ...process.env, HOME: home, TZ: 'Europe/Paris', LC_ALL: 'C.UTF-8' },
    encoding: 'utf8',
    ...(input === undefined ? {} : { input }),
  });

/** Opens each of these files in a new calendar of khal; returns its lines of a day and the next. */
function khal(name: string, files: readonly string[], day: string): readonly string[] {
  const folder = join(home, `khal-${name}`);
  mkdirSync(join(folder, 'entries'), { recursive: true });
  const format =
    'timeformat = %H:%M\ndateformat = %Y-%m-%d\nlongdateformat = %Y-%m-%d\ndatetimeformat = %Y-%m-%d %H:%M';
  const settings = `[calendars]\n[[one]]\npath = ${folder}/entries\n[locale]\nlocal_timezone = Europe/Paris\n${format}
longdatetimeformat = %Y-%m-%d %H:%M\n[sqlite]\npath = ${folder}/khal.db\n`;
  writeFileSync(join(folder, 'config'), settings);
  const call = (...given: readonly string[]) => run('khal', ['-c', join(folder, 'config'), ...given]);
  for (const [index, file] of files.entries()) {
    writeFileSync(join(folder, `${index}.ics`), file);
    call('import', '--batch', join(folder, `${index}.ics`));
  }
  const lines = call('list', '--day-format', '', '--format', '{start-time}-{end-time} {cancelled}{title}', day, '2d');
  return lines.split('\n').filter(Boolean);
}

/** Opens each of these files in a new calendar of calcurse; returns its appointments of a day and the next. */
function calcurse(name: string, files: readonly string[], day: string): readonly string[] {
  const folder = join(home, `calcurse-${name}`);
  mkdirSync(folder);
  for (const [index, file] of files.entries()) {
    writeFileSync(join(folder, `${index}.ics`), file);
    run('calcurse', ['-D', folder, '-q', '-i', join(folder, `${index}.ics`)]);
  }
  const form = ['--input-datefmt', '4', '--format-apt', '%S-%E %m\n'];
  const lines = run('calcurse', ['-D', folder, ...form, '-Q', '--from', day, '--days', '2']);
  return lines.split('\n').filter((line) => /^\d\d:\d\d-/.test(line));
}

const sessionsOn = (day: string, ...times: readonly string[]): readonly BookedTime[] =>
  times.map((time) => {
    const [start, end] = time.split('-').map((hour) => `${day}T${hour}`) as [BookedTime['start'], BookedTime['end']];
    return { id: `7_${time}`, start, end };
  });

const CASES = [
  ['one', '2026-12-05', ['14:00-15:00'], ['14:00-15:00'], [60]],
  ['touching', '2026-12-05', ['14:00-15:00', '15:00-16:00'], ['14:00-16:00'], [120]],
  ['apart', '2026-12-05', ['10:00-11:00', '16:00-17:00'], ['10:00-11:00', '16:00-17:00'], [60, 60]],
  ['until-october', '2027-10-31', ['01:30-02:30'], ['01:30-02:30'], [60]],
  ['over-october', '2027-10-31', ['02:30-03:30'], ['02:30-02:30'], [60]],
  ['from-october', '2027-10-31', ['03:00-04:00'], ['03:00-04:00'], [60]],
  ['march', '2027-03-28', ['01:30-03:30'], ['01:30-03:30'], [60]],
] as const;

describe.skipIf(missing.length > 0)('D-calendar-entries: other programs', { tags: ['@long'] }, () => {
  it.each(CASES)('programs read, mark and move the sessions of an order: %s', (name, day, times, shown, minutes) => {
    const slots = sessionsOn(day, ...times);
    const order: CalendarOrder = { id: name, slots, item: null, user: { fullName: 'Studio "Lumière", Lyon' } };
    const about = { title: 'Yoga, doux; "lent"', description: 'Réservation\nchez Studio', url: 'https://a.example/' };
    const cancelled = { ...about, title: 'Annulé : Yoga' };
    const file = (status: CalendarStatus) =>
      orderCalendar(order, status === 'cancelled' ? cancelled : about, status, NOW) ?? '';
    const [booked, ended] = [file('confirmed'), file('cancelled')];
    const entries = shown.map((time) => `${time} ${about.title}`);
    const marked = shown.map((time) => `${time} ${cancelled.title}`);

    const libical = (text: string) => run('/usr/bin/python3', ['-c', LIBICAL], text).trim().split('\n');
    expect(libical(ended)).toEqual([...minutes.map(String), 'errors 0']);
    // It misses the organizer.
    for (const text of [booked, file('changed')]) expect(libical(text)).toEqual([...minutes.map(String), 'errors 1']);
    expect(khal(`${name}-booked`, [booked], day)).toEqual(entries);
    expect(khal(`${name}-ended`, [booked, ended], day)).toEqual(marked.map((line) => line.replace(' ', ' CANCELLED ')));
    expect(calcurse(`${name}-booked`, [booked], day)).toEqual(entries);
    // It adds whatever it opens.
    expect(calcurse(`${name}-ended`, [booked, ended], day).toSorted()).toEqual([...entries, ...marked].sort());

    const later = { start: `${day}T18:00`, end: `${day}T18:30` } as Pick<BookedTime, 'start' | 'end'>;
    const moved = changedCalendar(order, [{ id: slots.at(-1)?.id ?? '', period: later }])?.file(about, NOW) ?? '';
    const kept = times.slice(0, -1).map((time) => `${time} ${about.title}`);
    expect(khal(`${name}-moved`, [booked, moved], day)).toEqual([...kept, `18:00-18:30 ${about.title}`]);
  });
});
