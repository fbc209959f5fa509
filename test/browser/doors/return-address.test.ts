import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { listenTo } from '../../fixtures/browser/page-errors.ts';
import { type Relay, type Seen, startRelay } from '../../fixtures/browser/relay.ts';
import { SLOT } from '../../fixtures/browser/site.ts';
import { expect, test } from '../../fixtures/browser/test.ts';
import { choose, confirmed, enter } from '../buying/a-purchase.ts';
import { openStripeShop, payByBank, type StripeShop, type StripeVisit } from '../buying/stripe-shop.ts';

let shop: StripeShop;
let relay: Relay;

test.beforeAll(async () => {
  shop = await openStripeShop();
  relay = await startRelay(shop.demo.url);
});

test.beforeEach(() => relay.reset());

test.afterAll(async () => {
  await shop?.close();
  await relay?.stop();
});

/** What Stripe adds to the address that a bank's page leads back to. */
const SAID = 'payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_2&redirect_status=succeeded';

const script = (attributes = '') => `<script src="${relay.origin('cdn')}/creneau/1/creneau.js" ${attributes}></script>`;

/** A studio's page with one calendar; its policy sends the whole address as the referrer of every request. */
const studio = (scripts: string) =>
  relay.page(
    `<!doctype html><html data-creneau-api-url="${relay.origin('cdn')}/api"><title>Studio</title>${scripts}
     <main><creneau-slotted-calendar event="padel-duo" mode="picker"></creneau-slotted-calendar></main>`,
    { headers: { 'referrer-policy': 'unsafe-url' } },
  );

/** A browser page in which no studio's page is open yet. */
const visit = (): Promise<StripeVisit> => shop.visit({ who: null, path: '/healthz' });

const addressOf = (page: Page) => page.evaluate(() => location.href);

/** API calls and the widgets' files: every request but those for the page and its script tags. */
const isOurs = ({ path }: Seen) => /^\/api\/|^\/creneau\/1\/.+-[\w-]+\.js$/.test(path);

/** The paths of our requests whose referrer holds the payment's parameters. */
const telling = () =>
  relay.seen.filter((seen) => isOurs(seen) && seen.headers.referer?.includes('payment_intent')).map(({ path }) => path);

/** The whole browser storage of the page, as text. */
const kept = (page: Page) => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));

/** Holds our requests back until the returned function is called. */
function hold(): () => void {
  let letGo = () => {};
  const held = new Promise<null>((resolve) => {
    letGo = () => resolve(null);
  });
  relay.rules.add((request) => (isOurs(request) ? held : null));
  return letGo;
}

