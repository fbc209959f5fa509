import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from '../../fixtures/browser/test.ts';
import { CARDS, choose, confirmed, pay, payButton } from './a-purchase.ts';
import { openShop, type Shop, salesOf, takenOf } from './a-shop.ts';

let shop: Shop;

test.beforeAll(async () => {
  shop = await openShop();
});

test.afterAll(() => shop?.close());

const BANK = 'Votre banque vous demande votre accord';

test.describe('D-guest-token: a guest who reloads', () => {
  test('D-cardholder-name: goes on: the hold, the name, the gift, the refused card, the step of the bank, and the confirmation', async () => {
    const day = '2026-12-14';
    const page = await visit(day);
    await enterAsGuest(page, day, '08:00');
    await page.getByText('Offrir cette réservation').click();
    await page.getByLabel('Prénom').fill('Inès');
    await page.getByLabel('Nom', { exact: true }).fill('Roux');
    await page.getByLabel('E-mail').fill('ines.roux@example.org');
    await page.getByRole('button', { name: 'Enregistrer le destinataire' }).click();
    await page.getByText('Offert à Inès Roux').waitFor();
    const token = await tokenOf(page);
    await page.reload();
    await page.getByRole('timer').waitFor();
    await page.getByText('Offert à Inès Roux').waitFor();
    await expect(page.getByLabel('Prénom')).toHaveCount(0);
    await expect(page.getByLabel('Nom du titulaire')).toHaveValue('Zoé Petit');
    expect(await takenOf(shop, '2_20261214T0800')).toBe(1);

    await pay(page, CARDS.declined);
    await page.getByText('Votre carte a été refusée.').waitFor();
    await page.reload();
    await payButton(page).waitFor();
    await expect(page.getByLabel('Nom du titulaire')).toHaveValue('Zoé Petit');
    await pay(page, CARDS.authentication);
    await page.getByRole('heading', { name: BANK }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: BANK }).waitFor();
    await expect.poll(() => tokenOf(page)).toBe(token);
    await page.getByRole('button', { name: 'Autoriser' }).click();
    await confirmed(page);
    await expect.poll(() => keptBy(page)).toEqual([]);
    expect(await salesOf(shop, '2_20261214T0800')).toMatchObject([{ state: 'confirmed', payment: 'captured' }]);
  });

  test("an item's checkout goes on too, in a page that has it", async () => {
    const page = await visit('2026-12-14', '/partner/?item=event:1');
    await page.getByRole('button', { name: 'Je Réserve' }).click();
    await fillGuest(page);
    await payButton(page).waitFor();
    await page.reload();
    await payButton(page).waitFor();
    await page.getByRole('button', { name: 'Retour' }).click();
    await page.getByRole('button', { name: 'Je Réserve' }).waitFor();
    await expect.poll(() => keptBy(page)).toEqual([]);
  });

  test("an order whose payment's answer was lost is asked for until it is known", async () => {
    const day = '2026-12-15';
    const page = await visit(day);
    await enterAsGuest(page, day, '08:00');
    const cut = /\/v1\/(test-gateway|order\/)/;
    await page.route(cut, async (route) => {
      if (route.request().method() === 'POST') await route.fetch();
      await route.abort();
    });
    await pay(page);
    await page.getByText('Votre paiement est parti').waitFor();
    await page.unroute(cut);
    await page.reload();
    await confirmed(page);
    expect(await salesOf(shop, '2_20261215T0800')).toMatchObject([{ state: 'confirmed', payment: 'captured' }]);
  });

  test("a token of the page that is there now is the one that counts; the guest's is removed", async () => {
    const day = '2026-12-16';
    const page = await visit(day);
    await enterAsGuest(page, day, '08:00');
    await page.goto(`${shop.demo.url}/slotted/padel-duo?date=${day}&as=demo-coach`);
    await page.locator('[part~="grid"]').waitFor();
    await expect.poll(() => keptBy(page)).toEqual([]);
    await expect(page.locator('creneau-checkout')).toHaveCount(0);
    await expect.poll(() => takenOf(shop, '2_20261216T0800')).toBe(0);
  });

  test('whom the page signs in at the review holds the places as the user', async () => {
    const day = '2026-12-17';
    const page = await visit(day, '/partner/?event=padel-duo');
    await enterAsGuest(page, day, '08:00');
    await page.evaluate(() => {
      type Global = { readonly Creneau?: { configure(settings: object): void } };
      (globalThis as Global).Creneau?.configure({ token: 'demo-provider' });
    });
    await expect.poll(() => holderOf('2_20261217T0800')).toEqual(['demo-provider']);
    await payButton(page).waitFor();
    await expect.poll(() => keptBy(page)).toEqual(['creneau.checkout']);
    expect(await takenOf(shop, '2_20261217T0800')).toBe(1);
  });
});

