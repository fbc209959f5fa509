import type { Browser, Page } from 'playwright-core';
import { type Demo, startDemo } from '../../fixtures/browser/demo.ts';
import { type Heard, listenTo } from '../../fixtures/browser/page-errors.ts';
import { closePages, sharedBrowser } from '../../fixtures/browser/shared.ts';
import { expect, onTestFinished, test } from '../../fixtures/browser/test.ts';
import { violations } from '../finding/axe.ts';

let browser: Browser;
let demo: Demo;
let page: Page;
let heard: Heard;

test.beforeAll(async () => {
  [browser, demo] = await Promise.all([sharedBrowser(), startDemo()]);
  await book();
});

test.beforeEach(async () => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 1600 } });
  onTestFinished(() => context.close());
  page = await context.newPage();
  heard = listenTo(page);
});

test.afterAll(async () => {
  await closePages(browser);
  await demo?.stop();
});

/** A guest books a free slot. */
async function book(): Promise<void> {
  const post = async (path: string, body: object, token = '') => {
    const answer = await fetch(`${demo.url}/api/v1/${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': path,
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    });
    return (await answer.json()) as { readonly id: string; readonly token: string };
  };
  const { token } = await post('guest', { firstName: 'Zoé', lastName: 'Petit', email: 'zoe@example.org' });
  const hold = await post('hold', { slots: ['1_20261126T1000'] }, token);
  await post('order', { hold: hold.id, total: 0 }, token);
}

test.describe("D-order-key: a mail's link", () => {
  test('leads from the outbox to that one order, which is cancelled there; the key is in no address any more', async () => {
    await page.goto(`${demo.url}/outbox/`);
    await page.getByRole('link', { name: /^Réservation confirmée/ }).click();
    await page.frameLocator('iframe').getByText('Voir ou annuler ma commande').waitFor();
    expect(await violations(page)).toEqual([]);
    expect([heard.errors, heard.console]).toEqual([[], []]);

    await page.getByRole('link', { name: /#order=/ }).click();
    await page.getByRole('heading', { name: 'Votre commande' }).waitFor();
    await expect(page.locator('article.order')).toHaveCount(1);
    await expect(page).toHaveURL(`${demo.url}/order/`);
    await page.getByRole('button', { name: /^Autres actions/ }).click();
    await page.getByRole('menuitem', { name: /^Annuler/ }).click();
    await page.getByRole('button', { name: /^Oui/ }).click();
    await page.locator('article.order.cancelled').waitFor();
    expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toContain(
      'key',
    );
    expect(await violations(page)).toEqual([]);
    expect([heard.errors, heard.console]).toEqual([[], []]);

    await page.goto(`${demo.url}/outbox/`);
    await page.getByRole('link', { name: /^Commande annulée/ }).waitFor();
  });
});
