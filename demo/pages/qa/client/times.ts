import type { Ui } from './words/words.ts';

/** Instants at which calendars go wrong, `yyyy-MM-ddTHH:mm` of UTC. */
interface Preset {
  readonly name: 'spring' | 'autumn' | 'monthEnd' | 'year';
  readonly now: string;
}

/**
 * Returns the next of each after `now` (milliseconds since 1970): half an hour before Paris changes its clocks, a
 * minute before its month ends, and the morning a year later.
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

/** Returns an instant as forms and addresses write it. */
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

/** Clocks change at 01:00 of UTC, on a month's last Sunday. */
function changeIn(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month + 1, 0, 0, 30));
  return last.getTime() - last.getUTCDay() * 86_400_000;
}

/** Returns a minute before a month (0 is January) ends in Paris. */
function endOf(year: number, month: number): number {
  const midnight = Date.UTC(year, month + 1, 1);
  const format = new Intl.DateTimeFormat('en-GB', { hour: 'numeric', hourCycle: 'h23', timeZone: 'Europe/Paris' });
  return midnight - Number(format.format(midnight)) * 3_600_000 - 60_000;
}
