import { beforeEach, describe, expect, it, vi } from 'vitest';
import { retire, standIn } from '../../../widgets/checkout/stand-in.ts';
import { openRegistry } from '../../../widgets/shared/registry.ts';

const cleanAddress = vi.fn();
openRegistry(async () => ({ cleanAddress }));

beforeEach(() => {
  cleanAddress.mockClear();
  localStorage.clear();
  document.body.replaceChildren();
  history.replaceState(null, '', '/?creneau=1');
});

/** The page's elements, after a return with these in its markup. */
function returned(...tags: readonly string[]): readonly string[] {
  document.body.append(...tags.map((tag) => document.createElement(tag)));
  standIn();
  return [...document.body.children].map(({ localName }) => localName);
}

const [CALENDAR, LIST, CHECKOUT] = ['creneau-slotted-calendar', 'creneau-membership-list', 'creneau-checkout'];

describe("decisions §7: back from a bank's page", () => {
  it.each([
    ['a calendar alone', [CALENDAR], [CALENDAR, CHECKOUT]],
    ['two calendars', [CALENDAR, CALENDAR], [CALENDAR, CHECKOUT, CALENDAR]],
    ['a membership list', ['p', LIST], ['p', LIST, CHECKOUT]],
    ['a checkout of its own', [CALENDAR, 'p', CHECKOUT], [CALENDAR, 'p', CHECKOUT]],
  ] as const)('a page with %s has one checkout', (_, markup, expected) => {
    expect(returned(...markup)).toEqual(expected);
    expect(cleanAddress).not.toHaveBeenCalled();
  });

  it('a page where nothing is sold has its address cleaned', async () => {
    expect(returned('p')).toEqual(['p']);
    await vi.waitFor(() => expect(cleanAddress).toHaveBeenCalledOnce());
  });

  it.each(['/', '/?creneau=10', '/?xcreneau=1', '/#creneau=1'])('%s is no return of ours', (address) => {
    history.replaceState(null, '', address);
    expect(returned(CALENDAR)).toEqual([CALENDAR]);
  });

  it.each([
    ['{"key":"item:membership-option:3","what":"membership-option:3","hold":"h","order":"o"}', 'membership-option:3'],
    ['{"key":"event:yoga","what":"yoga","hold":"h","order":"o"}', null],
    ['{"what":"membership-option:3&x"}', null],
    ['nonsense', null],
  ])('what was stored as %s is bought again as %s', (stored, item) => {
    localStorage.setItem('creneau.checkout', stored);
    returned(LIST);
    expect(document.querySelector(CHECKOUT)?.getAttribute('item')).toBe(item);
  });

  it('goes when it is over; a checkout of the page stays', () => {
    returned(CALENDAR);
    retire(document.querySelector(CHECKOUT) as HTMLElement);
    expect(document.querySelector(CHECKOUT)).toBeNull();
    returned(CHECKOUT);
    retire(document.querySelector(CHECKOUT) as HTMLElement);
    expect(document.querySelector(CHECKOUT)).not.toBeNull();
  });
});
