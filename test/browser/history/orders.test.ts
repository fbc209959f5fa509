import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import type { Origins } from '../../fixtures/browser/demo.ts';
import { closePages, sharedBrowser, sharedDemo } from '../../fixtures/browser/shared.ts';
import { expect, onTestFinished, test } from '../../fixtures/browser/test.ts';

let browser: Browser;
let demo: Origins;
let page: Page;

test.beforeAll(async () => {
  [browser, demo] = await Promise.all([sharedBrowser(), sharedDemo()]);
});

test.beforeEach(async () => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 2400 }, reducedMotion: 'reduce' });
  onTestFinished(() => context.close());
  page = await context.newPage();
});

test.afterAll(() => closePages(browser));

/** The orders page of a demo user, with both lists loaded. */
async function openOrders(user: string): Promise<void> {
  await page.goto(`${demo.url}/order/?as=demo-${user}`);
  for (const period of ['future', 'past']) await cards(period).first().waitFor();
}

/** The buttons that open the menus of orders with such a title. */
const menu = (title: RegExp) => page.getByRole('button', { name: /^Autres actions/ }).and(page.getByLabel(title));

const cards = (period: string) => page.locator(`#${period} article.order`);

test.describe('C-pages: /order/', () => {
  test('D-page-numbers, D-keyboard: the pages of past orders are turned by keyboard, and stay in the address', async () => {
    await openOrders('customer');
    await expect(cards('past')).toHaveCount(8);
    await page.getByRole('link', { name: 'Page 2', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => cards('past').count()).toBeLessThan(8);
    expect(new URL(page.url()).searchParams.get('past-page')).toBe('2');
    await page.reload();
    await cards('past').first().waitFor();
    await expect.poll(() => cards('past').count()).toBeLessThan(8);
  });

  test('S-order-history, D-display-zone: the file for a calendar, and hours in another zone, live', async () => {
    await openOrders('customer');
    const coming = page.waitForEvent('download');
    await menu(/Yoga doux/)
      .first()
      .click();
    await page.getByRole('menuitem', { name: /Ajouter à l'agenda.*Yoga doux/ }).click();
    const file = await readFile(await (await coming).path(), 'utf8');
    expect(file).toContain('SUMMARY:Yoga doux\r\nLOCATION:Studio Lumière\\, 75010 Paris');
    expect(file).toContain('DTSTART;TZID=Europe/Paris:20261125T100000\r\nDTEND;TZID=Europe/Paris:20261125T110000');
    const first = cards('future').first().locator('.date');
    await expect(first).toContainText('10h00 – 11h00');
    await page.locator('#future').evaluate((list) => list.setAttribute('time-zone', 'America/New_York'));
    await expect(first).toHaveText(/04h00 \S+ – 05h00 \S+/);
    const again = page.getByRole('link', { name: /Réserver à nouveau.*Yoga doux/ }).first();
    await expect(again).toHaveAttribute('href', /\/slotted\/yoga-doux\?date=2026-12-02$/);
  });

  test('D-order-row, D-keyboard: the menu of an order by keyboard: arrows, Home and End move, Escape, Tab and a press outside close', async () => {
    await openOrders('customer');
    const opener = menu(/Location de paddle/).first();
    const focused = () => page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.textContent ?? '');
    const isOpen = async () => (await opener.getAttribute('aria-expanded')) === 'true';
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect.poll(focused).toMatch(/^Ajouter/);
    for (const [key, item] of [
      ['ArrowDown', /^Annuler/],
      ['ArrowDown', /^Ajouter/],
      ['ArrowUp', /^Annuler/],
      ['Home', /^Ajouter/],
      ['End', /^Annuler/],
    ] as const) {
      await page.keyboard.press(key);
      await expect.poll(focused).toMatch(item);
    }
    await page.keyboard.press('Escape');
    await expect.poll(() => opener.evaluate((node) => node.matches(':focus'))).toBe(true);
    await expect.poll(() => isOpen()).toBe(false);
    await page.keyboard.press('ArrowDown');
    await expect.poll(focused).toMatch(/^Ajouter/);
    await page.keyboard.press('Tab');
    await expect.poll(isOpen).toBe(false);
    await opener.click();
    await expect.poll(focused).toMatch(/^Ajouter/);
    await page.getByRole('heading', { level: 1 }).click();
    await expect.poll(isOpen).toBe(false);
  });
});

test.describe('C-token: who is signed in', () => {
  test('a visitor makes no calls; the page signs them in, and an expired token is renewed in place', async () => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    // A page that does not take the sign-in over.
    await page.route('**/site/sign-in.ts', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
    onTestFinished(() => page.unroute('**/site/sign-in.ts'));
    await page.goto(`${demo.url}/order/?as=`);
    const signIn = page.getByRole('button', { name: 'Se connecter' });
    await signIn.focus();
    await page.keyboard.press('Enter');
    await page.getByText('Connectez-vous sur ce site, puis revenez ici.').waitFor();
    expect(asked.filter((path) => path.includes('/v1/order'))).toEqual([]);
    await page.evaluate(() => {
      type Asked = CustomEvent<Readonly<Record<'signIn' | 'renew', (token: string) => void>>>;
      addEventListener('creneau-signinrequired', (event) => (event as Asked).detail.signIn('demo-expired'));
      addEventListener('creneau-tokenexpired', (event) => (event as Asked).detail.renew('demo-admin'));
    });
    await page.keyboard.press('Enter');
    await page.locator('article.order').first().waitFor();
    await expect(page.locator('article.order').first()).toContainText('Jardin de glace');
  });
});
