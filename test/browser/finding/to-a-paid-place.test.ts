import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from '../../fixtures/browser/test.ts';
import { confirmed, pay } from '../buying/a-purchase.ts';
import { openShop, type Shop } from '../buying/a-shop.ts';

let shop: Shop;

test.beforeAll(async () => {
  shop = await openShop();
});

test.afterAll(() => shop?.close());

/** The marketplace's first page, as a visitor without an account sees it. */
async function openHome(lang: 'fr' | 'en'): Promise<Page> {
  const context = await shop.browser.newContext({ reducedMotion: 'reduce' });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await page.goto(lang === 'en' ? shop.demo.url.replace('localhost', 'en.localhost') : shop.demo.url);
  return page;
}

/** Fills in the guest form. */
async function introduce(page: Page, email: string): Promise<void> {
  await page.getByLabel(/^(Prénom|First name)$/).fill('Zoé');
  await page.getByLabel(/^(Nom|Last name)$/).fill('Petit');
  await page.getByLabel(/^E-?mail/i).fill(email);
  await page.getByRole('button', { name: /^(Continuer|Continue)/ }).click();
}

/** The totals of a guest's confirmed orders. */
function paidBy(email: string) {
  return shop.database.query<{ total_cents: number }>(
    `SELECT total_cents FROM purchase JOIN person ON person.id = person_id
     WHERE person.email = $1 AND state = 'confirmed'`,
    [email],
  );
}

test.describe('S-product: a visitor goes from the home page to a paid place', { tag: '@long' }, () => {
  test('a visitor goes by the search to the slots of an offer', async () => {
    const page = await openHome('fr');
    await page.getByRole('combobox').fill('padel duo');
    await page
      .getByRole('option', { name: /Padel duo/ })
      .first()
      .click();
    await page.waitForURL('**/slotted/padel-duo');
    await page
      .getByRole('button', { name: 'Suivant' })
      .or(page.locator('.navigation button:nth-of-type(2)'))
      .first()
      .click();
    await page.locator('.slot.available').first().click();
    await page.getByRole('button', { name: 'Je Réserve' }).click();
    await introduce(page, 'zoe.search@example.test');
    await pay(page);
    await confirmed(page);
    expect(await paidBy('zoe.search@example.test')).toEqual([{ total_cents: 1200 }]);
  });

  test('a visitor goes by a category, a later page of its events and the way back to the place of an event', async () => {
    const page = await openHome('en');
    await page.locator('nav.categories').getByRole('link').first().click();
    await page.waitForURL('**/event/list/?category=*');
    const { search } = new URL(page.url());
    await page.locator('.pager').getByRole('link', { name: 'Next' }).click();
    await page.waitForURL((url) => url.search === `${search}&page=2`);
    await page.goBack();
    await page.waitForURL((url) => url.search === search);
    await page
      .locator('article.single')
      .filter({ hasText: '€' })
      .getByRole('heading')
      .getByRole('link')
      .first()
      .click();
    await page.waitForURL('**/event/*');
    await page.locator('creneau-event-details').getByRole('button', { name: /^Book/ }).click();
    await introduce(page, 'zoe.category@example.test');
    await pay(page);
    await confirmed(page);
    const [paid] = await paidBy('zoe.category@example.test');
    expect(paid?.total_cents).toBeGreaterThan(0);
  });

  test("a visitor goes by an animation's card to a place in it", async () => {
    const page = await openHome('fr');
    const slider = page.locator('creneau-animations-slider');
    await slider
      .getByRole('link', { name: /^Je m'inscris/ })
      .first()
      .click();
    await page.waitForURL(/\/animation\/.+/);
    await page.locator('creneau-event-details').getByRole('button', { name: 'Réserver' }).click();
    await introduce(page, 'zoe.animation@example.test');
    const free = page.getByRole('button', { name: 'Confirmer la réservation' });
    await free.or(page.getByLabel('Numéro de carte')).first().waitFor();
    await ((await free.isVisible()) ? free.click() : pay(page));
    await confirmed(page);
    expect(await paidBy('zoe.animation@example.test')).toHaveLength(1);
  });
});
