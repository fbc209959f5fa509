import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { listenTo } from '../../fixtures/browser/page-errors.ts';
import { test as base, expect, newPage } from '../../fixtures/browser/test.ts';

const test = base.extend<{ page: Page; openOrders: (user: string) => Promise<void> }>({
  page: async ({ browser }, use) =>
    use(await newPage(browser, { viewport: { width: 1280, height: 2400 }, reducedMotion: 'reduce' })),
  /** Opens the orders page of a demo user, with both lists loaded. */
  openOrders: async ({ page, demo }, use) =>
    use(async (user) => {
      await page.goto(`${demo.url}/order/?as=demo-${user}`);
      for (const period of ['future', 'past']) await cards(page, period).first().waitFor();
    }),
});

/** The buttons that open the menus of orders with such a title. */
const menu = (page: Page, title: RegExp) =>
  page.getByRole('button', { name: /^Autres actions/ }).and(page.getByLabel(title));

const cards = (page: Page, period: string) => page.locator(`#${period} article.order`);

test.describe('/order/', () => {
  test('C-pages, D-page-numbers, D-keyboard: the pages of past orders are turned by keyboard, and stay in the address', async ({
    page,
    openOrders,
  }) => {
    await openOrders('customer');
    await expect(cards(page, 'past')).toHaveCount(8);
    await page.getByRole('link', { name: 'Page 2', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => cards(page, 'past').count()).toBeLessThan(8);
    expect(new URL(page.url()).searchParams.get('past-page')).toBe('2');
    await page.reload();
    await cards(page, 'past').first().waitFor();
    await expect.poll(() => cards(page, 'past').count()).toBeLessThan(8);
  });

  test('S-order-history, D-display-zone: an order has a file for a calendar, and hours in another zone, live', async ({
    page,
    openOrders,
  }) => {
    await openOrders('customer');
    const coming = page.waitForEvent('download');
    await menu(page, /Yoga doux/)
      .first()
      .click();
    await page.getByRole('menuitem', { name: /Ajouter à l'agenda.*Yoga doux/ }).click();
    const file = await readFile(await (await coming).path(), 'utf8');
    expect(file).toContain('SUMMARY:Yoga doux\r\nLOCATION:Studio Lumière\\, 75010 Paris');
    expect(file).toContain('DTSTART;TZID=Europe/Paris:20261125T100000\r\nDTEND;TZID=Europe/Paris:20261125T110000');
    const first = cards(page, 'future').first().locator('.date');
    await expect(first).toContainText('10h00 – 11h00');
    await page.locator('#future').evaluate((list) => list.setAttribute('time-zone', 'America/New_York'));
    await expect(first).toHaveText(/04h00 \S+ – 05h00 \S+/);
    const again = page.getByRole('link', { name: /Réserver à nouveau.*Yoga doux/ }).first();
    await expect(again).toHaveAttribute('href', /\/slotted\/yoga-doux\?date=2026-12-02$/);
  });

  test('D-order-row, D-keyboard: in the menu of an order arrows, Home and End move; Escape, Tab and a press outside close it', async ({
    page,
    openOrders,
  }) => {
    await openOrders('customer');
    const opener = menu(page, /Location de paddle/).first();
    const focused = () => page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.textContent ?? '');
    const isOpen = async () => (await opener.getAttribute('aria-expanded')) === 'true';
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect.poll(focused).toMatch(/^Ajouter/);
    for (const [key, item] of [
      ['ArrowDown', /^Ajouter à Google/],
      ['ArrowUp', /^Ajouter à l'agenda/],
      ['ArrowUp', /^Annuler/],
      ['ArrowDown', /^Ajouter à l'agenda/],
      ['End', /^Annuler/],
      ['Home', /^Ajouter à l'agenda/],
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

test('C-pages: every demo user has future and past orders on /order/, under a heading each', {
  tag: '@long',
}, async ({ page, openOrders }) => {
  const heard = listenTo(page);
  for (const user of ['subscriber', 'company', 'provider', 'coach', 'admin', 'customer']) {
    await openOrders(user);
    await expect(page.locator('main h2')).toHaveText(['Commandes à venir', 'Commandes passées']);
  }
  await page.setViewportSize({ width: 375, height: 900 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  expect([heard.errors, heard.console]).toEqual([[], []]);
});

test.describe('who is signed in', () => {
  test('C-token: the orders page of a visitor makes no calls; the page signs them in, and an expired token is renewed in place', async ({
    page,
    demo,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    // A page that does not take the sign-in over.
    await page.route('**/site/sign-in.ts', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
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
