import { describe, expect, it } from 'vitest';
import {
  type CheckoutOnPage,
  chooseCheckout,
  type SellerOnPage,
  type Standing,
  takes,
  type Wanted,
} from '../../../core/selling/choose-checkout.ts';
import { fc } from '../../fixtures/data/properties.ts';

const SLOTS = { case: 'slots', calendar: 'event:yoga', id: 'agenda' } as const;
const ITEM = { case: 'item', item: 'event:1' } as const;

/** An element is named by a letter: a capital if it is seen. */
const nameOf = (letter: string) => letter.toLowerCase();
const isSeen = (letter: string) => letter !== nameOf(letter);

const seller = (letter: string): SellerOnPage<string> => ({ element: nameOf(letter), isSeen: isSeen(letter) });

/** A checkout of the page, or one of ours if its letter is `o`. */
const checkout = (wanted: Wanted, letter: string): CheckoutOnPage<string> => ({
  ...{ element: nameOf(letter), isSeen: isSeen(letter), isOurs: nameOf(letter) === 'o', for: null },
  item: wanted.case === 'item' ? wanted.item : null,
});

/** Chooses for a purchase at these sellers, with these checkouts; `begun` is the seller in which it stands. */
function chosen(
  wanted: Wanted,
  sellers: string,
  checkouts: string,
  { begun = null, holder = null, asked = false }: { begun?: string | null; holder?: string | null; asked?: boolean },
): string {
  const { seller: beside, ...choice } = chooseCheckout(
    wanted,
    [...sellers].map(seller),
    [...checkouts].map((letter) => checkout(wanted, letter)),
    { seller: begun, holder, isAskedFor: asked },
  );
  const done = choice.insertAfter ? 'insert' : choice.handOverTo ? `${choice.holder} to ${choice.handOverTo}` : null;
  return `${beside ?? 'nowhere'}: ${done ?? choice.holder ?? 'nobody'}`;
}

describe('D-one-checkout: the checkout that a purchase of slots has', () => {
  it.each([
    // The calendars of the offer (a, b) and the checkouts (p, q: the page's own, o: ours); a capital is seen.
    ['a calendar without a checkout gets one', 'A', '', {}, 'a: insert'],
    ['the calendar in which it was begun gets it', 'AB', '', { begun: 'b' }, 'b: insert'],
    ['a visible copy gets it instead of a hidden one', 'aB', '', { begun: 'a' }, 'b: insert'],
    ['it stays with a hidden calendar if no copy is visible', 'ab', '', { begun: 'b' }, 'b: insert'],
    ['a copy gets it when its calendar has left', 'A', '', { begun: 'b' }, 'a: insert'],
    ['it moves to the copy that has become visible', 'aB', 'o', { begun: 'a', holder: 'o' }, 'b: insert'],
    ['it moves to another calendar when its own has left', 'B', 'O', { begun: 'a', holder: 'o' }, 'b: o'],
    ['it stays where it is while its calendar is visible', 'AB', 'O', { begun: 'b', holder: 'o' }, 'b: o'],
    ["the page's own checkout takes it", 'A', 'P', {}, 'a: p'],
    ['the visible one of two takes it', 'A', 'pQ', {}, 'a: q'],
    ['the first of two visible ones takes it', 'A', 'PQ', {}, 'a: p'],
    ["the page's own one comes before ours", 'A', 'OP', {}, 'a: p'],
    ['a visible calendar uses no hidden checkout', 'A', 'p', {}, 'a: insert'],
    ['a hidden calendar uses a hidden checkout', 'a', 'p', {}, 'a: p'],
    ['without a calendar a hidden checkout takes nothing', '', 'p', {}, 'nowhere: nobody'],
    ['without a calendar a visible checkout takes it', '', 'P', {}, 'nowhere: p'],
    ['a hidden holder hands it over to a visible checkout', 'A', 'pQ', { begun: 'a', holder: 'p' }, 'a: p to q'],
    ['a visible holder keeps it', 'A', 'PQ', { begun: 'a', holder: 'q' }, 'a: q'],
    ["ours hands it over once the page's own is visible", 'A', 'OP', { begun: 'a', holder: 'o' }, 'a: o to p'],
    ["the page's own one hands nothing over to ours", 'A', 'OP', { begun: 'a', holder: 'p' }, 'a: p'],
    ['a closed drawer keeps it', 'A', 'p', { begun: 'a', holder: 'p' }, 'a: p'],
    ['a closed drawer keeps it until asked', 'A', 'p', { begun: 'a', holder: 'p', asked: true }, 'a: insert'],
    ['a holder in a hidden copy does not keep it', 'aB', 'p', { begun: 'a', holder: 'p' }, 'b: insert'],
    ['hidden calendars leave it to their hidden holder', 'ab', 'p', { begun: 'a', holder: 'p' }, 'a: p'],
    ['a holder that is not on the page any more ends first', 'A', 'P', { begun: 'a', holder: 'x' }, 'a: x'],
  ] as const)('a purchase of slots: %s', (_, sellers, checkouts, standing, expected) => {
    expect(chosen(SLOTS, sellers, checkouts, standing)).toBe(expected);
  });
});

