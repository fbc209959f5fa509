import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { settingsSourceOf } from '../../../../widgets/shared/element/settings-source.ts';
import { beginPurchase, type PageState } from '../../../../widgets/shared/page/page-state.ts';
import type { Purchase } from '../../../../widgets/shared/page/purchase.ts';
import {
  beginInCheckout,
  type JoinedCheckout,
  joinCheckouts,
  joinSellers,
} from '../../../../widgets/shared/selling/sellers-on-page.ts';
import { aPage } from '../../../fixtures/data/widget-context.ts';
import { eventually } from '../../../fixtures/eventually.ts';

const SLOTS: Purchase = { case: 'slots', calendar: 'event:yoga', event: '7', id: 'cal' };
const ITEM: Purchase = { case: 'item', item: 'event:1' };

beforeEach(() => document.body.replaceChildren());

/** Adds this markup to the page, and returns its first element. */
function anElement(markup: string, tree: HTMLElement | ShadowRoot = document.body): HTMLElement {
  const box = document.createElement('template');
  box.innerHTML = markup;
  const element = box.content.firstElementChild as HTMLElement;
  tree.append(element);
  return element;
}

/** Joins an element of this markup that sells a purchase. */
function aSeller(page: PageState, { sold = SLOTS, in: tree }: { sold?: Purchase; in?: ShadowRoot } = {}) {
  const host = anElement('<creneau-slotted-calendar id="cal"></creneau-slotted-calendar>', tree);
  const controller = new AbortController();
  const show = vi.fn();
  const sells = (purchase: Purchase) => JSON.stringify(purchase) === JSON.stringify(sold);
  const stand = joinSellers(page, { host, sells, show }, controller.signal);
  const leave = () => {
    host.remove();
    controller.abort();
  };
  onTestFinished(leave);
  return { ...stand, host, show, leave };
}

/** Joins a checkout, as its element does once it has this page state. */
async function joined(page: PageState, host: HTMLElement, more: Partial<JoinedCheckout> = {}) {
  const controller = new AbortController();
  const take = vi.fn();
  const names = () => ({ for: null, item: host.getAttribute('item') });
  const checkout = { host, names, take, settled: async () => {}, giveUp: () => 'what was typed', ...more };
  joinCheckouts(page, checkout, controller.signal);
  onTestFinished(() => controller.abort());
  await Promise.resolve();
  return { take, leave: () => controller.abort() };
}

const inserted = () => document.querySelector('creneau-checkout') as HTMLElement;
const hide = (element: Element) => Object.assign(element, { getClientRects: () => [] });

describe('D-checkout-placement: the checkout that is inserted', () => {
  it.each(['page', 'shadow tree'])(
    'a checkout is inserted right after the element, in its own tree, and removed when the purchase is over: %s',
    (place) => {
      const page = aPage();
      const tree = place === 'page' ? {} : { in: anElement('<main></main>').attachShadow({ mode: 'open' }) };
      const { host, begin } = aSeller(page, tree);
      begin(SLOTS);
      const checkout = host.nextElementSibling as HTMLElement;
      expect([checkout.localName, settingsSourceOf(checkout)]).toEqual(['creneau-checkout', host]);
      page.data.setState({ purchase: null });
      expect(host.nextElementSibling).toBeNull();
    },
  );

  it.each([
    ['without `for`', ''],
    ['with its id', 'for="cal"'],
    ['D-pasted: with its id after a #', 'for="#cal"'],
  ])('the checkout of the page %s gets the settings of the calendar, and none is inserted', (_, attribute) => {
    const own = anElement(`<creneau-checkout ${attribute}></creneau-checkout>`);
    const { host, begin } = aSeller(aPage());
    begin(SLOTS);
    expect([document.querySelectorAll('creneau-checkout').length, settingsSourceOf(own)]).toEqual([1, host]);
  });

  it.each(['for="other"', 'item="event:1"'])(
    "a calendar gets its own checkout beside the page's one with %s",
    (names) => {
      const own = anElement(`<creneau-checkout ${names}></creneau-checkout>`);
      const { host, begin } = aSeller(aPage());
      begin(SLOTS);
      expect(host.nextElementSibling?.localName).toBe('creneau-checkout');
      expect(settingsSourceOf(own)).toBe(own);
    },
  );
});

describe('D-one-checkout: a purchase and the elements of its page', () => {
  it('a checkout that joins gets the purchase, and another one when it has left', async () => {
    const page = aPage();
    const { begin } = aSeller(page);
    begin(SLOTS);
    const first = await joined(page, inserted());
    expect(first.take).toHaveBeenLastCalledWith(SLOTS, null);
    const own = anElement('<creneau-checkout></creneau-checkout>');
    const second = await joined(page, own);
    await eventually(() => expect(second.take).toHaveBeenLastCalledWith(SLOTS, 'what was typed'));
    expect([page.data.getState().checkout, inserted()]).toEqual([own, own]);
  });

  it('a purchase that cannot be given up stays where it is', async () => {
    const page = aPage();
    aSeller(page).begin(SLOTS);
    const holder = inserted();
    const giveUp = vi.fn(() => null);
    await joined(page, holder, { giveUp });
    await joined(page, anElement('<creneau-checkout></creneau-checkout>'));
    await eventually(() => expect(giveUp).toHaveBeenCalled());
    expect(page.data.getState().checkout).toBe(holder);
  });

  it('the checkout moves to the copy that is asked for it, and to the one that stays', () => {
    const page = aPage();
    const [one, other] = [aSeller(page), aSeller(page)];
    other.begin(SLOTS);
    expect(other.host.nextElementSibling).toBe(inserted());
    expect([one.show.mock.lastCall, other.show.mock.lastCall]).toEqual([[null], [SLOTS]]);
    one.ask();
    expect(one.host.nextElementSibling).toBe(inserted());
    hide(one.host);
    one.changed();
    expect(other.host.nextElementSibling).toBe(inserted());
    other.leave();
    expect(one.host.nextElementSibling).toBe(inserted());
    one.leave();
    expect(inserted()).toBeNull();
  });

  it('a checkout that the page has removed is inserted again only when it is asked for', () => {
    const page = aPage();
    const { host, begin, ask, changed } = aSeller(page);
    begin(SLOTS);
    inserted().remove();
    changed();
    expect(host.nextElementSibling).toBeNull();
    ask();
    expect(host.nextElementSibling?.localName).toBe('creneau-checkout');
  });

  it('the purchase of an item goes on in the element that replaces its own, and in no element that sells something else', () => {
    const page = aPage();
    const first = aSeller(page, { sold: ITEM });
    first.begin(ITEM);
    first.leave();
    const other = aSeller(page, { sold: { case: 'item', item: 'event:2' } });
    const second = aSeller(page, { sold: ITEM });
    expect([other.show.mock.lastCall, second.show.mock.lastCall]).toEqual([[null], [ITEM]]);
    expect(second.host.nextElementSibling?.getAttribute('item')).toBe('event:1');
  });

  it('no element takes the purchase of an item that was begun in a checkout of the page', async () => {
    const page = aPage();
    const own = anElement('<creneau-checkout item="event:1"></creneau-checkout>');
    const { take } = await joined(page, own);
    beginInCheckout(page, ITEM, own);
    const seller = aSeller(page, { sold: ITEM });
    expect(take).toHaveBeenLastCalledWith(ITEM, null);
    expect(seller.show.mock.lastCall).toEqual([null]);
    beginPurchase(page, ITEM);
    expect(page.data.getState().checkout).toBe(own);
  });
});
