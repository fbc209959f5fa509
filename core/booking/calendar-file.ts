import type { WallTime } from '../time/wall-time.ts';
import { PARIS, toInstant } from '../time/zone.ts';

/** A booked slot or item as calendar applications show it. */
export interface CalendarEntry {
  /** Globally unique, and the same when the file is made again. */
  readonly uid: string;
  readonly start: WallTime;
  readonly end: WallTime;
  readonly title: string;
  readonly location: string;
}

/** The text of an .ics file (RFC 5545) with these entries, in UTC; `now` is when it is made, in milliseconds since 1970. */
export function calendarFile(entries: readonly CalendarEntry[], now: number): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Creneau//Creneau//FR',
    ...entries.flatMap((entry) => [
      'BEGIN:VEVENT',
      `UID:${escapeText(entry.uid)}`,
      `DTSTAMP:${stamp(now)}`,
      `DTSTART:${stamp(toInstant(entry.start, PARIS))}`,
      `DTEND:${stamp(toInstant(entry.end, PARIS))}`,
      `SUMMARY:${escapeText(entry.title)}`,
      `LOCATION:${escapeText(entry.location)}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

function stamp(instant: number): string {
  return `${new Date(instant).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
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
