import type { WallTime } from '../../../core/time/wall-time.ts';
import { PARIS, toInstant } from '../../../core/time/zone.ts';
import type { Site } from '../../fixtures/browser/site.ts';
import { expect, test } from '../../fixtures/browser/test.ts';

const CALENDARS = [
  'event="yoga-doux" mode="picker"',
  'user="studio-lumiere"',
  'event="boxe-loisir"',
  'event="aquagym" mode="picker"',
];

/** Opens calendars when it is `at` in Paris, and expects in each a slot that can be chosen, in sight, at every width. */
async function expectChoice(site: Site, at: WallTime): Promise<void> {
  const api = `${site.relay.origin('cdn')}/api/~now-${new Date(toInstant(at, PARIS)).toISOString()}`;
  const tags = CALENDARS.map((attributes) => `<creneau-slotted-calendar ${attributes}></creneau-slotted-calendar>`);
  const { page } = await site.visit(`<!doctype html>${site.script(`data-api-url="${api}"`)}${tags.join('')}`);
  const calendars = page.locator('creneau-slotted-calendar');
  for (const width of [1280, 800, 375]) {
    await page.setViewportSize({ width, height: 900 });
    for (let n = 0; n < CALENDARS.length; n += 1) {
      const calendar = calendars.nth(n);
      await calendar.locator('.slot.available').first().waitFor();
      await expect(calendar.locator('[part~="next-open"]'), `${CALENDARS[n]}, ${width} px`).toHaveCount(0);
    }
  }
}

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
