const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const MARCH = 2;
const OCTOBER = 9;

/** From this instant (milliseconds since 1970) on, Paris has followed the rule of `parisOffset`; before, summers ended in September. */
export const PARIS_RULE_START = Date.UTC(1996, 0, 1);

/**
 * How far clocks in Paris are ahead of UTC at `instant`, both in milliseconds: two hours from the last Sunday of March to
 * the last one of October, each at 01:00 UTC (directive 2000/84/EC), otherwise one. Right from `PARIS_RULE_START` on.
 */
export function parisOffset(instant: number): number {
  const year = new Date(instant).getUTCFullYear();
  const isSummer = instant >= changeIn(MARCH, year) && instant < changeIn(OCTOBER, year);
  return isSummer ? 2 * HOUR_MS : HOUR_MS;
}

/** 01:00 UTC on the last Sunday of a month of 31 days. */
function changeIn(month: number, year: number): number {
  const last = new Date(Date.UTC(year, month, 31, 1));
  return last.getTime() - last.getUTCDay() * DAY_MS;
}