test.describe('D-guest-token: what is kept of a guest', () => {
  test("the tab's sessionStorage has the token under one key, and no name or e-mail is in any storage", async () => {
    const day = '2026-12-18';
    const page = await visit(day);
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url(), request.headers()['authorization'] ?? ''));
    await enterAsGuest(page, day, '08:00');
    const token = await tokenOf(page);
    await expect.poll(() => keptBy(page)).toEqual(['creneau.guest']);
    const texts = await page.evaluate(() => [
      JSON.stringify(localStorage),
      document.cookie,
      location.href,
      document.documentElement.outerHTML,
      ...[...document.querySelectorAll('*')].map((element) => element.shadowRoot?.innerHTML ?? ''),
    ]);
    expect(texts.filter((text) => text.includes(token))).toEqual([]);
    expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toMatch(/Zoé|Petit|example/);
    expect(new Set(sent.filter((text) => text.includes(token)))).toEqual(new Set([`Bearer ${token}`]));
  });

  for (const [what, end] of [
    ['left', (page: Page) => page.getByRole('button', { name: 'Retour au calendrier' }).click()],
    ['expired', expire],
  ] as const)
    test(`nothing, once it is ${what}`, async () => {
      const day = '2026-12-21';
      const page = await visit(day);
      await enterAsGuest(page, day, '08:00');
      await expect.poll(() => keptBy(page)).toEqual(['creneau.guest']);
      await end(page);
      await expect.poll(() => keptBy(page)).toEqual([]);
      await page.reload();
      await page.locator('[part~="grid"]').waitFor();
      await expect(page.locator('creneau-checkout')).toHaveCount(0);
      await shop.database.query("UPDATE hold SET expires_at = 1 WHERE state = 'live'");
      await shop.sweep();
    });

  for (const [what, script] of [
    ['throws', `Object.defineProperty(window, 'sessionStorage', { get() { throw new Error('denied'); } })`],
    ['is full', `Storage.prototype.setItem = () => { throw new Error('full'); }`],
    ['holds nonsense', `sessionStorage.setItem('creneau.guest', '{"key":1}')`],
  ] as const)
    test(`nothing, where storage ${what}; the guest books all the same`, async () => {
      const day = '2026-12-22';
      const page = await visit(day, '/slotted/padel-duo', script);
      await enterAsGuest(page, day, '08:00');
      await page.reload();
      await page.locator('[part~="grid"]').waitFor();
      await expect(page.locator('creneau-checkout')).toHaveCount(0);
      await shop.database.query("UPDATE hold SET expires_at = 1 WHERE state = 'live'");
      await shop.sweep();
    });

  test('a duplicated tab has the same hold, which is bought once', async () => {
    const day = '2026-12-23';
    const page = await visit(day);
    await enterAsGuest(page, day, '08:00');
    const kept = await page.evaluate(() => sessionStorage.getItem('creneau.guest') ?? '');
    const copy = await page.context().newPage();
    await copy.addInitScript((text) => sessionStorage.setItem('creneau.guest', text), kept);
    await copy.goto(page.url());
    await payButton(copy).waitFor();
    await pay(page);
    await confirmed(page);
    await pay(copy);
    await confirmed(copy);
    expect(await salesOf(shop, '2_20261223T0800')).toMatchObject([{ state: 'confirmed', payment: 'captured' }]);
  });
});

/** A visitor's page. */
async function visit(day: string, path = '/slotted/padel-duo', script = ''): Promise<Page> {
  const context = await shop.browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await page.addInitScript(script);
  await page.goto(`${shop.demo.url}${path}${path.includes('?') ? '&' : '?'}date=${day}`);
  return page;
}

async function enterAsGuest(page: Page, ...slot: [day: Parameters<typeof choose>[1], hour: '08:00']): Promise<void> {
  await choose(page, ...slot);
  await page.getByRole('button', { name: 'Je Réserve' }).click();
  await fillGuest(page);
  await page.getByRole('timer').waitFor();
}

async function fillGuest(page: Page): Promise<void> {
  await page.getByLabel('Prénom').fill('Zoé');
  await page.getByLabel('Nom', { exact: true }).fill('Petit');
  await page.getByLabel('E-mail').fill('zoe.petit@example.org');
  await page.getByRole('button', { name: 'Continuer' }).click();
}

/** The keys of the tab's and the browser's storage that are about a purchase. */
function keptBy(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...Object.keys(sessionStorage), ...Object.keys(localStorage)].filter((key) => /checkout|guest/.test(key)),
  );
}

async function tokenOf(page: Page): Promise<string> {
  const { guest } = await page.evaluate(() => JSON.parse(sessionStorage.getItem('creneau.guest') ?? '{}'));
  expect(guest.token).toMatch(/^[\w-]{43}$/);
  return guest.token;
}

async function expire(page: Page): Promise<void> {
  await shop.database.query("UPDATE hold SET expires_at = 1 WHERE state = 'live'");
  await pay(page);
  await page.getByText('Le délai est écoulé').waitFor();
}

/** Who holds places of a slot. */
async function holderOf(slot: string): Promise<readonly string[]> {
  const rows = await shop.database.query<{ name: string }>(
    `SELECT CASE person_id WHEN 42 THEN 'demo-provider' ELSE 'another' END AS name FROM hold
     JOIN hold_place ON hold_id = hold.id WHERE hold.state = 'live' AND place_id = $1`,
    [slot],
  );
  return rows.map(({ name }) => name);
}
