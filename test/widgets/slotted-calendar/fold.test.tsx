import { act } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Progress } from '../../../core/checkout/stage.ts';
import { setSelection } from '../../../widgets/shared/page/page-state.ts';
import { SlottedCalendar } from '../../../widgets/slotted-calendar/SlottedCalendar.tsx';
import { aSelection, aSlot } from '../../fixtures/data/factories.ts';
import { aPage } from '../../fixtures/data/widget-context.ts';
import { buttonNamed, press, render, textOf } from '../render.tsx';
import { aCalendarApi, aLoadedCalendar, takePurchase } from './a-calendar.ts';

const [EIGHT, NINE, TEN] = ['2026-11-24T08:00', '2026-11-24T09:00', '2026-11-24T10:00'] as const;

beforeEach(() => {
  localStorage.clear();
  aCalendarApi({ maxMultiSlots: 3 });
});

/** Camille's calendar with 08:00 and 09:00 chosen, drawn. */
async function aChoice(lang: 'fr' | 'en' = 'fr') {
  const page = aPage();
  page.session.setToken('camille');
  setSelection(page, 'event:yoga-doux', aSelection(EIGHT, NINE));
  const calendar = await aLoadedCalendar({ page });
  calendar.context.settings.setState({ lang });
  const view = await render(calendar.context, <SlottedCalendar store={calendar.store} />);
  return { ...calendar, view };
}

/** The same once 'Je Réserve' has been pressed and the checkout has taken the purchase. */
async function aPurchase(lang: 'fr' | 'en' = 'fr') {
  const calendar = await aChoice(lang);
  await press(calendar.view, lang === 'fr' ? 'Je Réserve' : 'Book now');
  await act(async () => takePurchase(calendar.page));
  return calendar;
}

const line = (view: HTMLElement) => view.querySelector('[part="folded"]');
const grid = (view: HTMLElement) => view.querySelector('[part="grid"]');

describe('D-calendar-folds: while its selection is bought the calendar is one line', () => {
  it.each([
    ['fr', 'mar. 24 nov., 08h00 – 09h00 et 1 autre', 'Modifier', 'Vos créneaux'],
    ['en', 'Tue 24 Nov, 08:00 AM – 09:00 AM and 1 more', 'Change', 'Your slots'],
  ] as const)(
    'a folded calendar is a labelled region with the first slot and how many others (%s)',
    async (lang, text, change, name) => {
      const { view } = await aPurchase(lang);
      expect([textOf(line(view)), grid(view)]).toEqual([`${text} ${change}`, null]);
      expect([line(view)?.localName, line(view)?.getAttribute('aria-label')]).toEqual(['section', name]);
      expect([buttonNamed(view, change).tabIndex, view.contains(document.activeElement)]).toEqual([0, true]);
    },
  );

  it.each([
    [[EIGHT], 'mar. 24 nov., 08h00 – 09h00'],
    [[EIGHT, EIGHT], 'mar. 24 nov., 08h00 – 09h00 × 2'],
    [[EIGHT, NINE, NINE, TEN], 'mar. 24 nov., 08h00 – 09h00 et 2 autres'],
    [[], 'Réservation en cours'],
  ])('a folded calendar with %j reads %s', async (starts, text) => {
    const { view, page } = await aPurchase();
    await act(async () => setSelection(page, 'event:yoga-doux', aSelection(...starts)));
    expect(textOf(line(view))).toBe(`${text} Modifier`);
  });

  it('a calendar does not fold where the page sells by itself, nor for what another calendar sells', async () => {
    const { view, host, page } = await aChoice();
    host.addEventListener('creneau-checkout', (event) => event.preventDefault());
    await press(view, 'Je Réserve');
    await act(async () => page.data.setState({ purchase: { case: 'slots', calendar: 'other', event: '7' } }));
    expect(line(view)).toBeNull();
  });

  it("'Modifier' shows the calendar with its selection, and the purchase goes on", async () => {
    const { view, page, store } = await aPurchase();
    const { purchase } = page.data.getState();
    await press(view, 'Modifier');
    expect(page.data.getState().purchase).toBe(purchase);
    expect(store.getState().selection).toHaveLength(2);
    expect(document.activeElement).toBe(buttonNamed(view, /^08h00 .*24 novembre 2026/));
    expect(view.querySelectorAll('.button.primary')).toHaveLength(0);
  });

  it('the button that leads back folds the calendar again, and asks the checkout to take the focus', async () => {
    const { view, page } = await aPurchase();
    const { purchase } = page.data.getState();
    await press(view, 'Modifier');
    await press(view, 'Revenir à ma réservation');
    expect(line(view)).not.toBeNull();
    expect(page.data.getState()).toMatchObject({ purchase, focusRequest: { purchase } });
  });

  it.each<Progress>(['stopped', 'settled'])(
    'a purchase that is %s unfolds the calendar with its button',
    async (progress) => {
      const { view, page } = await aPurchase();
      await act(async () => page.data.setState({ progress }));
      expect(line(view)).toBeNull();
      expect(buttonNamed(view, 'Je Réserve').classList.contains('primary')).toBe(true);
    },
  );

  it('D-one-way-on: where the checkout asks how the purchase goes on, the calendar is unfolded without a button', async () => {
    const { view, page } = await aPurchase();
    await act(async () => page.data.setState({ progress: 'asking' }));
    expect(line(view)).toBeNull();
    expect(view.querySelector('[part~="book-button"]')).toBeNull();
  });

  it('a purchase that goes on folds the calendar again, also after it was unfolded by hand', async () => {
    const { view, page } = await aPurchase();
    await press(view, 'Modifier');
    for (const progress of ['stopped', 'under-way'] as const) await act(async () => page.data.setState({ progress }));
    expect(line(view)).not.toBeNull();
  });

  it('the end of the purchase unfolds the calendar, and the focus goes to its button', async () => {
    const { view, page } = await aPurchase();
    (document.activeElement as HTMLElement).blur();
    await act(async () => page.data.setState({ purchase: null }));
    expect(grid(view)).not.toBeNull();
    expect(document.activeElement).toBe(buttonNamed(view, 'Je Réserve'));
  });

  it('a slot that is pressed in the unfolded calendar keeps the focus when the purchase ends', async () => {
    const { view, page, store } = await aPurchase();
    await press(view, 'Modifier');
    const slot = buttonNamed(view, /^10h00 .*24 novembre 2026/);
    await act(async () => slot.focus());
    await act(async () => {
      store.toggle(aSlot({ at: TEN }));
      page.data.setState({ purchase: null });
    });
    expect(document.activeElement).toBe(slot);
  });
});
