import type { Page } from 'playwright-core';
import { expect, test } from '../../fixtures/browser/test.ts';
import { violations } from '../finding/axe.ts';
import { openQa, openStage, troubles } from './a-qa-page.ts';

const PICKER = '?element=slotted-calendar&a-event=yoga-doux&a-mode=picker';

/** The next request to the API of the stage's element, below `/api`. */
function nextCall(page: Page, path: string) {
  return page.waitForRequest((request) => request.method() === 'GET' && request.url().includes(path));
}

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

test.describe('C-pages: the controls of the QA page', { tag: '@long' }, () => {
  test('the controls change the element live: attributes, language, sheet and width, and the address has them all', async ({
    browser,
    demo,
  }) => {
    const { page, stage, heard } = await openStage(browser, demo, PICKER);
    await stage.locator('.slot.available').first().waitFor();
    await stage.locator('#on-stage').evaluate((element) => Object.assign(element, { isSame: true }));
    await page.getByLabel('mode', { exact: true }).selectOption('default');
    await stage.locator('a.slot').first().waitFor();
    await page.getByLabel('Language').selectOption('en');
    await stage.locator('.root[lang="en"]').waitFor();
    await page.getByLabel('Host style sheet').selectOption('rtl');
    await expect.poll(() => stage.evaluate(() => getComputedStyle(document.documentElement).direction)).toBe('rtl');
    await page.getByRole('button', { name: '375' }).click();
    await expect.poll(() => page.locator('#stage').evaluate(({ clientWidth }) => clientWidth)).toBe(375);
    await page.getByRole('button', { name: 'Move' }).click();
    await expect.poll(() => stage.locator('#on-stage').evaluate((element) => 'isSame' in element)).toBe(true);
    expect(new URL(page.url()).search).toBe(
      '?element=slotted-calendar&a-event=yoga-doux&a-mode=default&lang=en&host=rtl&width=375',
    );
    await expect(page.getByRole('region', { name: 'HTML' })).toContainText('data-lang="en"');
    expect(troubles(heard)).toEqual([]);
  });

  test('the controls set user, network and time', async ({ browser, demo }) => {
    const { page, stage } = await openStage(browser, demo, PICKER);
    await stage.locator('.slot.available').first().waitFor();
    const signedIn = nextCall(page, '/v1/slotted/');
    await page.getByLabel('User', { exact: true }).selectOption('demo-customer');
    expect((await signedIn).headers()['authorization']).toBe('Bearer demo-customer');
    await page.getByLabel('Network').selectOption('status-503');
    await stage.locator('.note.failed').waitFor();
    await page.getByLabel('Network').selectOption('');
    await stage.locator('.slot').first().waitFor();
    const day = () => stage.locator('[part~="day-heading"]').first().textContent();
    const before = await day();
    const moved = nextCall(page, '/api/~now-2027-03-28T00:30:00.');
    await page.getByRole('button', { name: 'Before the night without' }).click();
    await moved;
    await expect.poll(day).not.toBe(before);
    await expect.poll(() => day()).toMatch(/28\s*mars/);
    await expect(page.locator('#controls')).toHaveText(/Sunday,? 28 March 2027/);
  });

  test('the controls log the events, cancel them, and set a token', async ({ browser, demo }) => {
    const { page, stage } = await openStage(browser, demo, PICKER);
    await page.getByRole('checkbox', { name: 'cancel checkout' }).check();
    await stage.locator('.slot.available').first().click();
    await page.locator('.entry', { hasText: 'selectionchange' }).filter({ hasText: '"quantity": 1' }).waitFor();
    await stage.locator('[part~="book-button"]').click();
    await page.locator('.entry', { hasText: 'checkout' }).filter({ hasText: 'cancelled' }).waitFor();
    await expect(stage.locator('creneau-checkout')).toHaveCount(0);
    await page.getByLabel('User', { exact: true }).selectOption('expired');
    await page.getByRole('button', { name: 'Renew' }).first().click();
    await page.getByText('answered as demo-customer').waitFor();
    await stage.locator('.slot.already-booked').first().waitFor();
    expect(await page.locator('#log').textContent()).not.toContain('"expired"');
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect(page.locator('.entry')).toHaveCount(0);
  });

  for (const [colorScheme, width] of [
    ['light', 1280],
    ['dark', 375],
  ] as const)
    test(`the controls are accessible and fit, ${colorScheme} at ${width}`, async ({ browser, demo }) => {
      for (const path of ['', 'gallery/?element=pager', '?element=checkout&ui=fr']) {
        const { page } = await openQa(browser, demo, path, { width, colorScheme });
        await page.locator('figure, #controls fieldset').first().waitFor();
        expect(await violations(page), path).toEqual([]);
        await expect.poll(() => overflow(page), { message: path }).toBeLessThanOrEqual(0);
      }
    });
});
