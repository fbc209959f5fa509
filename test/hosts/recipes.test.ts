import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { hostFile } from '../fixtures/browser/hosts.ts';
import { sharedBrowser } from '../fixtures/browser/shared.ts';
import { expect, newPage } from '../fixtures/browser/test.ts';
import { type Hosts, test } from './a-host-page.ts';

test.beforeEach(({ hosts }) => {
  hosts.relay.rules.add(async ({ host, path }) => {
    const [, file] = /^\/tarteaucitron\/([^?]+)/.exec(path) ?? [];
    if (host !== 'site' || !file) return null;
    const type = file.endsWith('.css') ? 'text/css' : 'text/javascript';
    return { headers: { 'content-type': type }, body: await hostFile(`tarteaucitronjs/${file}`) };
  });
});

/** Returns the first block of HTML of a recipe in the document. */
async function recipe({ relay }: Hosts, name: string, language: '' | '.fr' = ''): Promise<string> {
  const document = await readFile(new URL(`../../docs/recipes${language}.md`, import.meta.url), 'utf8');
  const [, html] = new RegExp(`^## ${name}$.*?^\`\`\`html$(.*?)^\`\`\``, 'ms').exec(document) ?? [];
  if (!html) throw new Error(`docs/recipes${language}.md has no HTML under ${name}.`);
  return html.replaceAll('https://cdn.example', relay.origin('cdn'));
}

test.describe('C-settings: a consent tool of the page grants and withdraws consent', () => {
  for (const language of ['', '.fr'] as const)
    test(`tarteaucitron grants and withdraws consent to the map as docs/recipes${language}.md says`, async ({
      demo,
      hosts,
    }) => {
      const page = await newPage(await sharedBrowser('webgl'), { reducedMotion: 'reduce', locale: 'fr-FR' });
      const elsewhere = demo.url.replace('localhost', 'tiles.localhost');
      let tiles = 0;
      page.on('request', (request) => {
        if (request.url().startsWith(elsewhere)) tiles += 1;
      });
      const setting = JSON.stringify({ url: `${elsewhere}/tiles/{z}/{x}/{y}.png`, maxZoom: 12 });
      const html = `<!doctype html><html lang="fr"><body>
      ${(await recipe(hosts, 'tarteaucitron', language)).replace('data-consent="payment"', `$& data-tiles='${setting}'`)}
      <style>creneau-provider-map { display: block; height: 30em }</style>
      <creneau-provider-map provider="studio-lumiere"></creneau-provider-map>`;
      const address = hosts.relay.page(html);

      await page.goto(address);
      const refusal = page.locator('#tarteaucitronAllDenied2');
      await expect(refusal).toBeVisible();
      // The buttons of tarteaucitron do nothing yet when they appear.
      const refuse = () => refusal.evaluate((button: HTMLElement) => button.click());
      await expect.poll(() => refuse().then(() => refusal.isVisible())).toBe(false);
      await expect(page.locator('.place-row').first()).toBeVisible();
      expect(tiles).toBe(0);

      await page.getByRole('button', { name: 'Autoriser la carte' }).click();
      await page.locator('#creneaumapAllowed').click();
      await expect(page.locator('.overlay.done')).toBeAttached();
      expect(tiles).toBeGreaterThan(0);

      await page.goto(address);
      await expect(page.locator('.overlay.done')).toBeAttached();
      await page.evaluate(() => Reflect.get(globalThis, 'tarteaucitron').userInterface.openPanel());
      await page.locator('#creneaumapDenied').click();
      await expect(page.locator('.place-row').first()).toBeVisible();
      await expect(page.locator('canvas')).toHaveCount(0);
      expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['tarteaucitron']);
    });
});

/** Chooses this many slots of an offer and buys them as a guest, with a card if they cost something. */
async function buyAsGuest(page: Page, event: string, slots: number): Promise<void> {
  const calendar = page.locator(`creneau-slotted-calendar[event="${event}"]`);
  await calendar.scrollIntoViewIfNeeded();
  await calendar.locator('[aria-live="polite"] + button').click();
  for (let chosen = 1; chosen <= slots; chosen += 1) {
    await calendar.locator('[part~="slot"][part~="available"]:not([aria-pressed="true"])').first().click();
    await expect(calendar.locator('[part~="slot"][aria-pressed="true"]')).toHaveCount(chosen);
  }
  await calendar.locator('[part~="book-button"]').click();
  const checkout = page.locator('creneau-checkout');
  const guest = { firstName: 'Camille', lastName: 'Martin', email: 'camille.martin@example.org' };
  for (const [id, text] of Object.entries(guest)) await checkout.locator(`#${id}`).fill(text);
  await checkout.locator('[part~="guest-form"] button').click();
  await expect(checkout.locator('.pay, .confirm').first()).toBeVisible();
  if (await checkout.locator('.pay').count()) {
    const card = { number: '4242424242424242', expiry: '1230', securityCode: '123', postalCode: '75001' };
    for (const [id, text] of Object.entries(card)) await checkout.locator(`#card-${id}`).fill(text);
    await checkout.locator('#card-name').fill('Camille Martin');
    await checkout.locator('#terms').check();
  }
  await checkout.locator('.pay, .confirm').first().click();
  await expect(checkout.locator('.done')).toBeVisible();
  await checkout.getByRole('button', { name: 'Terminer' }).click();
  await expect(checkout).toHaveCount(0);
}

test.describe('C-events: analytics tools', () => {
  test('Matomo and Google Analytics get the total of a booking in units of its currency, without a name or an e-mail address', async ({
    hosts,
    open,
  }) => {
    const { page, errors } = await open(
      `<!doctype html><html lang="fr"><body><script>var _paq = [], told = []; function gtag() { told.push([...arguments]); }</script>
        ${hosts.script()}${await recipe(hosts, 'Matomo')}${await recipe(hosts, 'Google Analytics 4')}
        <creneau-slotted-calendar event="padel-duo" mode="picker"></creneau-slotted-calendar>
        <creneau-slotted-calendar event="yoga-doux" mode="picker"></creneau-slotted-calendar>`,
    );
    await buyAsGuest(page, 'padel-duo', 2);
    await buyAsGuest(page, 'yoga-doux', 1);
    const read = (name: string) => page.evaluate((key) => Reflect.get(globalThis, key), name);
    const id = expect.stringMatching(/./);
    expect(await read('_paq')).toEqual([
      ['addEcommerceItem', id, 'Padel duo', 'Booking', 12, 2],
      ['trackEcommerceOrder', id, 24, 24],
      ['addEcommerceItem', id, 'Yoga doux', 'Booking', 0, 1],
      ['trackEcommerceOrder', id, 0, 0],
    ]);
    const purchase = { transaction_id: id, currency: 'EUR' };
    const thing = { item_id: id, item_brand: 'Studio Lumière' };
    expect(await read('told')).toEqual([
      [
        'event',
        'purchase',
        { ...purchase, value: 24, items: [{ ...thing, item_name: 'Padel duo', price: 12, quantity: 2 }] },
      ],
      [
        'event',
        'purchase',
        { ...purchase, value: 0, items: [{ ...thing, item_name: 'Yoga doux', price: 0, quantity: 1 }] },
      ],
    ]);
    expect(JSON.stringify([await read('_paq'), await read('told')])).not.toMatch(/camille|martin/i);
    expect(errors).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
  });
});
