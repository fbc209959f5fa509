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

/** Renders Camille's calendar with 08:00 and 09:00 selected. */
async function aChoice(lang: 'fr' | 'en' = 'fr') {
  const page = aPage();
  page.session.setToken('camille');
  setSelection(page, 'event:yoga-doux', aSelection(EIGHT, NINE));
  const calendar = await aLoadedCalendar({ page });
  calendar.context.settings.setState({ lang });
  const view = await render(calendar.context, <SlottedCalendar store={calendar.store} />);
  return { ...calendar, view };
}

/** Renders that calendar after 'Je Réserve' was pressed and the checkout has taken the purchase. */
async function aPurchase(lang: 'fr' | 'en' = 'fr') {
  const calendar = await aChoice(lang);
  await press(calendar.view, lang === 'fr' ? 'Je Réserve' : 'Book now');
  await act(async () => takePurchase(calendar.page));
  return calendar;
}

const line = (view: HTMLElement) => view.querySelector('[part="folded"]');
const grid = (view: HTMLElement) => view.querySelector('[part="grid"]');

describe('D-calendar-folds: the calendar is one line while its selection is being bought', () => {
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
  ])('a folded calendar with %j shows %s', async (starts, text) => {
    const { view, page } = await aPurchase();
    await act(async () => setSelection(page, 'event:yoga-doux', aSelection(...starts)));
    expect(textOf(line(view))).toBe(`${text} Modifier`);
  });

  it('a calendar does not fold if the page handles the purchase, or for the purchase of another calendar', async () => {
    const { view, host, page } = await aChoice();
    host.addEventListener('creneau-checkout', (event) => event.preventDefault());
    await press(view, 'Je Réserve');
    await act(async () => page.data.setState({ purchase: { case: 'slots', calendar: 'other', event: '7' } }));
    expect(line(view)).toBeNull();
  });

  it("'Modifier' shows the calendar with its selection, and the purchase continues", async () => {
    const { view, page, store } = await aPurchase();
    const { purchase } = page.data.getState();
    await press(view, 'Modifier');
    expect(page.data.getState().purchase).toBe(purchase);
    expect(store.getState().selection).toHaveLength(2);
    expect(document.activeElement).toBe(buttonNamed(view, /^08h00 .*24 novembre 2026/));
    expect(view.querySelectorAll('.button.primary')).toHaveLength(0);
  });

  it('the button that returns to the purchase folds the calendar again, and asks the checkout to take the focus', async () => {
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

  it('D-one-way-on: the calendar is unfolded without a button while the checkout asks how to continue', async () => {
    const { view, page } = await aPurchase();
    await act(async () => page.data.setState({ progress: 'asking' }));
    expect(line(view)).toBeNull();
    expect(view.querySelector('[part~="book-button"]')).toBeNull();
  });

  it('a purchase that continues folds the calendar again, even after the visitor has unfolded it', async () => {
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
