import { endInstant } from '../time/session.ts';
import type { WallTime } from '../time/wall-time.ts';
import { occursTwice, PARIS, toInstant, toWallTime } from '../time/zone.ts';

/** A booked slot or item as calendar applications show it. */
export interface CalendarEntry {
  /** Globally unique, and the same when the file is made again. */
  readonly uid: string;
  readonly start: WallTime;
  readonly end: WallTime;
  readonly title: string;
  /** The name of who offers it. */
  readonly organizer: string;
  readonly location: string;
  readonly description: string;
  /** The address of a page about the entry; empty for none. */
  readonly url: string;
}

/**
 * What a file tells of its entries: they are booked (`confirmed`), calendars that have them are to change their times,
 * or to remove them (`cancelled`).
 */
export type CalendarStatus = 'confirmed' | 'changed' | 'cancelled';

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

/**
 * Returns the text of an .ics file (RFC 5545, 5546) with these entries, in wall times of Paris; `now` is when it is made,
 * in milliseconds since 1970.
 */
export function calendarFile(entries: readonly CalendarEntry[], status: CalendarStatus, now: number): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Creneau//Creneau//FR',
    `METHOD:${status === 'cancelled' ? 'CANCEL' : 'PUBLISH'}`,
    ...PARIS_RULES,
    ...entries.flatMap((entry) => [
      'BEGIN:VEVENT',
      `UID:${escapeText(entry.uid)}`,
      `DTSTAMP:${utc(now)}`,
      ...periodOf(entry),
      `SUMMARY:${escapeText(entry.title)}`,
      `LOCATION:${escapeText(entry.location)}`,
      `DESCRIPTION:${escapeText(entry.description)}`,
      ...(entry.url === '' ? [] : [`URL:${addressOf(entry)}`]),
      ...(status === 'cancelled' ? [organizerOf(entry)] : []),
      // A calendar acts on an entry that it has if the number is higher; minutes are, without counting the changes.
      `SEQUENCE:${status === 'confirmed' ? 0 : Math.floor(now / 60_000)}`,
      `STATUS:${status === 'cancelled' ? 'CANCELLED' : 'CONFIRMED'}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** Returns the method of a file, which the part of a mail with the file must name as well (RFC 6047). */
export function methodOf(file: string): string {
  return /^METHOD:(\w+)\r$/m.exec(file)?.[1] ?? 'PUBLISH';
}

/**
 * Returns the lines of start and end. They are in UTC if the clocks show one of them twice in that night, because most
 * programs take the second one. An entry without a duration has no end, as RFC 5545 requires.
 */
function periodOf({ start, end }: CalendarEntry): readonly string[] {
  const [from, until] = [toInstant(start, PARIS), endInstant(start, end)];
  const isUtc = occursTwice(from, PARIS) || occursTwice(until, PARIS);
  const at = (instant: number) =>
    isUtc ? `:${utc(instant)}` : `;TZID=${PARIS}:${digits(`${toWallTime(instant, PARIS)}:00`)}`;
  return [`DTSTART${at(from)}`, ...(until > from ? [`DTEND${at(until)}`] : [])];
}

function utc(instant: number): string {
  return `${digits(new Date(instant).toISOString())}Z`;
}

/** Converts `2026-11-24T08:00:00…` to `20261124T080000`. */
function digits(time: string): string {
  return time.slice(0, 19).replaceAll(/[-:]/g, '');
}

function escapeText(text: string): string {
  return plainText(text)
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');
}

/** Returns a text without what RFC 5545 and addresses forbid: control characters, and halves of characters. */
export function plainText(text: string): string {
  return text.replaceAll(LINE_BREAK, '\n').replaceAll(/[^\P{Cc}\n\t]|\p{Cs}/gu, '');
}

/** Each character that some program takes for the end of a line. */
const LINE_BREAK = /\r\n?|[\n\v\f\u0085\u2028\u2029]/g;

/**
 * Returns the line of the organizer, whose address is a page because nobody reads answers. A file that publishes has none:
 * Evolution asks for an answer to it then.
 */
function organizerOf(entry: CalendarEntry): string {
  const name = plainText(entry.organizer).replaceAll(/\s/g, ' ').replaceAll('"', "'");
  return `ORGANIZER;CN="${name}":${addressOf(entry)}`;
}

/** A URI is not escaped like text, and must contain no line break. */
function addressOf({ url }: CalendarEntry): string {
  return url.replaceAll(/\s/g, '');
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
