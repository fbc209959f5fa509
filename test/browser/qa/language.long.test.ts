import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Origins } from '../../fixtures/browser/demo.ts';
import { closePages, sharedBrowser, sharedDemo } from '../../fixtures/browser/shared.ts';
import { violations } from '../finding/axe.ts';
import { openQa, troubles } from './a-qa-page.ts';

let browser: Browser;
let demo: Origins;

beforeAll(async () => {
  [browser, demo] = await Promise.all([sharedBrowser(), sharedDemo()]);
});

afterAll(() => closePages(browser));

describe('D-qa-language: the pages', () => {
  it.each(['?element=checkout&ui=fr', 'gallery/?element=search&ui=fr'])(
    'are in French, accessible, and stay so: %s',
    async (path) => {
      const { page, heard } = await openQa(browser, demo, path, { width: 375 });
      await page.locator('#controls fieldset, figure').first().waitFor();
      expect(await page.locator('html').getAttribute('lang')).toBe('fr');
      expect(await violations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      await page.getByRole('link', { name: 'Éléments', exact: true }).click();
      await page.getByLabel('Langue', { exact: true }).selectOption('en');
      await page.getByRole('button', { name: 'Recharger' }).waitFor();
      expect(new URL(page.url()).searchParams.get('ui')).toBe('fr');
      await page.getByRole('link', { name: 'In English' }).click();
      expect(await page.getByLabel('Language', { exact: true }).inputValue()).toBe('en');
      expect(troubles(heard)).toEqual([]);
    },
  );

  it('are reached from the French marketplace', async () => {
    const html = await (await fetch(`${demo.url}/`)).text();
    expect(html).toContain('href="/qa/?ui=fr"');
  });
});

describe('C-pages: the stage', () => {
  it('is shown smaller where the chosen width is wider than its room, with both figures', async () => {
    const { page } = await openQa(browser, demo, '?element=search&width=2000');
    const stage = page.locator('#stage');
    await page.getByText(/^2000 px wide, shown at \d\d %$/).waitFor();
    expect(await stage.evaluate((frame) => (frame as HTMLIFrameElement).contentWindow?.innerWidth)).toBe(2000);
    const box = await stage.boundingBox();
    const room = await page.locator('#stage-room').boundingBox();
    expect(box?.width).toBeLessThanOrEqual(room?.width ?? 0);
    await page.getByRole('button', { name: '375' }).click();
    await expect.poll(() => page.locator('#scale').textContent()).toBe('');
    expect((await stage.boundingBox())?.width).toBe(375);
  });

  it('has the logs beside it on a wide screen', async () => {
    const { page } = await openQa(browser, demo, '?element=search', { width: 1600 });
    await page.locator('#controls fieldset').first().waitFor();
    const [stage, logs] = [await page.locator('#stage-room').boundingBox(), await page.locator('#logs').boundingBox()];
    expect(logs?.x).toBeGreaterThan((stage?.x ?? 0) + (stage?.width ?? 0));
    expect(logs?.y).toBeLessThan(stage?.y ?? 0);
  });
});
