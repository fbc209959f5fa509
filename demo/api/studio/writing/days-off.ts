import { broken } from '../../../../core/studio/broken.ts';
import type { Finding, Row } from '../../../../core/studio/finding.ts';
import { addDays, type PlainDate } from '../../../../core/time/wall-time.ts';
import type { Transaction } from '../../database/database.ts';
import { holidayDays } from './holidays.ts';

/** A holiday that is named without days is one of the days of a year from the import on. */
const A_YEAR = 366;

/** Days off of an offer, of a venue, or of all offers. */
export interface DaysOff {
  readonly offer: string | null;
  readonly venue: string | null;
  readonly firstDay: PlainDate;
  readonly lastDay: PlainDate;
}

/** Returns the days off of rows, with public holidays as days. */
export async function daysOffOf(
  rows: readonly Row[],
  today: PlainDate,
): Promise<{ readonly days: readonly DaysOff[]; readonly findings: readonly Finding[] }> {
  const days: DaysOff[] = [];
  const findings: Finding[] = [];
  for (const row of rows) {
    const { offer = null, venue = null, firstDay, lastDay, holiday, region } = row.values;
    const owner = { offer: offer as string | null, venue: venue as string | null };
    if (!holiday) {
      days.push({ ...owner, firstDay: firstDay as PlainDate, lastDay: (lastDay ?? firstDay) as PlainDate });
      continue;
    }
    const from = (firstDay ?? today) as PlainDate;
    const until = (lastDay ?? addDays(from, A_YEAR)) as PlainDate;
    const found = await holidayDays({ name: String(holiday), region: String(region ?? 'FR'), from, until });
    if (found.case === 'days') days.push(...found.days.map((day) => ({ ...owner, firstDay: day, lastDay: day })));
    else {
      const column = found.case === 'unknown-holiday' ? 'holiday' : 'region';
      findings.push(broken('daysOff', row, found.case, column, row.values[column]));
    }
  }
  return { days, findings };
}

/** Returns the days off of each offer that they concern; of those that begin on one day, the longest. */
export async function daysOffByOffer(transaction: Transaction, days: readonly DaysOff[]) {
  return transaction.query<{ offer: string; firstDay: PlainDate; lastDay: PlainDate }>(
    `SELECT url AS offer, g."firstDay", max(g."lastDay") AS "lastDay"
     FROM jsonb_to_recordset($1::text::jsonb) AS g (offer text, venue text, "firstDay" date, "lastDay" date)
     JOIN slotted ON (g.offer IS NULL OR url = g.offer)
       AND (g.venue IS NULL OR provider_id = (SELECT person_id FROM user_page WHERE slug = g.venue))
     GROUP BY url, g."firstDay" ORDER BY url, g."firstDay"`,
    [JSON.stringify(days)],
  );
}
