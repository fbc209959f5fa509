import type { Ui } from './words/words.ts';

/** An instant at which errors of calendars are likely, as `yyyy-MM-ddTHH:mm` in UTC. */
interface Preset {
  readonly name: 'spring' | 'autumn' | 'monthEnd' | 'year';
  readonly now: string;
}

/**
 * Returns the next instant of each kind after `now` (milliseconds since 1970): half an hour before each of the two
 * clock changes in Paris, a minute before the end of the month, and the morning of the same day a year later.
 */
export function presetsAfter(now: number): readonly Preset[] {
  const year = new Date(now).getUTCFullYear();
  const next = (at: (year: number) => number) => [at(year), at(year + 1)].find((time) => time > now) ?? at(year + 1);
  const month = new Date(now).getUTCMonth();
  const monthEnd = [endOf(year, month), endOf(year, month + 1)].find((time) => time > now) ?? now;
  return [
    { name: 'spring', now: textOf(next((each) => changeIn(each, 2))) },
    { name: 'autumn', now: textOf(next((each) => changeIn(each, 9))) },
    { name: 'monthEnd', now: textOf(monthEnd) },
    { name: 'year', now: textOf(Date.UTC(year + 1, month, new Date(now).getUTCDate(), 9)) },
  ];
}

/** Returns an instant in the form of fields and addresses. */
function textOf(time: number): string {
  return new Date(time).toISOString().slice(0, 16);
}

/** Returns an instant in words, as a clock in Paris shows it. */
export function inParis(now: string, ui: Ui): string {
  const format = new Intl.DateTimeFormat(ui === 'fr' ? 'fr-FR' : 'en-GB', {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: 'Europe/Paris',
  });
  return format.format(new Date(`${now}Z`));
}

/** Returns the instant half an hour before a month's clock change, which is at 01:00 UTC on the last Sunday. */
function changeIn(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month + 1, 0, 0, 30));
  return last.getTime() - last.getUTCDay() * 86_400_000;
}

/** Returns the instant a minute before a month (0 is January) ends in Paris. */
function endOf(year: number, month: number): number {
  const midnight = Date.UTC(year, month + 1, 1);
  const format = new Intl.DateTimeFormat('en-GB', { hour: 'numeric', hourCycle: 'h23', timeZone: 'Europe/Paris' });
  return midnight - Number(format.format(midnight)) * 3_600_000 - 60_000;
}
