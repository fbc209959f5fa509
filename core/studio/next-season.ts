import { addDays, type PlainDate } from '../time/wall-time.ts';
import type { Value } from './cell.ts';

type Row = Readonly<Record<string, Value>>;

interface Season {
  readonly firstDay: PlainDate;
  readonly lastDay: PlainDate;
  /** Whether offers keep their addresses, and with them their earlier season. */
  readonly keepsAddresses: boolean;
}

/** A public holiday as a row of days off names it. */
export interface NamedHoliday {
  readonly holiday: string;
  readonly region: string;
}

/**
 * Returns the sheets of the next season: the offers that have ended in the year before its first day, with the same week,
 * and their public holidays, by `holidayOn` each day off. Other days off are of one year only, and left out.
 */
export function nextSeason(
  studio: Readonly<Record<string, readonly Row[]>>,
  { firstDay, lastDay, keepsAddresses }: Season,
  holidayOn: (day: string) => NamedHoliday | null,
): Readonly<Record<string, readonly Row[]>> {
  const { offers = [], sessions = [], daysOff = [] } = studio;
  const earliest = addDays(firstDay, -366);
  const ended = offers.filter(
    (row) => String(row['lastDay']) >= earliest && String(row['lastDay'] ?? firstDay) < firstDay,
  );
  const addresses = new Map(
    ended.map(({ address }) => [address, keepsAddresses ? address : ofYear(address, firstDay)]),
  );
  const isAgain = ({ offer = null }: Row) => addresses.has(offer);
  const again = (row: Row) => ({ ...row, offer: addresses.get(row['offer'] ?? null) ?? null });
  const holidays = daysOff.filter(isAgain).flatMap((row) => {
    const named = row['firstDay'] === row['lastDay'] ? holidayOn(String(row['firstDay'])) : null;
    return named ? [{ ...again(row), ...named, firstDay, lastDay }] : [];
  });
  return {
    offers: ended.map((row) => ({ ...row, address: addresses.get(row['address'] ?? null) ?? null, firstDay, lastDay })),
    sessions: sessions.filter(isAgain).map(again),
    // A holiday of two seasons in one export is the same row.
    daysOff: [...new Map(holidays.map((row) => [JSON.stringify(row), row])).values()],
  };
}

/** `yoga-doux`, `yoga-doux-2026` → `yoga-doux-2027`. */
function ofYear(address: Value | undefined, day: PlainDate): string {
  return `${String(address).replace(/-20\d\d$/, '')}-${day.slice(0, 4)}`;
}
