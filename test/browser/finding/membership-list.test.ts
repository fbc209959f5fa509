import type { Page } from 'playwright-core';
import { expect, newPage, onTestFinished, test } from '../../fixtures/browser/test.ts';
import { pay, payButton, termsBox } from '../buying/a-purchase.ts';
import { openShop, type Shop, salesOf } from '../buying/a-shop.ts';
import { focused } from '../calendar/a-page.ts';
import { violations } from './axe.ts';

let shop: Shop;

test.beforeAll(async () => {
  shop = await openShop();
});

test.afterAll(() => shop?.close());

/** The page of all memberships, as a demo user or a visitor sees it. */
async function open(who: string, lang: 'fr' | 'en' = 'fr'): Promise<Page> {
  const context = await shop.browser.newContext({ reducedMotion: 'reduce' });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  const site = lang === 'en' ? shop.demo.url.replace('localhost', 'en.localhost') : shop.demo.url;
  await page.goto(`${site}/memberships/?as=${who}`);
  await page.locator('article.membership').first().waitFor();
  return page;
}

const card = (page: Page, title: string) => page.getByRole('article', { name: title });

test('D-sign-in: a visitor who chooses a membership can sign in from its checkout, and comes back to the list', async ({
  browser,
  demo,
}) => {
  const page = await newPage(browser);
  await page.goto(`${demo.url}/memberships/?from=mail&as=`);
  await card(page, 'Pass Liberté')
    .getByRole('button', { name: /abonner/ })
    .first()
    .click();
  await page.getByRole('alert').getByText('Cet achat demande un compte.').waitFor();
  await page.locator('creneau-checkout').getByRole('button', { name: 'Se connecter' }).click();
  await page.waitForURL('**/sign-in/?back=%2Fmemberships%2F**');
  await page.locator('.sign-in a').first().click();
  await expect(page).toHaveURL(/\/memberships\/\?from=mail&as=demo-customer$/);
  await card(page, 'Pass Liberté').waitFor();
});

test.describe('S-other-lists: the membership list', { tag: '@long' }, () => {
  test("D-subscribe: an option is bought with a saved card, through a reload, and then shows 'Abonné'", async () => {
    const page = await open('demo-customer');
    const pass = card(page, 'Pass Liberté');
    await expect(pass.getByText('Abonné', { exact: true })).toHaveCount(0);
    const button = pass.getByRole('button', { name: "S'abonner Pass Liberté, 3 mois" });
    await button.click();
    const checkout = page.locator('creneau-membership-list + creneau-checkout');
    await payButton(page).waitFor();
    await expect.poll(() => payButton(page).textContent()).toBe('Payer 159,30\u00a0€');
    await expect.poll(() => focused(page)).toBe('Votre abonnement');
    await page.reload();
    await checkout.locator('.saved-cards').waitFor();
    await termsBox(page).check();
    await payButton(page).click();
    await page.getByText(/^Votre abonnement est actif\./).waitFor();
    await pass.getByText('Abonné', { exact: true }).waitFor();
    expect(await salesOf(shop, 'membership-option:2')).toMatchObject([{ total: 15_930, payment: 'captured' }]);
    await page.getByRole('button', { name: 'Terminer' }).click();
    await checkout.waitFor({ state: 'detached' });
    await expect.poll(() => focused(page)).toBe('Pass Liberté, 3 mois');
    await pass.getByRole('button', { name: 'Prolonger Pass Liberté, 3 mois' }).click();
    await checkout.locator('.saved-cards').waitFor();
    await termsBox(page).check();
    await payButton(page).click();
    await page.getByText(/^Votre abonnement commence le \S+ \d+ \S+ 20\d\d\. Merci, /).waitFor();
  });

  test('C-events: a visitor is told that a membership needs an account; the purchase goes on after signing in, and ends when left', async () => {
    const page = await open('', 'en');
    await card(page, 'Discovery card').getByRole('button', { name: 'Subscribe Discovery card, 1 month' }).click();
    await page.getByRole('alert').getByText('This purchase needs an account.').waitFor();
    expect(await violations(page)).toEqual([]);
    await page.evaluate(() => {
      type Global = { readonly Creneau?: { configure(settings: object): void } };
      (globalThis as Global).Creneau?.configure({ token: 'demo-coach' });
    });
    await payButton(page).waitFor();
    const other = card(page, 'Unlimited rackets').getByRole('button', { name: /^Subscribe .*6 months$/ });
    await other.click();
    await page.getByRole('button', { name: 'Pay €351.90' }).waitFor();
    await expect(page.locator('creneau-checkout')).toHaveCount(1);
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await page.locator('creneau-checkout').waitFor({ state: 'detached' });
    await expect.poll(() => focused(page)).toBe('Unlimited rackets, 6 months');
    const live = await shop.database.query("SELECT FROM hold WHERE state = 'live' AND person_id = 5");
    expect(live).toEqual([]);
  });

  test('D-membership-page, D-keyboard: six memberships are on a page, which the pager turns; by keyboard one is chosen, and paid with a new card', async () => {
    const page = await open('demo-provider');
    await expect(page.locator('article.membership')).toHaveCount(6);
    await page.locator('creneau-pager').getByRole('link', { name: 'Page 2', exact: true }).click();
    await expect(page.locator('article.membership')).toHaveCount(2);
    const button = page.getByRole('button', { name: "S'abonner Grimpe illimitée, 1 mois" });
    await button.focus();
    await page.keyboard.press('Enter');
    await payButton(page).waitFor();
    await page.goto(`${shop.demo.url}/memberships/?as=demo-provider`);
    await payButton(page).waitFor();
    await expect(button).toHaveCount(0);
    await pay(page);
    await page.getByText(/^Votre abonnement est actif\./).waitFor();
    expect(await salesOf(shop, 'membership-option:15')).toHaveLength(1);
  });
});
