import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { confirmed, pay } from '../buying/a-purchase.ts';
import { openShop, type Shop } from '../buying/a-shop.ts';
import { openPage } from '../calendar/a-page.ts';

let shop: Shop;

beforeAll(async () => {
  shop = await openShop();
});

afterAll(() => shop?.close());

/** Says who books, as a guest. */
async function introduce(page: Page, email: string): Promise<void> {
  await page.getByLabel(/^(Prénom|First name)$/).fill('Zoé');
  await page.getByLabel(/^(Nom|Last name)$/).fill('Petit');
  await page.getByLabel(/^(E-mail|Email)$/).fill(email);
  await page.getByRole('button', { name: /^(Continuer|Continue)$/ }).click();
}

describe('§1: a visitor goes from the home page to a paid place', () => {
  it('§2 by the search: a slot', async () => {
    const page = await openPage(shop.browser, shop.demo, '/', { lang: 'fr' });
    await page.getByRole('combobox').fill('padel duo');
    await page.getByRole('option', { name: /^Padel duo/ }).click();
    await page.waitForURL('**/slotted/padel-duo');
    await page.close();
  });

  it('§2 by a category, its events and a filter: the place of an event', async () => {
    const page = await openPage(shop.browser, shop.demo, '/', { lang: 'en' });
    await page.locator('creneau-category-list a').first().click();
    await page.waitForURL('**/event/list/?category=*');
    const category = new URL(page.url()).search;
    await page.getByRole('navigation', { name: 'Pages' }).getByText('2', { exact: true }).click();
    await page.waitForURL(`**${category}&page=2`);
    await page.goBack();
    await page.waitForURL(`**/event/list/${category}`);
    await page.goto(`${shop.demo.url.replace('localhost', 'en.localhost')}/event/soiree-danse-et-cocktails`);
    await page.getByRole('button', { name: /^Book/ }).click();
    await introduce(page, 'zoe.by-category@example.test');
    await pay(page);
    await confirmed(page);
    const [sale] = await shop.database.query<{ state: string }>(
      "SELECT state FROM purchase WHERE buyer_email = 'zoe.by-category@example.test'",
    );
    expect(sale?.state).toBe('confirmed');
    await page.close();
  });

  it("§2 by an animation's card: a place in it", async () => {
    const page = await openPage(shop.browser, shop.demo, '/', { lang: 'fr' });
    await page
      .locator('creneau-animations-slider')
      .getByRole('link', { name: /^Je m'inscris/ })
      .first()
      .click();
    await page.waitForURL(/\/(animation|slotted)\/.+/);
    await page.close();
  });
});
