import { listenTo } from '../../fixtures/browser/page-errors.ts';
import { expect, newPage, test } from '../../fixtures/browser/test.ts';
import { confirmed, pay } from '../buying/a-purchase.ts';
import { violations } from '../finding/axe.ts';

test("D-order-key: a mail's link leads from the outbox to that one order, which is cancelled there; the key is in no address any more", {
  tag: '@long',
}, async ({ browser, ownDemo }) => {
  const { call, guest } = callsTo(ownDemo.url);
  await buy(call, await guest('zoe@example.org'), '1_20261126T1000');
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

for (const [where, id] of [
  ['', ''],
  [' whose calendar has an id of its own', 'mine'],
] as const)
  test(`D-order-key: a guest takes the place that has come free by the mail's link, and pays it on the offer's page${where}`, {
    tag: '@long',
  }, async ({ browser, ownDemo }) => {
    const { guest, call } = callsTo(ownDemo.url);
    const slot = '2_20261208T0800';
    const first = await guest('camille@example.org');
    const [order] = [await buy(call, first, slot), await buy(call, await guest('ana@example.org'), slot)];
    await buy(call, await guest('zoe@example.org'), slot, 'waiting');
    await call('DELETE', `order/${order.id}`, undefined, first);

    const page = await newPage(browser, { viewport: { width: 1280, height: 1600 } });
    const heard = listenTo(page);
    await page.goto(`${ownDemo.url}/outbox/`);
    await page.getByRole('link', { name: /^Une place est libre pour vous/ }).click();
    await page.getByRole('link', { name: /#order=/ }).click();
    if (id) await page.addInitScript(nameCalendar, id);
    await page.getByRole('button', { name: /^Prendre la place/ }).click();
    await expect(page).toHaveURL(/\/slotted\/padel-duo\/?\?date=2026-12-08/);
    await pay(page);
    await confirmed(page);
    await expect(page.getByText('La confirmation part par e-mail à zoe@example.org.')).toBeVisible();
    expect([heard.errors, heard.console]).toEqual([[], []]);
  });

/** Gives the page's calendar an id as soon as it is there. */
function nameCalendar(id: string): void {
  const name = () => document.querySelector('creneau-slotted-calendar')?.setAttribute('id', id);
  new MutationObserver(name).observe(document, { childList: true, subtree: true });
}

interface Made {
  readonly id: string;
  readonly token: string;
  readonly quote?: { readonly total: number };
  readonly payment?: { readonly id: string } | null;
}

type Call = (method: string, path: string, body?: object, token?: string) => Promise<Made>;

/** Calls of the API, each with a key of its own. */
function callsTo(url: string) {
  let keys = 0;
  const call: Call = async (method, path, body, token = '') => {
    keys += 1;
    const answer = await fetch(`${url}/api/v1/${path}`, {
      method,
      headers: {
        ...(body && { 'content-type': 'application/json', 'idempotency-key': `key-${keys}` }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    return answer.json();
  };
  const guest = async (email: string) =>
    (await call('POST', 'guest', { firstName: 'Zoé', lastName: 'Petit', email })).token;
  return { call, guest };
}

/** Buys a slot, or a place in its waiting list. */
async function buy(call: Call, token: string, slot: string, how: 'slots' | 'waiting' = 'slots'): Promise<Made> {
  const { id: hold, quote } = await call('POST', 'hold', { [how]: [slot] }, token);
  const order = await call('POST', 'order', { hold, total: quote?.total ?? 0 }, token);
  if (order.payment) await call('POST', `test-gateway/${order.payment.id}`, { card: 'success' }, token);
  return order;
}
