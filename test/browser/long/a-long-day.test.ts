import { oracle } from '../../core/temporal-oracle.ts';
import { expect, onTestFinished, test } from '../../fixtures/browser/test.ts';
import { openDay } from './a-day.ts';
import {
  book,
  failures,
  growth,
  isWhole,
  lookAgain,
  MINUTE,
  offline,
  putInAnother,
  release,
  renewals,
  use,
} from './day-steps.ts';

const HOUR = 3_600_000;

/** The evening before Paris changes its clocks, 20:30. */
const EVENINGS = [
  ['autumn', '2026-10-24T18:30:00Z', '2026-10-25T01:00:00Z'],
  ['spring', '2027-03-27T19:30:00Z', '2027-03-28T01:00:00Z'],
] as const;

test.describe('D-refetch, D-past, D-connection-back, D-release, C-token: a page that stays open', {
  tag: '@long',
}, () => {
  for (const [season, evening, change] of EVENINGS)
    test(`a page stays open through midnight and the clock change in ${season}, 30 tokens, two releases, sleep and a lost connection`, async () => {
      const day = await openDay(Date.parse(evening));
      onTestFinished(day.stop);
      expect(oracle.changes('Europe/Paris')).toContain(Date.parse(change));
      await isWhole(day);
      const hour = async () => {
        await day.pass(HOUR);
        await lookAgain(day);
        await isWhole(day);
        await use(day);
      };
      await hour();
      release(day, '1.0.1');
      await putInAnother(day);
      // What the page keeps is kept by then.
      for (let n = 1; n < 4; n += 1) await hour();
      const before = await day.held();
      for (let n = 4; n < 9; n += 1) await hour();
      await day.sleep(5 * HOUR);
      await lookAgain(day);
      await isWhole(day);
      await offline(day, 30 * MINUTE);
      await isWhole(day);
      // No file of it fits the page, which goes on with what it has.
      release(day, '1.1.0');
      for (let n = 15; n < 24; n += 1) await hour();
      expect(growth(before, await day.held())).toEqual([]);
      expect(day.now() - Date.parse(evening)).toBeGreaterThan(23 * HOUR);
      expect(await renewals(day)).toBeGreaterThan(15);
      expect((await failures(day)).filter((code) => code !== 'network')).toEqual([]);
      await book(day);
      await expect.poll(() => day.page.evaluate(() => Reflect.get(window, 'isNew'))).toBe(undefined);
      expect(day.heard.errors).toEqual([]);
    });
});
