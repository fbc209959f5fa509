import { endInstant, isEndEarlier } from '../time/session.ts';
import type { WallTime } from '../time/wall-time.ts';
import { adjustGap, PARIS, toInstant } from '../time/zone.ts';

/** A booked slot or item as calendar applications show it. */
export interface CalendarEntry {
  /** Globally unique, and the same when the file is made again. */
  readonly uid: string;
  readonly start: WallTime;
  readonly end: WallTime;
  readonly title: string;
  readonly location: string;
  readonly description: string;
  /** The address of a page about the entry. */
  readonly url: string;
}

/** Whether the entries of a file take place, or have been cancelled. */
export type CalendarStatus = 'confirmed' | 'cancelled';

/** The rules of Paris time since 1996, for calendars without a time zone database. */
const PARIS_RULES = [
  'BEGIN:VTIMEZONE',
  `TZID:${PARIS}`,
  'BEGIN:DAYLIGHT',
  'DTSTART:19960331T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'TZNAME:CEST',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'DTSTART:19961027T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'TZNAME:CET',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** The `SEQUENCE` of entries: a calendar replaces an entry when it reads the same entry with a higher number. */
const SEQUENCE: Readonly<Record<CalendarStatus, number>> = { confirmed: 0, cancelled: 1 };

/**
 * Returns the text of an .ics file (RFC 5545) with these entries, in wall times of Paris; `now` is when it is made, in
 * milliseconds since 1970.
 */
export function calendarFile(entries: readonly CalendarEntry[], status: CalendarStatus, now: number): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Creneau//Creneau//FR',
    'METHOD:PUBLISH',
    ...PARIS_RULES,
    ...entries.flatMap((entry) => [
      'BEGIN:VEVENT',
      `UID:${escapeText(entry.uid)}`,
      `DTSTAMP:${digits(new Date(now).toISOString())}Z`,
      ...periodOf(entry),
      `SUMMARY:${escapeText(entry.title)}`,
      `LOCATION:${escapeText(entry.location)}`,
      `DESCRIPTION:${escapeText(entry.description)}`,
      // A URI is not escaped like text, and must contain no line break.
      `URL:${entry.url.replaceAll(/\s/g, '')}`,
      `SEQUENCE:${SEQUENCE[status]}`,
      `STATUS:${status.toUpperCase()}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/**
 * Returns the lines of start and end. They are in UTC if the session ends before the instant of its end's wall time
 * (`isEndEarlier`), because an hour occurs twice: from 02:30, an hour ends at the second 02:30, not at 03:30.
 */
function periodOf({ start, end }: CalendarEntry): readonly string[] {
  if (isEndEarlier(start, end)) {
    const [from, until] = [toInstant(start, PARIS), endInstant(start, end)].map((at) => new Date(at).toISOString());
    return [`DTSTART:${digits(from ?? '')}Z`, `DTEND:${digits(until ?? '')}Z`];
  }
  // Calendar applications disagree about times in the hour that is skipped in spring, so these are moved out of it.
  const at = (wall: WallTime) => `;TZID=${PARIS}:${digits(`${adjustGap(wall)}:00`)}`;
  return [`DTSTART${at(start)}`, `DTEND${at(end)}`];
}

/** Converts `2026-11-24T08:00:00…` to `20261124T080000`. */
function digits(time: string): string {
  return time.slice(0, 19).replaceAll(/[-:]/g, '');
}

function escapeText(text: string): string {
  return text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r\n?|\n/g, '\\n');
}

/** Folds a line at 75 octets; continuation lines start with a space. Characters are never split. */
function fold(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > 75) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}

function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}