test.describe("D-clean-address: the page's address after a return from a bank's page", { tag: '@long' }, () => {
  test('the address is clean before anything is shown, and no request sends the payment as its referrer', async () => {
    const { page } = await visit();
    const address = `${studio(script('async data-token="demo-coach"'))}?a=%20x&&creneau-date=2026-12-14#there?not=a&query`;
    await page.goto(address);
    await enter(page, '2026-12-14', '08:00');
    await payByBank(page);
    relay.seen.length = 0;
    const letGo = hold();
    await page.getByRole('button', { name: 'Complete' }).click();
    await expect.poll(() => relay.seen.filter(isOurs).length).toBeGreaterThan(0);
    await expect.poll(() => addressOf(page)).toBe(address);
    await expect(page.locator(SLOT)).toHaveCount(0);
    letGo();
    await confirmed(page);
    await expect.poll(() => addressOf(page)).toBe(address);
    expect(telling()).toEqual([]);
    const [call] = relay.seen.filter(({ path }) => path.startsWith('/api/'));
    expect(call?.headers.referer).toBe(address.split('#')[0]);
    expect(await kept(page)).not.toContain('_secret_');
  });

  test('the address is clean with two script tags, and a guest sees the confirmation once', async () => {
    const { page } = await visit();
    const address = `${studio(script() + script('type="module"'))}?creneau-date=2026-12-15`;
    await page.goto(address);
    await choose(page, '2026-12-15', '08:00');
    await page.getByRole('button', { name: 'Je Réserve' }).click();
    await page.getByLabel('Prénom').fill('Zoé');
    await page.getByLabel('Nom', { exact: true }).fill('Petit');
    await page.getByLabel('E-mail').fill('zoe.petit@example.org');
    await page.getByRole('button', { name: 'Continuer' }).click();
    await payByBank(page);
    relay.seen.length = 0;
    await page.getByRole('button', { name: 'Complete' }).click();
    await confirmed(page);
    await expect(page.locator('creneau-checkout')).toHaveCount(1);
    expect([await addressOf(page), telling()]).toEqual([address, []]);
    expect(await kept(page)).not.toContain('_secret_');
  });

  for (const [what, code] of [
    ['the package', "import { defineAll } from '/dist/npm/index.js'; defineAll();"],
    ['one widget', "import '/dist/npm/slotted-calendar.js';"],
  ] as const)
    test(`the address is clean before the first call where ${what} comes from npm`, async () => {
      const { page } = await visit();
      relay.rules.add(async ({ path }) => {
        if (!/^\/dist\/[\w/-]+\.js$/.test(path)) return null;
        const body = await readFile(new URL(`../../..${path}`, import.meta.url), 'utf8');
        return { headers: { 'content-type': 'text/javascript' }, body };
      });
      const address = studio(`<script type="module">${code}</script>`);
      await page.goto(`${address}?a=+&creneau=1&${SAID}#b`);
      await page.locator(SLOT).first().waitFor();
      expect([await addressOf(page), telling()]).toEqual([`${address}?a=+#b`, []]);
      await expect.poll(() => relay.calls().length).toBeGreaterThan(1);
    });

  test('the address is clean if the API fails, and if the parameters are invalid', async () => {
    const { page } = await visit();
    const address = studio(script());
    relay.rules.add(({ path }) => (path.startsWith('/api/') ? { status: 503 } : null));
    for (const said of [SAID, 'payment_intent_client_secret=nonsense']) {
      await page.goto(`${address}?creneau=1&${said}`);
      await expect.poll(() => relay.calls().length).toBeGreaterThan(0);
      expect([await addressOf(page), telling()]).toEqual([address, []]);
      relay.seen.length = 0;
    }
  });

  test("the address is clean in each history entry, and another script's states are kept", async () => {
    const { page } = await visit();
    const router = `<script>
      history.replaceState({ of: 'the first' }, '');
      history.pushState({ of: 'the second' }, '', '#second');
    </script>`;
    const address = studio(router + script());
    const stateOf = () => page.evaluate(() => [location.href, history.state]);
    await page.goto(`${address}?b=+&creneau=1&${SAID}`);
    expect(await stateOf()).toEqual([`${address}?b=+#second`, { of: 'the second' }]);
    await page.evaluate(() => history.back());
    await expect.poll(stateOf).toEqual([`${address}?b=+`, { of: 'the first' }]);
  });

  test('the address is cleaned later if replaceState throws at first, and widgets work meanwhile', async () => {
    const { page } = await visit();
    const { errors } = listenTo(page);
    const strict = `<script>
      const { replaceState } = history;
      history.replaceState = () => { throw new DOMException('no', 'SecurityError'); };
      addEventListener('load', () => { history.replaceState = replaceState; });
    </script>`;
    const address = studio(strict + script());
    await page.goto(`${address}?creneau=1&${SAID}`);
    await page.locator(SLOT).first().waitFor();
    await expect.poll(() => addressOf(page)).toBe(address);
    expect(errors).toEqual([]);
  });

  test("the address keeps the parameters of the page's own payment", async () => {
    const { page } = await visit();
    const address = `${studio(script())}?${SAID}`;
    await page.goto(address);
    await page.locator(SLOT).first().waitFor();
    await expect.poll(() => addressOf(page)).toBe(address);
  });
});
