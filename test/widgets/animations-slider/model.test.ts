import { describe, expect, it } from 'vitest';
import { cardModel, moveFrom, positionAt } from '../../../widgets/animations-slider/model.ts';
import { anAnimation } from '../../fixtures/data/catalogue.ts';

const START = '2026-11-24T18:00';
const LATER = '2026-12-01T18:00';

describe('S-future-animation: the content of a card', () => {
  it('a card has 230 characters of the description as text, cut after a word', () => {
    const words = 'bonjour '.repeat(28);
    const { description } = cardModel(anAnimation({ description: `<p>${words}<b>jus</b>qu'ici</p> et plus` }), false);
    expect(description).toBe(`${words.trim()}…`);
    const whole = `<p>${words}<i>012345</i></p>`;
    expect(cardModel(anAnimation({ description: whole }), false).description).toBe(`${words}012345`);
  });

  it.each([
    ['a cyclic animation that is the next slot itself', {}, { nextSlot: START }, { isNextSlot: true, laterSlot: null }],
    ['a cyclic animation with a later slot', {}, { nextSlot: LATER }, { isNextSlot: false, laterSlot: LATER }],
    ['a cyclic animation without a next slot', {}, {}, { isNextSlot: false, laterSlot: null }],
    ['slotted', { type: 'slotted', start: null }, { nextSlot: LATER }, { isNextSlot: true, laterSlot: null }],
    ['open: none', { type: 'open', start: null }, { nextSlot: LATER }, { isNextSlot: false, laterSlot: null }],
  ] as const)('an animation has its next slot: %s', (_, type, changes, expected) => {
    expect(cardModel(anAnimation({ ...type, ...changes }), false)).toMatchObject(expected);
  });

  it('a past animation has no next slot', () => {
    const model = cardModel(anAnimation({ nextSlot: LATER }), true);
    expect(model).toMatchObject({ times: { start: START }, laterSlot: null, isNextSlot: false, description: '' });
  });
});

describe('the carousel', () => {
  it.each([
    ['at the beginning', { scrolled: 0, width: 1248, step: 423 }, { first: 0, visible: 3 }],
    ['two slides on', { scrolled: 846, width: 1248, step: 423 }, { first: 2, visible: 3 }],
    ['during a scroll', { scrolled: 220, width: 1248, step: 423 }, { first: 1, visible: 3 }],
    ['a width of a little more than one slide', { scrolled: 300, width: 327, step: 300 }, { first: 1, visible: 1 }],
    ['pulled beyond the edge', { scrolled: -30, width: 327, step: 300 }, { first: 0, visible: 1 }],
    ['not drawn', { scrolled: 0, width: 0, step: 0 }, { first: 0, visible: 1 }],
    ['without a size', { scrolled: 0, width: Number.NaN, step: Number.NaN }, { first: 0, visible: 1 }],
  ])('the carousel knows its first slide and how many are visible: %s', (_, track, expected) => {
    expect(positionAt(track)).toEqual(expected);
  });

  const slide = (to: number) => ({ case: 'slide', to });
  const page = (number: number) => ({ case: 'page', page: number });
  it.each([
    ['next, by the number of visible slides', 'next', 0, 3, 1, slide(3)],
    ['next, at most to the last slide', 'next', 2, 3, 1, slide(5)],
    ['next at the end of a page', 'next', 5, 3, 1, page(2)],
    ['next at the end of all', 'next', 5, 3, 3, null],
    ['next with fewer slides than fit', 'next', 0, 9, 3, null],
    ['previous, by the number of visible slides', 'previous', 4, 3, 1, slide(1)],
    ['previous, at most to the first slide', 'previous', 2, 3, 1, slide(0)],
    ['previous at the beginning of a page', 'previous', 0, 3, 2, page(1)],
    ['previous at the beginning of all', 'previous', 0, 3, 1, null],
  ] as const)(
    'the carousel moves to the expected slide or page: %s',
    (_, direction, first, visible, number, expected) => {
      const list = { count: 8, page: number, lastPage: 3 };
      expect(moveFrom(direction, { first, visible }, list)).toEqual(expected);
    },
  );

  it('an empty page has no moves', () => {
    const list = { count: 0, page: 1, lastPage: 0 };
    expect(moveFrom('next', { first: 0, visible: 1 }, list)).toBeNull();
    expect(moveFrom('previous', { first: 0, visible: 1 }, list)).toBeNull();
  });
});
