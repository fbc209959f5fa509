import { expect, onTestFinished, test } from '../../fixtures/browser/test.ts';
import { openDay } from './a-day.ts';
import { book, failures, growth, isWhole, lookAgain, MINUTE, offline, renewals, use } from './day-steps.ts';

const MINUTES = 30;

test.describe('D-refetch, D-connection-back, C-token: a page that stays open in real time', { tag: '@long' }, () => {
  test(`a page stays open for ${MINUTES} minutes`, async () => {
    test.setTimeout((MINUTES + 20) * MINUTE);
    const day = await openDay(Date.parse('2026-11-24T09:00:00Z'), { real: true });
    onTestFinished(day.stop);
    const end = Date.now() + MINUTES * MINUTE;
    const minute = async (n: number) => {
      if (n % 7 === 3) await day.sleep(MINUTE);
      else if (n % 7 === 5) await offline(day, MINUTE);
      else await day.pass(MINUTE);
      await lookAgain(day);
      await isWhole(day);
      await use(day);
    };
    for (let n = 0; n < 4; n += 1) await minute(n);
    const before = await day.held();
    for (let n = 4; Date.now() < end; n += 1) await minute(n);
    const after = await day.held();
    console.log(
      JSON.stringify({
        before,
        after,
        renewals: await renewals(day),
        failures: await failures(day),
      }),
    );
    expect(growth(before, after)).toEqual([]);
    expect(await renewals(day)).toBeGreaterThan(2);
    await book(day);
    expect(day.heard.errors).toEqual([]);
  });
});
