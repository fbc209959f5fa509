import { test } from '../../fixtures/browser/test.ts';
import { expectChoice } from './a-first-view.ts';

test('D-calendar-opening: the first view on a Sunday evening holds a slot that can be chosen, in 4, 3 and 2 days', async ({
  site,
}) => expectChoice(site, '2026-11-29T20:00'));

for (const [when, at] of [
  ['in the last minute of a day', '2026-11-25T23:59'],
  ['on the last evening of a year', '2026-12-31T23:30'],
  ['in the hour after the clocks went forward', '2027-03-28T03:30'],
] as const)
  test(
    `D-calendar-opening: the first view ${when} holds a slot that can be chosen, in 4, 3 and 2 days`,
    {
      tag: '@long',
    },
    async ({ site }) => expectChoice(site, at),
  );
