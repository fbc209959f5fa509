import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Origins } from '../../fixtures/browser/demo.ts';
import { closePages, sharedBrowser, sharedDemo } from '../../fixtures/browser/shared.ts';
import { openPage, slotAt } from './a-page.ts';

let browser: Browser;
let demo: Origins;

beforeAll(async () => {
  browser = await sharedBrowser();
  demo = await sharedDemo();
});

afterAll(async () => {
  await closePages(browser);
});

describe('S-slot-content, D-cross-origin-date: from a slot of the default mode to its offer', () => {
  it('stores the start and column, and the offer starts there, once', async () => {
    const page = await openPage(browser, demo, '/user/studio-lumiere');
    await page.getByRole('button', { name: 'Jours suivants' }).click();
    const link = page.getByRole('link', { name: /^Yoga doux, samedi 28 novembre 2026, 09 h 00/ });
    expect(await link.getAttribute('href')).toBe(`${demo.url}/slotted/yoga-doux`);
    await link.click();
    await page.waitForURL(`${demo.url}/slotted/yoga-doux`);
    const heading = page.getByRole('columnheader').first();
    await heading.getByText('samedi 28 novembre 2026').waitFor();
    expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({
      'creneau.preSelected': 'true',
      'creneau.selectedDate': '2026/11/28',
      'creneau.selectedHour': '09:00',
      'creneau.columnIndex': '0',
    });
    const linked = slotAt(page, '2026-11-28', '09:00');
    expect(await linked.getAttribute('aria-current')).toBe('true');
    await page.reload();
    await heading.getByText('mardi 24 novembre 2026').waitFor();
    expect(await page.locator('.slot[aria-current]').count()).toBe(0);
  });
});

describe('D-calendar-columns, D-visible-rows: columns and rows in the page', () => {
  it.each([
    [1280, 4],
    [800, 3],
    [375, 2],
  ])('in a window of %i px: %i days of five slots, and no more', async (width, days) => {
    const page = await openPage(browser, demo, '/slotted/yoga-doux?date=2026-11-25', { width });
    expect(await page.getByRole('columnheader').count()).toBe(days);
    expect(await page.locator('.slot').count()).toBe(days * 5);
    await page.getByRole('button', { name: "Voir plus d'horaire" }).click();
    await page.getByRole('button', { name: "Voir moins d'horaire" }).waitFor();
    expect(await page.locator('.slot').count()).toBe(days * 12);
  });

  it.each([
    [960, 4],
    [959, 3],
    [600, 3],
    [599, 2],
    [320, 2],
  ])('an element of %i px shows %i days', async (width, days) => {
    const page = await openPage(browser, demo, '/slotted/yoga-doux');
    await page.locator('creneau-slotted-calendar').evaluate((calendar: HTMLElement, px) => {
      calendar.style.width = `${px}px`;
    }, width);
    // A new width is observed before the next frame, and drawn by the one after.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect(await page.getByRole('columnheader').count()).toBe(days);
  });

  it('in print the whole week is shown, with every slot', async () => {
    const page = await openPage(browser, demo, '/slotted/yoga-doux?date=2026-11-25');
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    expect(await page.getByRole('columnheader').count()).toBe(7);
    expect(await page.locator('.slot').count()).toBe(7 * 12);
    expect(await page.getByRole('columnheader').first().textContent()).toContain('lundi 23 novembre 2026');
    expect(await page.locator('.basket').isVisible()).toBe(false);
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await page.emulateMedia({ media: 'screen' });
    await expect.poll(() => page.getByRole('columnheader').count()).toBe(4);
  });
});

describe('D-element-language, D-display-zone: live settings', () => {
  it('another language keeps the selection, the day and the filter', async () => {
    const page = await openPage(browser, demo, '/slotted/yoga-doux?date=2026-11-27');
    await slotAt(page, '2026-11-27', '09:00').click();
    await page.evaluate(() => document.querySelector('creneau-slotted-calendar')?.setAttribute('lang', 'en'));
    const slot = slotAt(page, '2026-11-27', '09:00', 'en');
    await slot.waitFor();
    expect(await slot.getAttribute('aria-pressed')).toBe('true');
    expect(await page.getByRole('button', { name: 'Book now' }).getAttribute('aria-disabled')).toBeNull();
    expect(await page.locator('[part~="selected-slot"]').textContent()).toContain('Fri 27 Nov, 09:00 AM');
  });

  it("in another zone hours have the zone's name, and the date if it is another day there", async () => {
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
