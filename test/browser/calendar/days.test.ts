import type { Browser } from 'playwright-core';
import type { Origins } from '../../fixtures/browser/demo.ts';
import { closePages, sharedBrowser, sharedDemo } from '../../fixtures/browser/shared.ts';
import { expect, test } from '../../fixtures/browser/test.ts';
import { openPage, slotAt } from './a-page.ts';

let browser: Browser;
let demo: Origins;

test.beforeAll(async () => {
  browser = await sharedBrowser();
  demo = await sharedDemo();
});

test.afterAll(async () => {
  await closePages(browser);
});

test.describe('S-slot-content, D-cross-origin-date: from a slot of the default mode to its offer', () => {
  test('stores the start and column, and the offer starts there, once', async () => {
    const page = await openPage(browser, demo, '/user/studio-lumiere');
    await page.getByRole('button', { name: 'Jours suivants' }).click();
    const link = page.getByRole('link', { name: /^Yoga doux, samedi 28 novembre 2026, 09 h 00/ });
    await expect(link).toHaveAttribute('href', `${demo.url}/slotted/yoga-doux`);
    await link.click();
    await page.waitForURL(`${demo.url}/slotted/yoga-doux`);
    const heading = page.getByRole('columnheader').first();
    await heading.getByText('samedi 28 novembre 2026').waitFor();
    await expect
      .poll(() => page.evaluate(() => ({ ...localStorage })))
      .toEqual({
        'creneau.preSelected': 'true',
        'creneau.selectedDate': '2026/11/28',
        'creneau.selectedHour': '09:00',
        'creneau.columnIndex': '0',
      });
    const linked = slotAt(page, '2026-11-28', '09:00');
    await expect(linked).toHaveAttribute('aria-current', 'true');
    await page.reload();
    await heading.getByText('mardi 24 novembre 2026').waitFor();
    await expect(page.locator('.slot[aria-current]')).toHaveCount(0);
  });
});

test.describe('D-calendar-columns, D-visible-rows: columns and rows in the page', () => {
  for (const [width, days] of [
    [1280, 4],
    [800, 3],
    [375, 2],
  ] as const)
    test(`in a window of ${width} px: ${days} days of five slots, and no more`, async () => {
      const page = await openPage(browser, demo, '/slotted/yoga-doux?date=2026-11-25', { width });
      await expect(page.getByRole('columnheader')).toHaveCount(days);
      await expect(page.locator('.slot')).toHaveCount(days * 5);
      await page.getByRole('button', { name: "Voir plus d'horaire" }).click();
      await page.getByRole('button', { name: "Voir moins d'horaire" }).waitFor();
      await expect(page.locator('.slot')).toHaveCount(days * 12);
    });

  for (const [width, days] of [
    [960, 4],
    [959, 3],
    [600, 3],
    [599, 2],
    [320, 2],
  ] as const)
    test(`an element of ${width} px shows ${days} days`, async () => {
      const page = await openPage(browser, demo, '/slotted/yoga-doux');
      await page.locator('creneau-slotted-calendar').evaluate((calendar: HTMLElement, px) => {
        calendar.style.width = `${px}px`;
      }, width);
      // A new width is observed before the next frame, and drawn by the one after.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      await expect(page.getByRole('columnheader')).toHaveCount(days);
    });

  test('in print the whole week is shown, with every slot', async () => {
    const page = await openPage(browser, demo, '/slotted/yoga-doux?date=2026-11-25');
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect(page.getByRole('columnheader')).toHaveCount(7);
    await expect(page.locator('.slot')).toHaveCount(7 * 12);
    await expect(page.getByRole('columnheader').first()).toContainText('lundi 23 novembre 2026');
    await expect(page.locator('.basket')).toBeHidden();
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await page.emulateMedia({ media: 'screen' });
    await expect(page.getByRole('columnheader')).toHaveCount(4);
  });
});

test.describe('D-element-language, D-display-zone: live settings', () => {
  test('another language keeps the selection, the day and the filter', async () => {
    const page = await openPage(browser, demo, '/slotted/yoga-doux?date=2026-11-27');
    await slotAt(page, '2026-11-27', '09:00').click();
    await page.evaluate(() => document.querySelector('creneau-slotted-calendar')?.setAttribute('lang', 'en'));
    const slot = slotAt(page, '2026-11-27', '09:00', 'en');
    await slot.waitFor();
    await expect(slot).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('button', { name: 'Book now' })).not.toHaveAttribute('aria-disabled');
    await expect(page.locator('[part~="selected-slot"]')).toContainText('Fri 27 Nov, 09:00 AM');
  });

  test("in another zone hours have the zone's name, and the date if it is another day there", async () => {
    const page = await openPage(browser, demo, '/slotted/fitness-de-nuit?date=2026-11-27');
    const zone = (name: string) =>
      page.evaluate((zoneName) => {
        document.querySelector('creneau-slotted-calendar')?.setAttribute('time-zone', zoneName);
      }, name);
    const first = page.locator('.slot').first();
    await zone('America/New_York');
    await first.getByText('18h30 UTC−5 (26 nov.)').first().waitFor();
    await zone('Europe/Madrid');
    await first.getByText('00h30', { exact: true }).waitFor();
  });
});
