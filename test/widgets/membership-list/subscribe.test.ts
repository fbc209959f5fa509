import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createMembershipsStore } from '../../../widgets/membership-list/store.ts';
import { beginInCheckout } from '../../../widgets/shared/selling/sellers-on-page.ts';
import { storePurchase } from '../../../widgets/shared/selling/stored.ts';
import { aMePayload } from '../../fixtures/data/payloads.ts';
import { aPage, heard, until } from '../../fixtures/data/widget-context.ts';
import { problem } from '../fake-api.ts';
import { aMembershipApi, isLoaded, LIST, someMemberships } from './some-memberships.ts';

/** The membership list of a user who is signed in. */
async function aMembersList() {
  const api = aMembershipApi();
  api.on('GET /v1/me', aMePayload());
  const memberships = someMemberships();
  memberships.page.session.setToken('camille');
  await until(memberships.page.data, ({ person }) => person !== null);
  await until(memberships.store, isLoaded);
  return { api, ...memberships };
}

/** Returns the id of the option that is being bought, or null. */
const bought = ({ store }: Pick<ReturnType<typeof someMemberships>, 'store'>) => {
  const { bought: item } = store.getState();
  return item === null ? null : Number(item.replace('membership-option:', ''));
};

describe('D-subscribe: an option is bought', () => {
  it('the purchase of an option is in the page state once the code of the checkout has loaded', async () => {
    const list = await aMembersList();
    await list.store.subscribeTo(2);
    expect(list.load.mock.calls).toEqual([['checkout']]);
    expect(list.page.data.getState().purchase).toEqual({ case: 'item', item: 'membership-option:2' });
    expect(bought(list)).toBe(2);
  });

  it('pressing an option again keeps the purchase; another option replaces it', async () => {
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

  it('the purchase of an option is over when it is left or done, or when something else is bought on the page', async () => {
    const list = await aMembersList();
    const { page } = list;
    await list.store.subscribeTo(2);
    page.data.setState({ purchase: null });
    expect(bought(list)).toBeNull();
    await list.store.subscribeTo(2);
    beginInCheckout(page, { case: 'item', item: 'membership-option:2' }, document.createElement('creneau-checkout'));
    expect(bought(list)).toBeNull();
  });

  it('the list is fetched again after an order of a membership in any checkout, but not after an order of a place', async () => {
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

describe('C-events: a visitor', () => {
  it('a visitor is asked to sign in, and the purchase of the chosen option continues with the token', async () => {
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

  it('no purchase of an option begins while the page signs the visitor in', async () => {
    aMembershipApi();
    const list = someMemberships();
    list.host.addEventListener('creneau-signinrequired', (event) => event.preventDefault());
    const asked = heard(list.host, 'creneau-signinrequired');
    await list.store.subscribeTo(2);
    expect([asked.length, bought(list), list.load.mock.calls]).toEqual([1, null, []]);
    expect(list.store.getState().opening).toBeNull();
  });

  it('D-sign-in: a visitor whom the page signs in later buys the option that was chosen last, once', async () => {
    const api = aMembershipApi();
    api.on('GET /v1/me', aMePayload());
    const list = someMemberships();
    list.host.addEventListener('creneau-signinrequired', (event) => event.preventDefault());
    await list.store.subscribeTo(1);
    await list.store.subscribeTo(2);
    list.page.session.setToken('camille');
    await until(list.store, (state) => state.bought !== null);
    expect(bought(list)).toBe(2);
    list.page.data.setState({ purchase: null });
    list.page.session.setToken(null);
    list.page.session.setToken('camille');
    await until(list.page.data, ({ person }) => person !== null);
    expect(bought(list)).toBeNull();
  });

  it('an option chosen before sign-in is bought once the element is mounted again with a token, unless another purchase is under way', async () => {
    const api = aMembershipApi();
    api.on('GET /v1/me', aMePayload());
    for (const purchase of [null, { case: 'item', item: 'event:1' }] as const) {
      const list = someMemberships();
      list.host.addEventListener('creneau-signinrequired', (event) => event.preventDefault());
      await list.store.subscribeTo(2);
      const page = aPage();
      page.session.setToken('camille');
      page.data.setState({ purchase });
      const store = createMembershipsStore({ ...list.context, page });
      await until(store, isLoaded);
      if (purchase === null) await until(store, () => bought({ store }) === 2);
      expect(bought({ store })).toBe(purchase === null ? 2 : null);
    }
  });

  it('on a page that does not handle sign-in, the checkout tells a visitor that an account is needed', async () => {
    aMembershipApi();
    const list = someMemberships();
    await list.store.subscribeTo(2);
    expect(bought(list)).toBe(2);
  });
});

describe('D-resume: the purchase of an option that a reload interrupted', () => {
  const stored = (option: number) =>
    storePurchase({
      key: `item:membership-option:${option}`,
      what: `membership-option:${option}`,
      hold: 'h',
      order: null,
    });

  it('the checkout of a purchase that a reload interrupted is inserted again', async () => {
    onTestFinished(() => localStorage.clear());
    stored(2);
    const list = await aMembersList();
    await until(list.store, () => bought(list) === 2);
    expect(list.load).toHaveBeenCalledWith('checkout');
    const resumes = { what: 'membership-option:2', hold: 'h' };
    expect(list.page.data.getState().purchase).toMatchObject({ case: 'item', item: 'membership-option:2', resumes });
    expect(document.querySelector('creneau-membership-list + creneau-checkout')).not.toBeNull();
    list.page.data.setState({ purchase: null });
    expect(bought(list)).toBeNull();
  });

  it('a purchase is resumed even if its card is on another page of the list, or the list fails to load', async () => {
    onTestFinished(() => localStorage.clear());
    vi.spyOn(console, 'error').mockImplementation(() => {});
    stored(9);
    const other = await aMembersList();
    await until(other.store, () => bought(other) === 9);
    other.leave();
    aMembershipApi().on(LIST, problem(403, 'forbidden'));
    const list = someMemberships();
    list.page.session.setToken('camille');
    await until(list.store, (state) => state.list.status === 'failed' && state.bought === 'membership-option:9');
  });

  it.each([
    ['another kind of item', { key: 'item:event:9', what: 'event:9', hold: 'h', order: null }],
    ['the purchase of another checkout', { key: 'mine', what: 'membership-option:9', hold: 'h', order: null }],
    ['an invalid option', { key: 'item:membership-option:09', what: 'membership-option:09', hold: 'h', order: null }],
    ['incomplete', { key: 'item:membership-option:9', what: 'membership-option:9' }],
  ])('a stored purchase is not resumed if it is %s', async (_, entry) => {
    onTestFinished(() => localStorage.clear());
    localStorage.setItem('creneau.checkout', JSON.stringify(entry));
    expect(bought(await aMembersList())).toBeNull();
  });

  it('a purchase is resumed only by the first of two lists, and only if the page has no checkout for it', async () => {
    onTestFinished(() => localStorage.clear());
    stored(2);
    const first = await aMembersList();
    const second = someMemberships({}, { page: first.page });
    await until(second.store, isLoaded);
    await until(first.store, () => bought(first) === 2);
    expect(bought(second)).toBeNull();
    const own = document.createElement('creneau-checkout');
    own.setAttribute('item', 'membership-option:2');
    document.body.prepend(own);
    onTestFinished(() => own.remove());
    expect(bought(await aMembersList())).toBeNull();
  });

  it('the list shows an error if the code of the checkout does not load', async () => {
    onTestFinished(() => localStorage.clear());
    vi.spyOn(console, 'error').mockImplementation(() => {});
    stored(2);
    const load = vi.fn<(name: string) => Promise<unknown>>().mockRejectedValue(new Error('offline'));
    const api = aMembershipApi();
    api.on('GET /v1/me', aMePayload());
    const list = someMemberships({}, { load });
    list.page.session.setToken('camille');
    await until(list.store, ({ opening }) => opening?.status === 'failed');
    expect([bought(list), localStorage.getItem('creneau.checkout') === null]).toEqual([null, false]);
  });
});
