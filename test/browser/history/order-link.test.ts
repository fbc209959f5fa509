import { listenTo } from '../../fixtures/browser/page-errors.ts';
import { expect, newPage, test } from '../../fixtures/browser/test.ts';
import { violations } from '../finding/axe.ts';

test("D-order-key: a mail's link leads from the outbox to that one order, which is cancelled there; the key is in no address any more", {
  tag: '@long',
}, async ({ browser, ownDemo }) => {
  await book(ownDemo.url);
  const page = await newPage(browser, { viewport: { width: 1280, height: 1600 } });
  const heard = listenTo(page);
  await page.goto(`${ownDemo.url}/outbox/`);
  await page.getByRole('link', { name: /^Réservation confirmée/ }).click();
  await page.frameLocator('iframe').getByText('Voir ou annuler ma commande').waitFor();
  expect(await violations(page)).toEqual([]);
  expect([heard.errors, heard.console]).toEqual([[], []]);

  await page.getByRole('link', { name: /#order=/ }).click();
  await page.getByRole('heading', { name: 'Votre commande' }).waitFor();
  await expect(page.locator('article.order')).toHaveCount(1);
  await expect(page).toHaveURL(`${ownDemo.url}/order/`);
  await page.getByRole('button', { name: /^Autres actions/ }).click();
  await page.getByRole('menuitem', { name: /^Annuler/ }).click();
  await page.getByRole('button', { name: /^Oui/ }).click();
  await page.locator('article.order.cancelled').waitFor();
  expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toContain('key');
  expect([heard.errors, heard.console]).toEqual([[], []]);

  await page.goto(`${ownDemo.url}/outbox/`);
  await page.getByRole('link', { name: /^Commande annulée/ }).waitFor();
});

/** A guest books a free slot. */
async function book(url: string): Promise<void> {
  const post = async (path: string, body: object, token = '') => {
    const answer = await fetch(`${url}/api/v1/${path}`, {
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
