import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from '../../fixtures/browser/test.ts';
import { choose } from './a-purchase.ts';
import { openShop, type Shop } from './a-shop.ts';

let shop: Shop;

test.beforeAll(async () => {
  shop = await openShop();
});

test.afterAll(() => shop?.close());

const DAY = '2026-12-14';

test.describe('D-sign-in: signIn, called after its event has returned', () => {
  test("a visitor at the guest form goes on as the user; the page hasn't cancelled the event", async () => {
    const page = await visit(`/slotted/padel-duo?date=${DAY}`, 'left to the guest form');
    await choose(page, DAY, '08:00', '08:30');
    await page.getByRole('button', { name: 'Je Réserve' }).click();
    await page.getByLabel('Prénom').fill('Zoé');
    await signIn(page, 'demo-provider');
    await page.getByRole('timer').waitFor();
    await expect(page.getByRole('list', { name: 'Créneaux' }).getByRole('listitem')).toHaveCount(2);
    await expect(page.getByLabel('Prénom')).toHaveCount(0);
  });

  test('where the page has cancelled the event, the booking goes on with the selection', async () => {
    const page = await visit(`/slotted/padel-duo?date=${DAY}`, 'cancelled');
    await choose(page, DAY, '09:00');
    await page.getByRole('button', { name: 'Je Réserve' }).click();
    await expect(page.locator('creneau-checkout')).toHaveCount(0);
    await signIn(page, 'demo-coach');
    await page.getByRole('timer').waitFor();
  });

  test("an item's checkout holds its place", async () => {
    const page = await visit('/partner/?item=event:1', 'cancelled');
    await page.getByRole('button', { name: 'Je Réserve' }).click();
    await signIn(page, 'demo-customer');
    await page
      .getByRole('timer')
      .or(page.getByRole('button', { name: 'Confirmer la réservation' }))
      .first()
      .waitFor();
  });

  test('a membership that was chosen is bought', async () => {
    const page = await visit('/memberships/', 'cancelled');
    await page
      .locator('creneau-membership-list')
      .getByRole('button', { name: /abonne/ })
      .first()
      .click();
    await signIn(page, 'demo-customer');
    await page.locator('creneau-checkout').getByRole('heading', { name: 'Votre abonnement' }).waitFor();
  });

  test('a visitor who books as a guest meanwhile stays one, and the page is told', async () => {
    const page = await visit(`/slotted/padel-duo?date=${DAY}`, 'left to the guest form');
    const told: string[] = [];
    page.on('console', (message) => told.push(message.text()));
    await choose(page, DAY, '10:00');
    await page.getByRole('button', { name: 'Je Réserve' }).click();
    await page.getByLabel('Prénom').fill('Zoé');
    await page.getByLabel('Nom', { exact: true }).fill('Petit');
    await page.getByLabel('E-mail').fill('zoe.petit@example.org');
    await page.getByRole('button', { name: 'Continuer' }).click();
    await page.getByRole('timer').waitFor();
    await signIn(page, 'demo-provider');
    await expect.poll(() => told.filter((text) => text.includes('signIn'))).toHaveLength(1);
    await page.getByRole('button', { name: 'Retour au calendrier' }).click();
    await page.getByRole('button', { name: 'Je Réserve' }).click();
    await page.getByLabel('Prénom').waitFor();
    await signIn(page, 'demo-admin');
    await page.getByRole('timer').waitFor();
  });
});

/** A visitor's page, whose own dialog will call `signIn` long after the event. */
async function visit(path: string, how: 'cancelled' | 'left to the guest form'): Promise<Page> {
  const context = await shop.browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await page.addInitScript((isCancelled) => {
    addEventListener('creneau-signinrequired', (event) => {
      if (isCancelled) event.preventDefault();
      Reflect.set(window, 'signIn', (event as CustomEvent).detail.signIn);
    });
  }, how === 'cancelled');
  await page.goto(`${shop.demo.url}${path}`);
  return page;
}

/** What the page's dialog does when its visitor has signed in. */
async function signIn(page: Page, token: string): Promise<void> {
  await page.waitForFunction(() => Reflect.has(window, 'signIn'));
  await page.evaluate((given) => Reflect.get(window, 'signIn')(given), token);
}
