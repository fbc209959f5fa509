import { oracle } from '../../core/temporal-oracle.ts';
import { expect } from '../../fixtures/browser/test.ts';
import type { Day } from './a-day.ts';

export const MINUTE = 60_000;

const calendar = (day: Day) => day.page.locator('creneau-slotted-calendar');

/** Every slot that the calendar shows, as it is read aloud: its time in Paris, and whether it is shown as past. */
function slotsOf(day: Day) {
  return day.page.evaluate(() => {
    const MONTHS = 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' ');
    const pad = (part: string | number) => String(part).padStart(2, '0');
    const slots = document.querySelector('creneau-slotted-calendar')?.shadowRoot?.querySelectorAll('[part~="slot"]');
    return [...(slots ?? [])].map((slot) => {
      const name = slot.querySelector('.visually-hidden')?.textContent ?? '';
      const [, hour, minute, date, month, year] = /^(\d+)h(\d+).*?(\d+) (\S+) (\d{4})/.exec(name) ?? [];
      const at = `${year}-${pad(MONTHS.indexOf(month ?? '') + 1)}-${pad(date ?? '')}T${hour}:${minute}`;
      return { name, at, isPast: slot.part.contains('past') };
    });
  });
}

/** Slots that are shown as past and are to come, or the other way round. The widget looks at the clock twice a minute. */
async function wrongSlots(day: Day): Promise<readonly string[]> {
  const slots = await slotsOf(day);
  return slots
    .filter(({ at, isPast }) => {
      const start = oracle.toInstant(at as Parameters<typeof oracle.toInstant>[0], 'Europe/Paris');
      const isClear = Math.abs(start - day.now()) > MINUTE;
      return isClear && isPast !== start < day.now();
    })
    .map(({ name, at, isPast }) => `${name} (${at}) at ${new Date(day.now()).toISOString()}: ${isPast}`);
}

/** The page is looked at again. */
export const lookAgain = (day: Day) => day.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

export const renewals = (day: Day) => day.page.evaluate(() => Number(Reflect.get(window, 'renewals')));
export const failures = (day: Day) => day.page.evaluate(() => Reflect.get(window, 'failures') as readonly string[]);

/** Chooses a slot and gives it up, has everything drawn in the other language and back. */
export async function use(day: Day): Promise<void> {
  const free = calendar(day).locator('[part~="slot"][part~="available"]').last();
  await free.click();
  await calendar(day).locator('[aria-pressed="true"]').first().click();
  await expect(calendar(day).locator('[aria-pressed="true"]')).toHaveCount(0);
  for (const lang of ['en', 'fr']) {
    await day.page.evaluate((next) => document.documentElement.setAttribute('data-creneau-lang', next), lang);
    await calendar(day).locator(`[part="root"][lang="${lang}"]`).waitFor();
  }
}

/** Everything is there, and nothing failed. */
export async function isWhole(day: Day): Promise<void> {
  const { page } = day;
  await calendar(day).locator('[part~="slot"]').first().waitFor();
  await page.locator('creneau-event-list article').first().waitFor();
  await page.locator('creneau-order-history [part~="order"]').first().waitFor();
  await page.locator('creneau-fitness-dashboard .bar').first().waitFor();
  await expect(page.locator('[part~="error"]')).toHaveCount(0);
  await expect.poll(() => wrongSlots(day)).toEqual([]);
  expect(day.heard.errors).toEqual([]);
}

/** Books a slot of a later day, to the confirmation. */
export async function book(day: Day): Promise<void> {
  const { page } = day;
  await calendar(day).locator('[aria-live="polite"] + button').click();
  await calendar(day).locator('[part~="slot"][part~="available"]').first().click();
  await calendar(day).locator('[part~="book-button"]').click();
  await page.locator('creneau-checkout .confirm').click();
  await page.locator('creneau-checkout .done').waitFor();
}

/** While the page is open, a release takes the place of the one that it runs; all that was before is gone. */
export function release(day: Day, version: string): void {
  day.releases.release(version);
  day.releases.prune();
}

/** The page puts in an element whose code it has not needed before: it comes from the release of now. */
export async function putInAnother(day: Day): Promise<void> {
  const { page } = day;
  await page.evaluate(() => document.body.insertAdjacentHTML('afterbegin', '<creneau-search></creneau-search>'));
  // Frames come as time passes.
  await expect
    .poll(async () => {
      await page.clock.runFor(20);
      return page.locator('creneau-search input').count();
    })
    .toBe(1);
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'isMended'))).toBe(true);
}

/** A time without a connection, in which the page is looked at. */
export async function offline(day: Day, ms: number): Promise<void> {
  await day.context.setOffline(true);
  await day.pass(ms);
  await lookAgain(day);
  await day.context.setOffline(false);
}

/** More than before by more than what comes and goes. */
export function growth(before: Awaited<ReturnType<Day['held']>>, after: typeof before): readonly string[] {
  const limits = {
    nodes: before.nodes * 1.02 + 50,
    listeners: before.listeners * 1.02 + 10,
    megabytes: before.megabytes * 1.1 + 1,
  };
  return (['nodes', 'listeners', 'megabytes'] as const).flatMap((each) =>
    after[each] > limits[each] ? [`${each}: ${before[each]}, then ${after[each]}`] : [],
  );
}
