import type { NamedHoliday } from '../../../../core/studio/next-season.ts';
import { plainLetters } from '../../../../core/text/plain-letters.ts';
import { addDays, type PlainDate } from '../../../../core/time/wall-time.ts';

const ALL = ['tous', 'all', 'toutes'];

interface Wanted {
  /** The name of a holiday in French or English, or 'all'. */
  readonly name: string;
  /** A country, or a country and its region: `FR-57`. */
  readonly region: string;
  readonly from: PlainDate;
  readonly until: PlainDate;
}

/** Returns the days of the public holidays of this name; why there are none if the name or the region is unknown. */
export async function holidayDays({
  name,
  region,
  from,
  until,
}: Wanted): Promise<
  | { readonly case: 'days'; readonly days: readonly PlainDate[] }
  | { readonly case: 'unknown-holiday' | 'unknown-region' }
> {
  // With what it needs, the package weighs megabytes: most imports name no holiday.
  const { default: Holidays } = await import('date-holidays');
  const [country = 'FR', state] = region.toUpperCase().split('-');
  const known = new Holidays();
  if (!(country in known.getCountries())) return { case: 'unknown-region' };
  // For an unknown region the package returns the country's holidays.
  if (state !== undefined && !(state in (known.getStates(country) ?? {}))) return { case: 'unknown-region' };
  const wanted = plainLetters(name.trim());
  const days: PlainDate[] = [];
  let isKnown = ALL.includes(wanted);
  for (const language of ['fr', 'en']) {
    const calendar =
      state === undefined
        ? new Holidays(country, { languages: language })
        : new Holidays(country, state, { languages: language });
    for (let year = Number(from.slice(0, 4)); year <= Number(until.slice(0, 4)); year += 1) {
      for (const holiday of calendar.getHolidays(year)) {
        const isNamed = plainLetters(holiday.name) === wanted;
        isKnown ||= isNamed;
        const isWanted = holiday.type === 'public' && (isNamed || ALL.includes(wanted));
        if (!isWanted) continue;
        const length = Math.max(1, Math.round((holiday.end.getTime() - holiday.start.getTime()) / 86_400_000));
        for (let n = 0; n < length; n += 1) days.push(addDays(holiday.date.slice(0, 10) as PlainDate, n));
      }
    }
  }
  if (!isKnown) return { case: 'unknown-holiday' };
  return { case: 'days', days: [...new Set(days)].filter((day) => from <= day && day <= until).sort() };
}

/** Returns the French name and the region of a public holiday in France; null for any other day. */
export async function holidayNames(years: readonly number[]): Promise<(day: string) => NamedHoliday | null> {
  const { default: Holidays } = await import('date-holidays');
  const names = new Map<string, NamedHoliday>();
  for (const region of ['FR-57', 'FR']) {
    const [country = '', state = ''] = region.split('-');
    const calendar = new Holidays(country, state, { languages: 'fr' });
    for (const { date, name: holiday, type } of years.flatMap((year) => calendar.getHolidays(year)))
      if (type === 'public') names.set(date.slice(0, 10), { holiday, region });
  }
  return (day) => names.get(day) ?? null;
}
