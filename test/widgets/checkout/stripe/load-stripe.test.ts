import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadStripeCode, STRIPE_JS } from '../../../../widgets/checkout/stripe/load-stripe.ts';

const KEY = 'pk_test_fake';

// The package keeps for good what it has once found, but each test lets it find something else.
vi.mock('@stripe/stripe-js/pure', () => ({
  loadStripe: async (key: string) => (Reflect.get(globalThis, 'Stripe') as (key: string) => unknown)(key),
}));

const tag = () => document.querySelector<HTMLScriptElement>('script[src^="https://js.stripe.com/"]');

const setStripe = (stripe: unknown) => Reflect.set(globalThis, 'Stripe', stripe);

const GOOD = () => ({ elements() {}, confirmPayment() {} });

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  // happy-dom would fetch scripts that are added to the page.
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) document.body.append(Object.assign(document.createElement('i'), { title: String(node) }));
    placed.push(...(nodes as HTMLScriptElement[]));
  });
});

function theirTag(address: string): HTMLScriptElement {
  const theirs = document.createElement('script');
  theirs.type = 'text/plain';
  theirs.setAttribute('src', address);
  document.body.append(theirs);
  return theirs;
}

const placed: HTMLScriptElement[] = [];

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'Stripe');
  document.body.replaceChildren();
  placed.length = 0;
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("D-stripe: Stripe's code", () => {
  it("the address of Stripe's code has the version that the package expects", () => {
    const entry = createRequire(import.meta.url).resolve('@stripe/stripe-js/pure');
    const text = readFileSync(join(dirname(entry), '../dist/pure.js'), 'utf8');
    const [, train] = /RELEASE_TRAIN = '(\w+)'/.exec(text) ?? [];
    expect(STRIPE_JS).toBe(`https://js.stripe.com/${train}/stripe.js`);
  });

  it("Stripe's code is loaded by one script tag", async () => {
    const coming = loadStripeCode(KEY);
    expect(placed.map(({ src }) => src)).toEqual([STRIPE_JS]);
    setStripe(GOOD);
    placed[0]?.dispatchEvent(new Event('load'));
    expect((await coming).case).toBe('loaded');
    expect((await loadStripeCode(KEY)).case).toBe('loaded');
    expect(placed).toHaveLength(1);
  });

  it.each([
    ['error', 'blocked'],
    ['load', 'stubbed'],
  ])('a script tag that ends with %s and defines nothing counts as %s, and another tag is tried', async (end, why) => {
    const coming = loadStripeCode(KEY);
    placed[0]?.dispatchEvent(new Event(end));
    expect(await coming).toEqual({ case: 'failed', why });
    const again = loadStripeCode(KEY);
    setStripe(GOOD);
    placed[1]?.dispatchEvent(new Event('load'));
    expect((await again).case).toBe('loaded');
  });

  it("the checkout waits 15 seconds for Stripe's code", async () => {
    const coming = loadStripeCode(KEY);
    await vi.advanceTimersByTimeAsync(14_999);
    expect(await Promise.race([coming, 'waiting'])).toBe('waiting');
    await vi.advanceTimersByTimeAsync(1);
    expect(await coming).toEqual({ case: 'failed', why: 'slow' });
  });

  it('the checkout waits 15 seconds for an emptied script tag of the page; then it adds its own', async () => {
    const theirs = theirTag('https://js.stripe.com/v3/');
    const coming = loadStripeCode(KEY);
    expect([tag(), placed.length]).toEqual([theirs, 0]);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await coming).toEqual({ case: 'failed', why: 'stubbed' });
    const again = loadStripeCode(KEY);
    expect(placed).toHaveLength(1);
    setStripe(GOOD);
    placed[0]?.dispatchEvent(new Event('load'));
    expect((await again).case).toBe('loaded');
  });

  it.each(['https://js.stripe.com/v3/buy-button.js', 'https://js.stripe.com/pricing-table.js?v3'])(
    'a script tag of the page with %s is ignored',
    async (address) => {
      theirTag(address);
      const coming = loadStripeCode(KEY);
      expect(placed).toHaveLength(1);
      placed[0]?.dispatchEvent(new Event('error'));
      await coming;
    },
  );

  it.each(['v3', 'v3/', 'basil/stripe.js', 'v3/?advancedFraudSignals=false'])(
    'the checkout waits for a script tag of the page with %s, which counts as blocked if it fails',
    async (address) => {
      const theirs = theirTag(`https://js.stripe.com/${address}`);
      const coming = loadStripeCode(KEY);
      expect(placed).toHaveLength(0);
      theirs.dispatchEvent(new Event('error'));
      expect(await coming).toEqual({ case: 'failed', why: 'blocked' });
    },
  );

  it('one Stripe object is created for each key and each version of the code', async () => {
    const make = vi.fn(GOOD);
    setStripe(make);
    const [first, second] = [await loadStripeCode(KEY), await loadStripeCode(KEY)];
    expect([second, make.mock.calls.length]).toEqual([first, 1]);
    await loadStripeCode('pk_test_other');
    expect(make).toHaveBeenCalledTimes(2);
    setStripe(vi.fn(GOOD));
    expect(await loadStripeCode(KEY)).toMatchObject({ case: 'loaded' });
    expect(make).toHaveBeenCalledTimes(2);
  });

  it.each<[unknown, string]>([
    [{}, 'stubbed'],
    [() => undefined, 'stubbed'],
    [() => ({}), 'stubbed'],
    [
      () => {
        throw new Error('no');
      },
      'stubbed',
    ],
    ['text', 'stubbed'],
    [Object.assign(() => undefined, { setPublishableKey() {} }), 'outdated'],
    [() => ({ elements() {}, createToken() {} }), 'outdated'],
  ])('a Stripe function %o that the page has defined counts as %s', async (found, why) => {
    setStripe(found);
    expect(await loadStripeCode(KEY)).toEqual({ case: 'failed', why });
  });
});
