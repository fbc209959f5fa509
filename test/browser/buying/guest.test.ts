import type { Page } from 'playwright-core';
import type { PlainDate } from '../../../core/time/wall-time.ts';
import { expect, newPage, test } from '../../fixtures/browser/test.ts';
import { violations } from '../finding/axe.ts';
import { CARDS, confirmed, enterAsGuest, fillGuest, pay, payButton } from './a-purchase.ts';
import { openShop, salesOf, shopFor, takenOf } from './a-shop.ts';

const shop = shopFor(openShop);

const BANK = 'Votre banque vous demande votre accord';

test.describe('a guest who reloads', { tag: '@long' }, () => {
  test('D-guest-token, D-cardholder-name: a guest who reloads goes on: the hold, the name, the gift, the refused card, the step of the bank, and the confirmation', async () => {
    const day = '2026-12-14';
    const page = await visit(day);
    await hold(page, day);
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

  test("D-guest-token: a guest who reloads a page with an item's checkout goes on with it", async () => {
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

  test("D-guest-token: after a reload a guest's order whose payment's answer was lost is asked for until it is known", async () => {
    const day = '2026-12-15';
    const page = await visit(day);
    await hold(page, day);
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

  test("D-guest-token: a token that the page has now is the one that counts; the guest's is removed", async () => {
    const day = '2026-12-16';
    const page = await visit(day);
    await hold(page, day);
    await page.goto(`${shop.demo.url}/slotted/padel-duo?date=${day}&as=demo-coach`);
    await page.locator('[part~="grid"]').filter({ visible: true }).waitFor();
    await expect.poll(() => keptBy(page)).toEqual([]);
    await expect(page.locator('creneau-checkout')).toHaveCount(0);
    await expect.poll(() => takenOf(shop, '2_20261216T0800')).toBe(0);
  });

  test('D-guest-token: a guest whom the page signs in at the review holds the places as the user', async () => {
    const day = '2026-12-17';
    const page = await visit(day, '/partner/?event=padel-duo');
    await hold(page, day);
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

test.describe('what is kept of a guest', { tag: '@long' }, () => {
  test("D-guest-token: the tab's sessionStorage has a guest's token under one key, and no name or e-mail is in any storage", async () => {
    const day = '2026-12-18';
    const page = await visit(day);
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url(), request.headers()['authorization'] ?? ''));
    await hold(page, day);
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
    test(`D-guest-token: nothing of a guest is kept once their purchase is ${what}`, async () => {
      const day = '2026-12-21';
      const page = await visit(day);
      await hold(page, day);
      await expect.poll(() => keptBy(page)).toEqual(['creneau.guest']);
      await end(page);
      await expect.poll(() => keptBy(page)).toEqual([]);
      await page.reload();
      await page.locator('[part~="grid"]').filter({ visible: true }).waitFor();
      await expect(page.locator('creneau-checkout')).toHaveCount(0);
      await shop.database.query("UPDATE hold SET expires_at = 1 WHERE state = 'live'");
      await shop.sweep();
    });

  for (const [what, script] of [
    ['throws', `Object.defineProperty(window, 'sessionStorage', { get() { throw new Error('denied'); } })`],
    ['is full', `Storage.prototype.setItem = () => { throw new Error('full'); }`],
    ['holds nonsense', `sessionStorage.setItem('creneau.guest', '{"key":1}')`],
  ] as const)
    test(`D-guest-token: nothing of a guest is kept where storage ${what}; they book all the same`, async () => {
      const day = '2026-12-22';
      const page = await visit(day, '/slotted/padel-duo', script);
      await hold(page, day);
      await page.reload();
      await page.locator('[part~="grid"]').filter({ visible: true }).waitFor();
      await expect(page.locator('creneau-checkout')).toHaveCount(0);
      await shop.database.query("UPDATE hold SET expires_at = 1 WHERE state = 'live'");
      await shop.sweep();
    });

  test('D-guest-token: a duplicated tab of a guest has the same hold, which is bought once', async () => {
    const day = '2026-12-23';
    const page = await visit(day);
    await hold(page, day);
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

test('D-order-event: with `orderEvent: anonymous` no script of the page hears the name or the address of a guest', {
  tag: '@long',
}, async () => {
  const day = '2026-12-29';
  const page = await visit(day, '/slotted/yoga-doux');
  await page.evaluate(() => {
    type Global = { readonly Creneau?: { configure(settings: object): void } };
    (globalThis as Global).Creneau?.configure({ orderEvent: 'anonymous' });
    addEventListener('creneau-order', (event) => Reflect.set(window, 'told', (event as CustomEvent).detail));
  });
  await enterAsGuest(page, day, '08:00');
  await page.getByRole('button', { name: 'Confirmer la réservation' }).click();
  await expect(page.getByText('La confirmation part par e-mail à zoe.petit@example.org.')).toBeVisible();
  const told = await page.evaluate(() => Reflect.get(window, 'told'));
  const nobody = { firstName: '', lastName: '', email: '' };
  expect(told).toMatchObject({ order: { state: 'confirmed', buyer: nobody, gift: null } });
  expect(JSON.stringify(told)).not.toMatch(/Zoé|Petit|zoe/);
});

test('D-corrected-address: a guest corrects the address in the confirmation, and the mail goes there', {
  tag: '@long',
}, async () => {
  const day = '2026-12-28';
  const page = await visit(day, '/slotted/yoga-doux');
  await enterAsGuest(page, day, '08:00');
  await page.getByRole('button', { name: 'Confirmer la réservation' }).click();
  await expect(page.getByText('La confirmation part par e-mail à zoe.petit@example.org.')).toBeVisible();
  await page.getByRole('button', { name: /^Rien reçu/ }).click();
  const address = page.getByLabel('E-mail');
  await expect(address).toBeFocused();
  await expect(address).toHaveValue('zoe.petit@example.org');
  await address.fill('zoé.petit@example.org');
  await page.getByRole('button', { name: 'Envoyer à nouveau' }).click();
  await expect(page.getByText(/une adresse s'écrit sans accents$/)).toBeVisible();
  await expect(address).toBeFocused();
  expect(await violations(page)).toEqual([]);

  await address.press('Escape');
  await expect(address).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Rien reçu/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(address).toHaveValue('zoe.petit@example.org');
  await expect(page.getByText(/une adresse s'écrit sans accents$/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Annuler', exact: true }).click();
  await page.getByRole('button', { name: /^Rien reçu/ }).click();
  await address.fill('zoe.petit.juste@example.org');
  await address.press('Enter');
  await expect(page.getByText('La confirmation repart par e-mail à zoe.petit.juste@example.org.')).toBeVisible();
  await expect(address).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Réservation confirmée' })).toBeVisible();
  const mails = await shop.database.query(
    `SELECT recipient, state FROM outbox WHERE recipient LIKE 'zoe.petit%' AND kind = 'confirmed' ORDER BY number DESC LIMIT 2`,
  );
  expect(mails).toEqual([
    { recipient: 'zoe.petit.juste@example.org', state: 'pending' },
    { recipient: 'zoe.petit@example.org', state: 'given-up' },
  ]);
});

/** A visitor's page. */
async function visit(day: PlainDate, path = '/slotted/padel-duo', script = ''): Promise<Page> {
  const page = await newPage(shop.browser, { reducedMotion: 'reduce' });
  await page.addInitScript(script);
  await page.goto(`${shop.demo.url}${path}${path.includes('?') ? '&' : '?'}date=${day}`);
  return page;
}

/** Chooses the slot at eight and goes on as a guest, until the place is held. */
async function hold(page: Page, day: PlainDate): Promise<void> {
  await enterAsGuest(page, day, '08:00');
  await page.getByRole('timer').waitFor();
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
