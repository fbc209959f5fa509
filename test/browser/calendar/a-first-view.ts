import type { WallTime } from '../../../core/time/wall-time.ts';
import { PARIS, toInstant } from '../../../core/time/zone.ts';
import type { Site } from '../../fixtures/browser/site.ts';
import { expect } from '../../fixtures/browser/test.ts';

const CALENDARS = [
  'event="yoga-doux" mode="picker"',
  'user="studio-lumiere"',
  'event="boxe-loisir"',
  'event="aquagym" mode="picker"',
];

/** Opens calendars when it is `at` in Paris, and expects in each a slot that can be chosen, in sight, at every width. */
export async function expectChoice(site: Site, at: WallTime): Promise<void> {
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
