import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { Origins } from '../../fixtures/browser/demo.ts';
import { listenTo } from '../../fixtures/browser/page-errors.ts';
import { expect, onTestFinished, test } from '../../fixtures/browser/test.ts';

async function aVisitor(
  browser: Browser,
  width = 1280,
  colorScheme: 'light' | 'dark' = 'light',
): Promise<BrowserContext> {
  const viewport = { width, height: 800 };
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce', colorScheme });
  onTestFinished(() => context.close());
  return context;
}

const popup = (page: Page) => page.getByRole('dialog');
const titleOf = (page: Page) => popup(page).getByRole('heading').textContent();
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('creneau.popupsClosed'));

/** The marketplace's first page, its popup there. */
async function openHome(demo: Origins, context: BrowserContext, lang: 'fr' | 'en' = 'fr'): Promise<Page> {
  const page = await context.newPage();
  await page.goto(lang === 'en' ? demo.url.replace('localhost', 'en.localhost') : demo.url);
  await scroll(page);
  return page;
}

/** Scrolls a little once the popups wait for it. */
async function scroll(page: Page): Promise<void> {
  await page.evaluate(() => customElements.whenDefined('creneau-popups').then(() => undefined));
  await page.mouse.wheel(0, 40);
}

test.describe('S-popups: popups', { tag: '@long' }, () => {
  test('popups come one at a time, without the focus; closed by Escape or the button they do not come back after a reload', async ({
    browser,
    demo,
  }) => {
    const context = await aVisitor(browser);
    const page = await openHome(demo, context);
    const heard = listenTo(page);
    await popup(page).waitFor();
    expect([await popup(page).count(), await titleOf(page), await stored(page)]).toEqual([
      1,
      'Votre premier cours à -10\u00a0%',
      null,
    ]);
    await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(true);
    await expect.poll(() => popup(page).evaluate((element) => element.matches(':popover-open:not(:modal)'))).toBe(true);
    const room = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollPaddingBottom);
    await expect.poll(() => room()).toMatch(/px/);
    const before = page.locator('nav.users a').first();
    await before.focus();
    await page.keyboard.press('Escape');
    await popup(page).getByText('Nouveau : les abonnements').waitFor();
    await expect.poll(() => stored(page)).toBe('1');
    await page.reload();
    await scroll(page);
    await popup(page).waitFor();
    await expect.poll(() => titleOf(page)).toBe('Nouveau\u00a0: les abonnements');
    await before.focus();
    await popup(page).getByRole('button', { name: 'Fermer' }).focus();
    await page.keyboard.press('Enter');
    await popup(page).waitFor({ state: 'detached' });
    await expect.poll(() => before.evaluate((link) => link === document.activeElement)).toBe(true);
    expect([await stored(page), await room()]).toEqual(['1,2', 'auto']);
    await page.reload();
    await page.locator('creneau-category-list .tile').first().waitFor();
    expect([await popup(page).count(), heard.errors]).toEqual([0, []]);
  });

  test('a popup on a phone is a sheet at the bottom, in English, dark; a press of its link is remembered', async ({
    browser,
    demo,
  }) => {
    const page = await openHome(demo, await aVisitor(browser, 375, 'dark'), 'en');
    await popup(page).getByRole('button', { name: 'Close' }).waitFor();
    const box = await popup(page).boundingBox();
    expect([box?.x, box?.width, (box?.y ?? 0) + (box?.height ?? 0)]).toEqual([0, 375, 800]);
    await popup(page).getByRole('link', { name: 'Choose a class' }).click();
    await page.waitForURL('**/event/list/');
    await expect.poll(() => stored(page)).toBe('1');
  });

  test('a popup on a phone takes at most 320 px of its height', { tag: '@look' }, async ({ browser, demo }) => {
    const page = await openHome(demo, await aVisitor(browser, 375), 'en');
    await popup(page).getByRole('button', { name: 'Close' }).waitFor();
    expect((await popup(page).boundingBox())?.height).toBeLessThanOrEqual(320);
  });

  test('D-popups: no popup comes under a mouse that is about to press', async ({ browser, demo }) => {
    const page = await (await aVisitor(browser)).newPage();
    await page.goto(demo.url);
    await page.mouse.move(160, 700);
    await scroll(page);
    await page.waitForFunction(() => document.documentElement.scrollTop > 0);
    await page.mouse.wheel(0, 40);
    await expect(popup(page)).toHaveCount(0);
    await page.mouse.move(1000, 100);
    await popup(page).waitFor();
  });

  test('D-popups: a popup is never over a payment or a toast', async ({ browser, demo }) => {
    const page = await openHome(demo, await aVisitor(browser));
    await popup(page).waitFor();
    await page.evaluate(() => {
      type Global = { readonly Creneau?: { toast(toast: object): void } };
      (globalThis as Global).Creneau?.toast({ title: 'Bonjour', position: 'bottom-left', timeout: 3_600_000 });
    });
    const toast = page.locator('[part~="toast"]');
    await toast.click({ trial: true });
    await page.locator('creneau-slotted-calendar').scrollIntoViewIfNeeded();
    await page.locator('.navigation button:nth-of-type(2)').first().click();
    await page.locator('creneau-slotted-calendar .slot.available').first().click();
    await page.getByRole('button', { name: 'Je Réserve' }).click();
    await page.getByLabel('Prénom').waitFor();
    expect([await popup(page).count(), await stored(page)]).toEqual([0, null]);
    await page.locator('creneau-checkout').getByRole('button', { name: 'Retour au calendrier' }).click();
    await page.mouse.move(1000, 100);
    await popup(page).waitFor();
    // The toast that was there before is above the popup that is back.
    await toast.click({ trial: true });
  });
});