describe('D-one-checkout: the checkout that a purchase of an item has', () => {
  it.each([
    // The elements that sell it (a, b) and the checkouts that name it (p, q: the page's own, o: ours).
    ['the element in which it was begun gets its own checkout', 'A', 'P', { begun: 'a' }, 'a: insert'],
    ['its inserted checkout takes it, also hidden', 'A', 'o', { begun: 'a' }, 'a: o'],
    ['a copy gets it when its element has left', 'B', '', { begun: 'a' }, 'b: insert'],
    ['a visible copy gets it instead of a hidden one', 'aB', 'o', { begun: 'a', holder: 'o' }, 'b: insert'],
    ['no element takes what was begun in a checkout', 'A', 'P', { holder: 'p' }, 'nowhere: p'],
    ['a checkout that has replaced its own takes it', 'A', 'p', {}, 'nowhere: p'],
    ['a checkout of the page takes it where nothing sells it any more', '', 'P', { begun: 'a' }, 'nowhere: p'],
    ['a hidden holder hands it over to a visible checkout', '', 'pQ', { holder: 'p' }, 'nowhere: p to q'],
    ["ours keeps it beside the page's own", 'A', 'OP', { begun: 'a', holder: 'o' }, 'a: o'],
    ['a closed drawer keeps it until asked', 'A', 'p', { begun: 'a', holder: 'p' }, 'a: p'],
    ['the element gets it when it is asked', 'A', 'p', { begun: 'a', holder: 'p', asked: true }, 'a: insert'],
  ] as const)('a purchase of an item: %s', (_, sellers, checkouts, standing, expected) => {
    expect(chosen(ITEM, sellers, checkouts, standing)).toBe(expected);
  });
});

describe('D-one-checkout: the purchases that a checkout may take', () => {
  const none = { ...checkout(SLOTS, 'P'), item: null };
  it.each([
    ['of any calendar', none, [true, false]],
    ['of the calendar that it names by key', { ...none, for: 'event:yoga' }, [true, false]],
    ['of the element that it names by id', { ...none, for: 'agenda' }, [true, false]],
    ['of no other calendar', { ...none, for: 'planning' }, [false, false]],
    ['of its item', { ...none, item: 'event:1' }, [false, true]],
    ['of no other item', { ...none, item: 'event:2' }, [false, false]],
  ] as const)('a checkout takes purchases %s', (_, one, expected) => {
    expect([takes(one, SLOTS), takes(one, ITEM)]).toEqual(expected);
  });
});

describe('D-one-checkout: what holds on every page', () => {
  const letters = (all: string) =>
    fc.subarray([...all]).chain((some) => fc.tuple(...some.map((one) => fc.constantFrom(one, one.toUpperCase()))));
  const page = fc.record({
    wanted: fc.constantFrom<Wanted>(SLOTS, ITEM),
    sellers: letters('abc'),
    checkouts: letters('opq'),
    seller: fc.constantFrom('a', 'b', 'x', null),
    holder: fc.constantFrom('o', 'p', null),
    isAskedFor: fc.boolean(),
  });

  /** Carries choices out until nothing is left to do. */
  function settled({ wanted, sellers, checkouts, ...first }: typeof page extends fc.Arbitrary<infer P> ? P : never) {
    let all = checkouts.map((letter) => checkout(wanted, letter));
    const isHere = first.holder === null || all.some(({ element }) => element === first.holder);
    let standing: Standing<string> = { ...first, holder: isHere ? first.holder : null };
    const at = sellers.map(seller);
    for (let steps = 0; steps < 5; steps += 1) {
      const choice = chooseCheckout(wanted, at, all, standing);
      expect(choice.insertAfter === null || choice.handOverTo === null).toBe(true);
      const next = { seller: choice.seller, holder: choice.handOverTo ?? choice.holder, isAskedFor: false };
      const { insertAfter } = choice;
      const ours = insertAfter && {
        ...checkout(wanted, 'o'),
        isSeen: at.some((one) => one.element === insertAfter && one.isSeen),
      };
      if (!ours && next.seller === standing.seller && next.holder === standing.holder) return { all, at, ...next };
      if (ours) all = [...all.filter(({ isOurs }) => !isOurs), ours];
      standing = next;
    }
    throw new Error('The choices do not end.');
  }

  it('the choices end within a few steps, and one checkout has the purchase wherever one can', () => {
    fc.assert(
      fc.property(page, (drawn) => {
        const { all, at, seller: beside, holder } = settled(drawn);
        const seen = (elements: readonly { readonly isSeen: boolean }[]) => elements.some((each) => each.isSeen);
        if (beside !== null) expect(at.map(({ element }) => element)).toContain(beside);
        if (beside !== null || seen(all)) expect(all.map(({ element }) => element)).toContain(holder);
        // A visible copy never leaves the checkout to a hidden one.
        if (beside !== null && seen(at)) expect(at.find(({ element }) => element === beside)?.isSeen).toBe(true);
      }),
    );
  });

  it('a visible holder gives the purchase up for one reason only: the page shows a checkout of its own for slots', () => {
    fc.assert(
      fc.property(page, ({ wanted, sellers, checkouts, seller: begun, holder, isAskedFor }) => {
        const all = checkouts.map((letter) => checkout(wanted, letter));
        const has = all.find(({ element }) => element === holder);
        if (!has?.isSeen) return;
        const choice = chooseCheckout(wanted, sellers.map(seller), all, { seller: begun, holder, isAskedFor });
        const isOwnSeen = all.some((one) => one.isSeen && !one.isOurs);
        expect(choice.insertAfter).toBeNull();
        expect(choice.handOverTo !== null).toBe(wanted.case === 'slots' && has.isOurs && isOwnSeen);
      }),
    );
  });
});
