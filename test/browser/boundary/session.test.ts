import type { Page } from 'playwright-core';
import type { Seen } from '../../fixtures/browser/relay.ts';
import { CALENDAR, type Site, SLOT } from '../../fixtures/browser/site.ts';
import { expect, test } from '../../fixtures/browser/test.ts';
import { LONG, longFrom } from '../../fixtures/tags.ts';

let page: Page;

test.beforeEach(async ({ site }) => {
  site.relay.reset();
  ({ page } = await site.visit(site.script('async') + CALENDAR));
  await page.locator(SLOT).first().waitFor();
  await page.locator('.navigation button').nth(1).click();
});

/** How a page signs its visitor in and out. */
const WAYS = {
  "the tag's token": (token: string | null) =>
    page.evaluate((value) => {
      const calendar = document.querySelector('creneau-slotted-calendar');
      if (value === null) calendar?.removeAttribute('token');
      else calendar?.setAttribute('token', value);
    }, token),
  "configure's token": (token: string | null) =>
    page.evaluate((value) => {
      const { Creneau } = window as unknown as { readonly Creneau: { configure(settings: object): void } };
      Creneau.configure({ token: value });
    }, token),
} as const;

/** The number of slots in the selection, once the calendar is shown. */
const selected = async () => {
  await page.locator(SLOT).first().waitFor();
  return page.locator('.chips > li').count();
};

const choose = async () => {
  await page.locator(SLOT).last().click();
  await expect.poll(selected).toBe(1);
};

/** Resolves when the API has sent the user and their bookings. */
const signedInAs = (site: Site, token: string) =>
  expect
    .poll(() =>
      site.relay.seen
        .filter(({ headers, method }) => method === 'GET' && headers.authorization === `Bearer ${token}`)
        .map(({ path }) => path),
    )
    .toEqual(expect.arrayContaining(['/api/v1/me', '/api/v1/slotted/month/booking/user']));

/** Resolves when the API's responses have been drawn. */
const drawn = () => page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));

for (const [index, [what, sign]] of Object.entries(WAYS).entries())
  test.describe(`architecture, the page state, with ${what}`, longFrom(1, index), () => {
    test("a page keeps a visitor's selection through a log-in, and no selection after the log-out", async ({
      site,
    }) => {
      await choose();
      await sign('demo-customer');
      await signedInAs(site, 'demo-customer');
      await drawn();
      await expect.poll(() => selected()).toBe(1);
      await sign(null);
      await expect.poll(selected).toBe(0);
    });

    test("a page forgets a user's selection when another user logs in", async ({ site }) => {
      await sign('demo-customer');
      await signedInAs(site, 'demo-customer');
      await choose();
      await sign('demo-subscriber');
      await expect.poll(selected).toBe(0);
      await signedInAs(site, 'demo-subscriber');
      await expect.poll(() => selected()).toBe(0);
    });

    test("a page keeps a visitor's selection through the log-in of another user than before", { tag: LONG }, async ({
      site,
    }) => {
      await sign('demo-customer');
      await signedInAs(site, 'demo-customer');
      await choose();
      await sign(null);
      await expect.poll(selected).toBe(0);
      await choose();
      await sign('demo-subscriber');
      await signedInAs(site, 'demo-subscriber');
      await drawn();
      await expect.poll(() => selected()).toBe(1);
    });

    test('a page keeps everything when a renewed token names the same user', { tag: LONG }, async ({ site }) => {
      await sign('demo-customer');
      await signedInAs(site, 'demo-customer');
      await choose();
      const person = await page.evaluate(async (api) => {
        const answer = await fetch(`${api}/api/v1/me`, { headers: { authorization: 'Bearer demo-customer' } });
        return answer.text();
      }, site.relay.origin('cdn'));
      const isRenewed = ({ headers }: Seen) => headers.authorization === 'Bearer demo-customer-2';
      site.relay.rules.add((request) =>
        isRenewed(request) && request.path === '/api/v1/me'
          ? { headers: { 'content-type': 'application/json' }, body: person }
          : null,
      );
      await sign('demo-customer-2');
      await expect.poll(() => site.relay.seen.some(isRenewed)).toBe(true);
      await drawn();
      await expect.poll(() => selected()).toBe(1);
    });
  });

test("D-page-state: a page's function that gives another user's token, and then none, changes the user and logs out", async ({
  site,
}) => {
  const current = (token: string | null) =>
    page.evaluate((value) => {
      const here = window as unknown as { current?: string | null; readonly Creneau: { configure(s: object): void } };
      const isFirst = here.current === undefined;
      here.current = value;
      if (isFirst) here.Creneau.configure({ token: () => here.current });
    }, token);
  /** Another element makes its calls, with the token of now. */
  const call = () => page.evaluate(() => document.body.append(document.createElement('creneau-event-list')));
  await current('demo-customer');
  await signedInAs(site, 'demo-customer');
  await choose();
  await current('demo-subscriber');
  await call();
  await expect.poll(selected).toBe(0);
  await signedInAs(site, 'demo-subscriber');
  await choose();
  await current(null);
  await call();
  await expect.poll(selected).toBe(0);
});

test.describe("D-refused-token: a token that the API refuses, which the page doesn't renew", () => {
  test("a page with a refused token shows a visitor's slots, asks to sign in, and books on with another token", async ({
    site,
  }) => {
    // Listening before our script comes: the token is refused at once.
    const listening = `<script>
      const log = [];
      addEventListener('creneau-tokenexpired', () => log.push('expired'));
      addEventListener('creneau-signinrequired', (event) => {
        log.push('sign in');
        event.preventDefault();
        event.detail.signIn('demo-customer');
      });
    </script>`;
    const refused = `<div data-creneau-token="nonsense">${CALENDAR}<creneau-event-list></creneau-event-list></div>`;
    ({ page } = await site.visit(listening + refused + site.script('async')));
    await page.locator('creneau-event-list article').first().waitFor();
    await page.locator(SLOT).first().waitFor();
    await page.locator('.navigation button').nth(1).click();
    await choose();
    await page.locator('[part~="book-button"]').click();
    await signedInAs(site, 'demo-customer');
    await page.locator('creneau-checkout .confirm').waitFor();
    await expect.poll(() => page.evaluate('log')).toEqual(['expired', 'sign in']);
    const posted = site.relay.seen.filter(({ method }) => method === 'POST');
    expect(posted.map(({ path, headers }) => [path, headers.authorization])).toEqual([
      ['/api/v1/hold', 'Bearer demo-customer'],
    ]);
  });
});
