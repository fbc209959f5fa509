import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { storeCheckout } from '../../../widgets/shared/stored-checkout.ts';
import { aMePayload } from '../../fixtures/payloads.ts';
import { heard, until } from '../../fixtures/widget-context.ts';
import { aMembershipApi, isLoaded, LIST, someMemberships } from './some-memberships.ts';

/** The list of somebody who is signed in. */
async function aMembersList() {
  const api = aMembershipApi();
  api.on('GET /v1/me', aMePayload());
  const memberships = someMemberships();
  memberships.page.session.setToken('camille');
  await until(memberships.page.data, ({ person }) => person !== null);
  await until(memberships.store, isLoaded);
  return { api, ...memberships };
}

const bought = ({ store }: Pick<ReturnType<typeof someMemberships>, 'store'>) => store.getState().bought;

describe('decisions §7: an option is bought', () => {
  it("the purchase is the page's, once the checkout's code is there", async () => {
    const list = await aMembersList();
    await list.store.subscribeTo(2);
    expect(list.load.mock.calls).toEqual([['checkout']]);
    expect(list.page.data.getState().purchase).toEqual({ case: 'item', item: 'membership-option:2' });
    expect(bought(list)).toBe(2);
  });

  it('pressed again it is the same purchase; another option takes its place', async () => {
    const list = await aMembersList();
    await Promise.all([list.store.subscribeTo(2), list.store.subscribeTo(2)]);
    const { purchase } = list.page.data.getState();
    await list.store.subscribeTo(2);
    expect(list.page.data.getState().purchase).toBe(purchase);
    await list.store.subscribeTo(1);
    expect([bought(list), list.page.data.getState().purchase]).toEqual([
      1,
      { case: 'item', item: 'membership-option:1' },
    ]);
  });

  it('left or done, and where something else is bought on the page, it is over', async () => {
    const list = await aMembersList();
    const { page } = list;
    for (const purchase of [null, { case: 'item', item: 'membership-option:2' }] as const) {
      await list.store.subscribeTo(2);
      page.data.setState({ purchase });
      expect(bought(list)).toBeNull();
    }
  });

  it('code that does not come leaves nothing behind, and can be asked for again', async () => {
    const list = await aMembersList();
    list.load.mockRejectedValueOnce(new Error('offline'));
    await expect(list.store.subscribeTo(2)).rejects.toThrow('offline');
    expect([bought(list), list.page.data.getState().purchase]).toEqual([null, null]);
    await list.store.subscribeTo(2);
    expect(bought(list)).toBe(2);
  });

  it('an order of a membership, of whatever checkout, brings the list again; one of a place does not', async () => {
    const list = await aMembersList();
    const before = list.api.to(LIST).length;
    const order = (ref: string) =>
      document.body.dispatchEvent(
        new CustomEvent('creneau-order', { bubbles: true, detail: { order: { item: { ref } } } }),
      );
    order('event:1');
    document.body.dispatchEvent(new CustomEvent('creneau-order', { bubbles: true, detail: { order: { item: null } } }));
    expect(list.store.getState().isTurning).toBe(false);
    order('membership-option:2');
    await until(list.store, isLoaded);
    expect(list.api.to(LIST)).toHaveLength(before + 1);
  });
});

describe('contract §4: a visitor', () => {
  it('is asked to sign in; what they chose goes on with the token', async () => {
    const api = aMembershipApi();
    api.on('GET /v1/me', aMePayload());
    const list = someMemberships();
    list.host.addEventListener('creneau-signinrequired', (event) =>
      (event as CustomEvent<{ signIn(token: string): void }>).detail.signIn('camille'),
    );
    await until(list.store, isLoaded);
    await list.store.subscribeTo(2);
    expect([bought(list), list.page.data.getState().isSignedIn]).toEqual([2, true]);
  });

  it('of a page that sees to it itself buys nothing yet', async () => {
    aMembershipApi();
    const list = someMemberships();
    list.host.addEventListener('creneau-signinrequired', (event) => event.preventDefault());
    const asked = heard(list.host, 'creneau-signinrequired');
    await list.store.subscribeTo(2);
    expect([asked.length, bought(list), list.load.mock.calls]).toEqual([1, null, []]);
  });

  it('of a page that does not answer is told by the checkout that it needs an account', async () => {
    aMembershipApi();
    const list = someMemberships();
    await list.store.subscribeTo(2);
    expect(bought(list)).toBe(2);
  });
});

describe('decisions §7: a purchase that a reload broke off', () => {
  const stored = (option: number) =>
    storeCheckout({
      key: `item:membership-option:${option}`,
      what: `membership-option:${option}`,
      hold: 'h',
      order: null,
    });

  it('has its checkout again, which begins it itself', async () => {
    onTestFinished(() => localStorage.clear());
    stored(2);
    const list = await aMembersList();
    expect([bought(list), list.load.mock.calls, list.page.data.getState().purchase]).toEqual([2, [['checkout']], null]);
    const purchase = { case: 'item', item: 'membership-option:2' } as const;
    list.page.data.setState({ purchase });
    expect(bought(list)).toBe(2);
    list.page.data.setState({ purchase: null });
    expect(bought(list)).toBeNull();
  });

  it('is not taken up for an option that is not here, nor beside a checkout that stands there', async () => {
    onTestFinished(() => localStorage.clear());
    stored(9);
    expect(bought(await aMembersList())).toBeNull();
    stored(2);
    const append = vi.spyOn(Element.prototype, 'nextElementSibling', 'get');
    append.mockReturnValue(document.createElement('creneau-checkout'));
    expect(bought(await aMembersList())).toBeNull();
  });
});
