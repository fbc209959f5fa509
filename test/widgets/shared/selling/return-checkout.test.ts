import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { removeKept } from '../../../../widgets/shared/element/keep-after.ts';
import { setActivePurchase } from '../../../../widgets/shared/page/purchase.ts';
import { openRegistry } from '../../../../widgets/shared/page/registry.ts';
import { insertReturnCheckout } from '../../../../widgets/shared/selling/return-checkout.ts';

const page = openRegistry(async () => null);

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
  page.returned = { clientSecret: 'pi_1_secret_2', status: 'succeeded' };
});

afterEach(async () => {
  // What one test has watched must not be found in the next test.
  await vi.runAllTimersAsync();
  vi.useRealTimers();
});

/** Returns the elements of a page with this markup, after a return from a bank's page. */
function returned(...tags: readonly string[]): readonly string[] {
  document.body.append(...tags.map((tag) => document.createElement(tag)));
  insertReturnCheckout();
  return shown();
}

const shown = () => [...document.body.children].map(({ localName }) => localName);

/** Returns the elements of the page once a script has appended this element, after the given milliseconds. */
async function brought(tag: string, after = 0): Promise<readonly string[]> {
  await vi.advanceTimersByTimeAsync(after);
  document.body.append(document.createElement(tag));
  await vi.advanceTimersByTimeAsync(1);
  return shown();
}

const inserted = () => document.querySelector(CHECKOUT) as HTMLElement;

const [CALENDAR, LIST, CHECKOUT] = ['creneau-slotted-calendar', 'creneau-membership-list', 'creneau-checkout'];

describe("D-bank-return: back from a bank's page", () => {
  it.each([
    ['only a calendar', [CALENDAR], [CALENDAR, CHECKOUT]],
    ['two calendars', [CALENDAR, CALENDAR], [CALENDAR, CHECKOUT, CALENDAR]],
    ['a membership list', ['p', LIST], ['p', LIST, CHECKOUT]],
    ['its own checkout', [CALENDAR, 'p', CHECKOUT], [CALENDAR, 'p', CHECKOUT]],
  ] as const)('a page with %s has one checkout', (_, markup, expected) => {
    expect(returned(...markup)).toEqual(expected);
    expect(page.returned).not.toBeNull();
  });

  it('a page without an element that sells forgets the return after its scripts have had time to add one', async () => {
    expect(returned('p')).toEqual(['p']);
    await vi.advanceTimersByTimeAsync(9_900);
    expect(page.returned).not.toBeNull();
    await vi.advanceTimersByTimeAsync(200);
    expect(page.returned).toBeNull();
    expect(await brought(CALENDAR)).toEqual(['p', CALENDAR]);
  });

  it('a page that scripts build gets its checkout as soon as an element that sells is added', async () => {
    returned('p');
    expect(await brought('p', 1000)).toEqual(['p', 'p']);
    expect(await brought(CALENDAR, 3000)).toEqual(['p', 'p', CALENDAR, CHECKOUT]);
    expect(await brought(LIST)).toEqual(['p', 'p', CALENDAR, CHECKOUT, LIST]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(page.returned).not.toBeNull();
  });

  it('a checkout that a script of the page adds is the only one', async () => {
    returned('p');
    expect(await brought(CHECKOUT, 3000)).toEqual(['p', CHECKOUT]);
    expect(await brought(CALENDAR)).toEqual(['p', CHECKOUT, CALENDAR]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(page.returned).not.toBeNull();
  });

  it('a checkout of the page replaces the return checkout, unless only the return checkout knows the outcome', async () => {
    returned(CALENDAR);
    expect(await brought(CHECKOUT, 3000)).toEqual([CALENDAR, CHECKOUT]);
    document.body.replaceChildren();
    returned(CALENDAR);
    setActivePurchase(inserted(), () => true);
    expect(await brought(CHECKOUT)).toEqual([CALENDAR, CHECKOUT, CHECKOUT]);
  });

  it('an element that is added after a navigation gets no checkout', async () => {
    returned('p');
    history.replaceState(null, '', '/elsewhere');
    expect(await brought(CALENDAR)).toEqual(['p', CALENDAR]);
  });

  it('an element that is added after the outcome was shown gets no return checkout', async () => {
    returned('p');
    page.returned = null;
    expect(await brought(CALENDAR)).toEqual(['p', CALENDAR]);
  });

  it('a page without a return from a payment is unchanged', () => {
    page.returned = null;
    expect(returned(CALENDAR)).toEqual([CALENDAR]);
  });

  it.each([
    ['{"key":"item:membership-option:3","what":"membership-option:3","hold":"h","order":"o"}', 'membership-option:3'],
    ['{"key":"event:yoga","what":"yoga","hold":"h","order":"o"}', null],
    ['{"key":"k","what":"membership-option:3&x","hold":"h","order":"o"}', null],
    ['nonsense', null],
  ])('a purchase stored as %s is resumed as %s', (stored, item) => {
    localStorage.setItem('creneau.checkout', stored);
    returned(LIST);
    expect(document.querySelector(CHECKOUT)?.getAttribute('item')).toBe(item);
  });

  it('the return checkout is removed when its purchase is over; a checkout of the page stays', async () => {
    returned(CALENDAR);
    removeKept(inserted());
    expect(await brought(LIST)).toEqual([CALENDAR, LIST]);
    document.body.replaceChildren();
    returned(CHECKOUT);
    removeKept(inserted());
    expect(shown()).toEqual([CHECKOUT]);
  });
});
