import type { Stripe, StripeElements, StripePaymentElement } from '@stripe/stripe-js';
import type { Browser, Page } from 'playwright-core';
import { launchChromium } from '../../fixtures/browser/chromium.ts';
import { expect, test } from '../../fixtures/browser/test.ts';
import { type StripeApi, startStripeApi } from '../../fixtures/stripe/api/stripe-api.ts';
import { serveStripe } from '../../fixtures/stripe/browser/serve.ts';

/** The globals of the page of these tests. */
interface Bench {
  stripe: Stripe;
  elements: StripeElements;
  element: StripePaymentElement;
}

declare global {
  interface Window {
    bench: Bench;
  }
}

let browser: Browser;
let api: StripeApi;
let page: Page;

test.beforeAll(async () => {
  [browser, api] = await Promise.all([launchChromium(), startStripeApi()]);
  const context = await browser.newContext();
  await serveStripe(context, api.url);
  await context.route('https://shop.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><body><div id="card"></div></body>' }),
  );
  page = await context.newPage();
  await open();
});

test.afterAll(async () => {
  await browser?.close();
  await api?.stop();
});

test.beforeEach(() =>
  page.evaluate(() => {
    document.querySelector('#card')?.replaceChildren();
    const stripe = window.Stripe?.('pk_test_fake') as Stripe;
    const elements = stripe.elements({ mode: 'payment', amount: 1200, currency: 'eur' });
    const element = elements.create('payment', { fields: { billingDetails: { name: 'never' } } });
    window.bench = { stripe, elements, element };
  }),
);

/** A shop's page with the fake's script. */
async function open(): Promise<void> {
  await page.goto('https://shop.example/');
  await page.addScriptTag({ url: 'https://js.stripe.com/endive/stripe.js' });
}

test.describe('the fake of Stripe.js refuses what Stripe.js refuses', () => {
  for (const [what, work] of [
    ['a detached node', () => window.bench.element.mount(document.createElement('div'))],
    [
      'a shadow tree',
      () => {
        const inside = document.createElement('div');
        const host = document.createElement('div');
        document.body.append(host);
        host.attachShadow({ mode: 'open' }).append(inside);
        window.bench.element.mount(inside);
      },
    ],
    ['a selector that finds nothing', () => window.bench.element.mount('#none')],
    ['a second payment element', () => window.bench.elements.create('payment')],
    ['no amount', () => window.bench.stripe.elements({ mode: 'payment', amount: 0, currency: 'eur' })],
    ['half a cent', () => window.bench.elements.update({ amount: 12.5 })],
    ['a currency in capitals', () => window.bench.stripe.elements({ mode: 'payment', amount: 1, currency: 'EUR' })],
    ['a secret key', () => window.Stripe?.('sk_test_1')],
    ['submit() before mount()', () => window.bench.elements.submit()],
  ] satisfies readonly [string, () => unknown][] as readonly [string, () => unknown][])
    test(`${what}`, async () => {
      await expect(page.evaluate(work)).rejects.toThrow('IntegrationError');
    });

  test('a confirmation without submit(), without a required name, without a return address', async () => {
    const secret = await intent();
    await mounted('4242 4242 4242 4242');
    expect(await confirm(secret, {}, 'no submit')).toContain('elements.submit() must be called');
    expect(await confirm(secret, { name: null })).toContain('did not pass it');
    expect(await confirm(secret, { returnUrl: null })).toContain('return_url');
    expect(await confirm('pi_1')).toContain('clientSecret');
  });
});

