import { toCents } from '../../../core/money/money.ts';
import { formatMoney } from '../../../core/pricing/format-money.ts';
import type { Language } from '../../../core/text/language.ts';
import { formatDate, formatHour } from '../../../core/time/format.ts';
import { endInstant, isEndEarlier } from '../../../core/time/session.ts';
import { dateOf, timeOf, type WallTime } from '../../../core/time/wall-time.ts';
import { PARIS, toWallTime } from '../../../core/time/zone.ts';
import { TEXTS, type TextKey } from './texts.ts';

/** Returns a text with its values inserted. */
type Say = (key: TextKey, values?: Readonly<Record<string, string>>) => string;

/** Returns a function that returns the texts of a language. A value is inserted as it is, whatever it contains. */
export function sayIn(lang: Language): Say {
  return (key, values = {}) => TEXTS[lang][key].replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}

/** Dates and amounts in the words of a language. */
export interface Words {
  readonly say: Say;
  /** Returns 'mardi 24 novembre 2026, 10h00 – 11h00', for times as payloads have them. */
  session(start: string, end: string | null): string;
  /** Returns an instant in milliseconds since 1970 in words: 'mardi 24 novembre 2026 à 10h00'. */
  instant(milliseconds: number): string;
  /** Returns 'mardi 24 novembre 2026'. */
  day(date: string): string;
  /** Formats a decimal amount of a currency. */
  sum(amount: number, currency: string): string;
}

export function wordsIn(lang: Language): Words {
  const say = sayIn(lang);
  const day = (wall: WallTime) => formatDate(wall, 'full', lang);
  // A no-break space keeps an hour and its AM or PM on one line.
  const hour = (wall: WallTime) => formatHour(timeOf(wall), lang).replace(' ', '\u00a0');
  const at = (wall: WallTime) => say('at', { day: day(wall), hour: hour(wall) });
  return {
    say,
    session: (from, until) => {
      const [start, end] = [asWall(from), asWall(until ?? from)];
      if (start === end) return at(start);
      if (dateOf(start) !== dateOf(end)) return `${at(start)}\u00a0– ${at(end)}`;
      const isTwice = isEndEarlier(start, end);
      const last = isTwice ? `${hour(toWallTime(endInstant(start, end), PARIS))} (UTC+1)` : hour(end);
      return say('session', { day: day(start), start: hour(start), end: last });
    },
    instant: (milliseconds) => at(toWallTime(milliseconds, PARIS)),
    day: (date) => day(asWall(`${date}T00:00`)),
    sum: (amount, currency) => formatMoney(toCents(amount) ?? 0, currency, lang),
  };
}

/** Returns a time of a payload, without its seconds. */
export function asWall(text: string): WallTime {
  return text.slice(0, 16) as WallTime;
}
