import { describe, expect, it, onTestFinished } from 'vitest';
import { settingsSourceOf } from '../../../widgets/shared/element/settings-source.ts';
import { insertCheckout, ownCheckout } from '../../../widgets/slotted-calendar/purchase/insert-checkout.ts';

/** A calendar with `beside` after it, on the page or in a shadow tree. */
function aCalendar({ beside = '', in: place = 'page' }: { beside?: string; in?: 'page' | 'shadow tree' } = {}) {
  const body = document.createElement('main');
  document.body.append(body);
  onTestFinished(() => body.remove());
  const tree = place === 'page' ? body : body.attachShadow({ mode: 'open' });
  tree.innerHTML = `<creneau-slotted-calendar id="cal"></creneau-slotted-calendar><p></p>${beside}`;
  const calendar = tree.querySelector('creneau-slotted-calendar') as HTMLElement;
  return { calendar, checkouts: () => [...tree.querySelectorAll('creneau-checkout')] };
}

describe('D-checkout-placement: the checkout of a calendar', () => {
  it.each(['page', 'shadow tree'] as const)(
    'the checkout is inserted right after the calendar, in the same tree, and removed again: %s',
    (place) => {
      const { calendar, checkouts } = aCalendar({ in: place });
      const inserted = insertCheckout(calendar, 'cal');
      expect(checkouts()).toEqual([calendar.nextElementSibling]);
      expect(calendar.shadowRoot?.querySelector('creneau-checkout') ?? null).toBeNull();
      inserted.remove();
      expect(checkouts()).toEqual([]);
    },
  );

  it.each([
    ['without `for`', '<creneau-checkout></creneau-checkout>'],
    ['with its id', '<creneau-checkout for="cal"></creneau-checkout>'],
    ['D-pasted: with its id after a #', '<creneau-checkout for="#cal"></creneau-checkout>'],
  ])('the checkout of a calendar is the one of the page %s, which is not removed', (_, beside) => {
    const { calendar, checkouts } = aCalendar({ beside });
    expect(ownCheckout(calendar)).toBe(checkouts()[0]);
    expect(checkouts()).toHaveLength(1);
    expect(settingsSourceOf(checkouts()[0] as Element)).toBe(calendar);
  });

  it.each([
    ['of another calendar', '<creneau-checkout for="other"></creneau-checkout>'],
    ['of an item', '<creneau-checkout item="event:1"></creneau-checkout>'],
  ])('a checkout %s is not used for a calendar', (_, beside) => {
    const { calendar, checkouts } = aCalendar({ beside });
    expect(ownCheckout(calendar)).toBeNull();
    expect(settingsSourceOf(checkouts()[0] as Element)).not.toBe(calendar);
  });

  it('a checkout that another calendar has inserted is not used', () => {
    const { calendar, checkouts } = aCalendar({ beside: '<creneau-slotted-calendar></creneau-slotted-calendar>' });
    const other = calendar.parentElement?.lastElementChild as HTMLElement;
    insertCheckout(other, 'event:yoga');
    expect(ownCheckout(calendar)).toBeNull();
    const inserted = insertCheckout(calendar, 'cal');
    expect(checkouts()).toEqual([calendar.nextElementSibling, other.nextElementSibling]);
    expect(checkouts().map(settingsSourceOf)).toEqual([calendar, other]);
    inserted.remove();
    expect(checkouts()).toEqual([other.nextElementSibling]);
  });
});