test.describe('the fake of Stripe.js pays as Stripe.js pays', () => {
  test("another amount or currency than the intent's is an error", async () => {
    await mounted('4242 4242 4242 4242');
    expect(await confirm(await intent({ amount: '1300' }))).toBe('invalid_request_error');
    expect(await confirm(await intent({ currency: 'usd' }))).toBe('invalid_request_error');
    const secret = await intent({ amount: '1300' });
    await page.evaluate(() => window.bench.elements.update({ amount: 1300 }));
    expect(await confirm(secret)).toBe('succeeded');
  });

  test("another setup_future_usage than the form's is refused: the intent keeps the first one", async () => {
    await mounted('4242 4242 4242 4242');
    expect(await confirm(await intent({ setup_future_usage: 'on_session' }))).toBe('invalid_request_error');
    const secret = await intent();
    await page.evaluate(() => window.bench.elements.update({ setupFutureUsage: 'on_session' }));
    expect(await confirm(secret)).toBe('invalid_request_error');
    await page.evaluate(() => window.bench.elements.update({ setupFutureUsage: null }));
    expect(await confirm(secret)).toBe('succeeded');
  });

  test('an amount that changes after submit() needs another submit()', async () => {
    await mounted('4242 4242 4242 4242');
    await page.evaluate(async () => {
      await window.bench.elements.submit();
      await window.bench.elements.update({ amount: 1300 });
    });
    expect(await confirm(await intent({ amount: '1300' }), {}, 'no submit')).toContain('submit()');
  });

  test('a second confirmation fails: the payment is over', async () => {
    const secret = await intent();
    await mounted('4242 4242 4242 4242');
    expect(await confirm(secret)).toBe('succeeded');
    expect(await confirm(secret)).toBe('payment_intent_unexpected_state');
    expect(api.books.charges.size).toBe([...api.books.intents.values()].filter((one) => one.latest_charge).length);
  });

  test('a refusal is an error with the codes of the API, and 3-D Secure is a frame of the body', async () => {
    const secret = await intent();
    await mounted('4000 0000 0000 9995');
    expect(await confirm(secret)).toBe('card_declined insufficient_funds');
    await fill('4000 0025 0000 3155');
    for (const [button, answer] of [
      ['Fail', 'payment_intent_authentication_failure'],
      ['Complete', 'succeeded'],
    ] as const) {
      const result = confirm(secret);
      const frame = page.locator('body > iframe[title="Stripe authentication"]');
      await frame.contentFrame().getByRole('button', { name: button }).click();
      expect(await result).toBe(answer);
      await expect(frame).toHaveCount(0);
    }
  });

  test('with redirect: always a successful payment leads to the return address', async () => {
    const secret = await intent();
    await mounted('4242 4242 4242 4242');
    await page.evaluate(async (clientSecret) => {
      const { stripe, elements } = window.bench;
      await elements.submit();
      const payment_method_data = { billing_details: { name: 'A' } };
      const confirmParams = { return_url: 'https://shop.example/?a=1#b', payment_method_data };
      void stripe.confirmPayment({ elements, clientSecret, confirmParams });
    }, secret);
    await page.waitForURL(/redirect_status=succeeded#b$/);
    expect(page.url()).toContain(`?a=1&payment_intent=${secret.split('_secret_')[0]}&payment_intent_client_secret=`);
  });
});

/** The client secret of a new intent. */
async function intent(more: Readonly<Record<string, string>> = {}): Promise<string> {
  const body = new URLSearchParams({
    amount: '1200',
    currency: 'eur',
    'automatic_payment_methods[enabled]': 'true',
    ...more,
  });
  const headers = { authorization: `Bearer ${api.environment['STRIPE_SECRET_KEY']}` };
  const answer = await fetch(`${api.url}/v1/payment_intents`, { method: 'POST', headers, body });
  return ((await answer.json()) as { readonly client_secret: string }).client_secret;
}

async function mounted(number: string): Promise<void> {
  await page.evaluate(() => window.bench.element.mount('#card'));
  await fill(number);
}

async function fill(number: string): Promise<void> {
  const form = page.frameLocator('#card iframe');
  await form.getByLabel('Card number').fill(number);
  await form.getByLabel('Expiration date').fill('12 / 30');
  await form.getByLabel('Security code').fill('123');
  await form.getByLabel('ZIP code').fill('75010');
}

/** Submits and confirms; returns the status, the error's codes, or what was thrown. */
function confirm(
  secret: string,
  {
    name = 'A',
    returnUrl = 'https://shop.example/',
  }: { readonly name?: string | null; readonly returnUrl?: string | null } = {},
  how: 'submit' | 'no submit' = 'submit',
): Promise<string> {
  return page.evaluate(
    async ([clientSecret, payer, address, isSubmitted]) => {
      const { stripe, elements } = window.bench;
      try {
        if (isSubmitted) await elements.submit();
        const { error, paymentIntent } = await stripe.confirmPayment({
          elements,
          clientSecret,
          confirmParams: {
            ...(address !== null && { return_url: address }),
            payment_method_data: { billing_details: { ...(payer !== null && { name: payer }) } },
          },
          redirect: 'if_required',
        });
        if (!error) return paymentIntent.status;
        return [
          error.code === 'payment_intent_invalid_parameter' ? error.type : error.code,
          error.code === 'card_declined' ? error.decline_code : '',
        ]
          .join(' ')
          .trim();
      } catch (thrown) {
        return String(thrown);
      }
    },
    [secret, name, returnUrl, how === 'submit'] as const,
  );
}
