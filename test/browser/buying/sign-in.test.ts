import type { Page } from 'playwright-core';
import { expect, newPage, test } from '../../fixtures/browser/test.ts';
import { choose, enterAsGuest } from './a-purchase.ts';
import { openShop, shopFor } from './a-shop.ts';

const shop = shopFor(openShop);

const DAY = '2026-12-14';

test.describe('signIn, called after its event has returned', { tag: '@long' }, () => {
  test('D-sign-in: signIn, called late on a page that has not cancelled the event, has a visitor at the guest form go on as the user', async () => {
    const page = await visit(`/slotted/padel-duo?date=${DAY}`, 'left to the guest form');
    await choose(page, DAY, '08:00', '08:30');
    await page.getByRole('button', { name: 'Je Réserve' }).click();
    await page.getByLabel('Prénom').fill('Zoé');
    await signIn(page, 'demo-provider');
    await page.getByRole('timer').waitFor();
    await expect(page.getByRole('list', { name: 'Créneaux' }).getByRole('listitem')).toHaveCount(2);
    await expect(page.getByLabel('Prénom')).toHaveCount(0);
  });

  test('D-sign-in: signIn, called late on a page that has cancelled the event, has the booking go on with the selection', async () => {
    const page = await visit(`/slotted/padel-duo?date=${DAY}`, 'cancelled');
    await choose(page, DAY, '09:00');
    await page.getByRole('button', { name: 'Je Réserve' }).click();
    await expect(page.locator('creneau-checkout')).toHaveCount(0);
    await signIn(page, 'demo-coach');
    await page.getByRole('timer').waitFor();
  });

  test("D-sign-in: signIn, called late, has an item's checkout hold its place", async () => {
    const page = await visit('/partner/?item=event:1', 'cancelled');
    await page.getByRole('button', { name: 'Je Réserve' }).click();
    await signIn(page, 'demo-customer');
    await page
      .getByRole('timer')
      .or(page.getByRole('button', { name: 'Confirmer la réservation' }))
      .first()
      .waitFor();
  });

  test('D-sign-in: signIn, called late, has a membership bought that was chosen', async () => {
    const page = await visit('/memberships/', 'cancelled');
    await page
      .locator('creneau-membership-list')
      .getByRole('button', { name: /abonne/ })
      .first()
      .click();
    await signIn(page, 'demo-customer');
    await page.locator('creneau-checkout').getByRole('heading', { name: 'Votre abonnement' }).waitFor();
  });

  test('D-sign-in: a visitor who books as a guest before signIn is called stays one, and the page is told', async () => {
    const page = await visit(`/slotted/padel-duo?date=${DAY}`, 'left to the guest form');
    const told: string[] = [];
    page.on('console', (message) => told.push(message.text()));
    await enterAsGuest(page, DAY, '10:00');
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
  const page = await newPage(shop.browser, { reducedMotion: 'reduce' });
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
