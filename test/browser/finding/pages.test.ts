import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Origins } from '../../fixtures/browser/demo.ts';
import { closePages, sharedBrowser, sharedDemo } from '../../fixtures/browser/shared.ts';

let browser: Browser;
let demo: Origins;

beforeAll(async () => {
  [browser, demo] = await Promise.all([sharedBrowser(), sharedDemo()]);
});

afterAll(async () => {
  await closePages(browser);
});

describe('C-pages: the header', () => {
  it('is one row on a phone, with a menu that opens by keyboard and closes by Escape; it says where to sign in', async () => {
    const page = await browser.newPage({ viewport: { width: 320, height: 700 } });
    await page.goto(`${demo.url}/order/`);
    const header = await page.locator('header.site').boundingBox();
    expect(header?.height).toBeLessThan(70);
    const orders = page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Mes commandes' });
    expect(await orders.isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Menu' }).press('Enter');
    await orders.waitFor();
    await page.keyboard.press('Escape');
    await orders.waitFor({ state: 'hidden' });
    await page.locator('creneau-order-history').getByRole('button', { name: 'Se connecter' }).click();
    await page.getByRole('link', { name: /^Alice Marchand/ }).click();
    await page.locator('creneau-order-history [part~="order"]').first().waitFor();
    expect(new URL(page.url()).pathname).toBe('/order/');
    expect(await page.locator('header.site .account').textContent()).toBe('Alice Marchand');
  });

  it('S-languages: all is English on en-gb.localhost', async () => {
    const page = await browser.newPage();
    await page.goto(demo.url.replace('localhost', 'en-gb.localhost'));
    await page.locator('creneau-animations-slider').getByRole('heading', { name: 'Animations coming up' }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    expect(await page.getByRole('link', { name: 'See all events' }).isVisible()).toBe(true);
    const other = await page.getByRole('link', { name: 'En français' }).getAttribute('href');
    expect(other).toBe(`${demo.url}/`);
  });
});
