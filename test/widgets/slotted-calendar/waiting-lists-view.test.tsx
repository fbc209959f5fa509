import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { SlottedCalendar } from '../../../widgets/slotted-calendar/SlottedCalendar.tsx';
import { aSlot } from '../../fixtures/data/factories.ts';
import { aSlottedPayload, aTakenPayload, type Payload } from '../../fixtures/data/payloads.ts';
import { until } from '../../fixtures/data/widget-context.ts';
import { noContent, problem } from '../fake-api.ts';
import { buttonNamed, press, render, said, textOf } from '../render.tsx';
import { aCalendarApi, aLoadedCalendar, aProviderApi } from './a-calendar.ts';
import { anOfferedPayload, aWaitingPayload } from './a-waiting-place.ts';

const EIGHT = aSlot();
const LEAVE = `DELETE /v1/waiting-list/${EIGHT.id}`;

interface Choices {
  readonly places?: readonly Payload[];
  readonly left?: number;
  readonly mode?: 'default' | 'picker';
  readonly lang?: 'fr' | 'en';
  readonly timeZone?: string;
}

/** Renders Camille's calendar, in which the slot at eight has `left` places and she is second in its waiting list. */
async function aWaitingView({ places = [aWaitingPayload()], left = 0, mode = 'picker', ...settings }: Choices = {}) {
  const api = aCalendarApi({ waitListBooking: true });
  api.on('GET /v1/slotted/booked/yoga-doux', [aTakenPayload(EIGHT.start, 6 - left)]);
  api.on('GET /v1/waiting-list', places);
  const calendar = await aLoadedCalendar({ values: { mode } });
  calendar.context.settings.setState(settings);
  calendar.page.session.setToken('camille');
  await until(calendar.store, ({ waiting, person }) => waiting.length === places.length && person !== null);
  const view = await render(calendar.context, <SlottedCalendar store={calendar.store} />);
  return { ...calendar, api, view };
}

const panel = (view: HTMLElement) => view.querySelector('.waiting-lists');

describe('D-waiting-slots: the waiting lists under the grid', () => {
  it.each([
    ['fr', "Vos listes d'attente", 'mardi 24 nov. 2026, 08h00 – 09h00', 'Position 2', 'Quitter la liste'],
    ['en', 'Your waiting lists', 'Tuesday 24 Nov 2026, 08:00 AM – 09:00 AM', 'Position 2', 'Leave the list'],
  ] as const)('each waiting list has its day, hours and position (%s)', async (lang, title, when, position, leave) => {
    const { view } = await aWaitingView({ lang });
    expect(panel(view)?.getAttribute('aria-label')).toBe(title);
    for (const text of [title, when, position]) expect(textOf(panel(view))).toContain(text);
    expect(textOf(buttonNamed(view, `${leave}, ${when}`))).toBe(leave);
  });

  it('the hours of waiting lists are those of the display zone', async () => {
    const { view } = await aWaitingView({ timeZone: 'Europe/London' });
    expect(textOf(panel(view))).toContain('07h00');
  });

  it.each<[string, Choices]>([
    ['in a calendar in default mode', { mode: 'default' }],
    ['who waits for nothing', { places: [] }],
    ['who waits for another offer', { places: [aWaitingPayload(aSlot({ offerId: 8 }))] }],
  ])('waiting lists are not shown to somebody %s', async (_, choices) => {
    const { view } = await aWaitingView(choices);
    expect(panel(view)).toBeNull();
  });

  it('waiting lists name the offer if there are several offers', async () => {
    const other = { id: 8, title: 'Pilates', url: 'pilates' };
    const api = aProviderApi(aSlottedPayload(), aSlottedPayload(other));
    api.on('GET /v1/waiting-list', [aWaitingPayload(aSlot({ offerId: 8 }), { slotted: other })]);
    const { store, page, context } = await aLoadedCalendar({ values: { event: null, user: '42' } });
    page.session.setToken('camille');
    await until(store, ({ waiting }) => waiting.length > 0);
    const view = await render(context, <SlottedCalendar store={store} />);
    expect(textOf(panel(view))).toContain('Pilates, mardi 24 nov. 2026');
  });

  it('D-focus-kept: a waiting list that is left is removed, and the focus stays in the calendar', async () => {
    const { api, store, view } = await aWaitingView();
    api.on(LEAVE, noContent);
    api.on('GET /v1/waiting-list', []);
    await press(view, /^Quitter la liste/);
    await act(() => until(store, ({ waiting }) => waiting.length === 0));
    expect(panel(view)).toBeNull();
    expect(view.contains(document.activeElement)).toBe(true);
  });

  it('a waiting list that could not be left shows an error', async () => {
    const { api, view } = await aWaitingView();
    api.on(LEAVE, problem(500, 'server-error'));
    await press(view, /^Quitter la liste/);
    expect(said(view, 'alert')).toEqual(["La liste d'attente n'a pas pu être quittée. Veuillez réessayer."]);
  });
});

describe('D-waiting-offer: an offered place', () => {
  it('an offered place shows until when it is kept; taking it selects the slot, and the focus moves to the basket', async () => {
    const { store, view } = await aWaitingView({ places: [anOfferedPayload()], left: 1 });
    expect(textOf(panel(view))).toContain("Une place vous est proposée jusqu'à 09h05.");
    await press(view, /^Prendre cette place/);
    expect(store.getState().selection).toMatchObject([{ id: EIGHT.id, isWaitBooking: false }]);
    expect(document.activeElement).toBe(buttonNamed(view, 'Je Réserve'));
  });

  it('an offered place that is pressed twice is selected once', async () => {
    const { store, view } = await aWaitingView({ places: [anOfferedPayload()], left: 1 });
    await press(view, /^Prendre cette place/);
    await press(view, /^Prendre cette place/);
    expect(store.getState().selection).toHaveLength(1);
  });

  it('an offered place that is refused shows why, and the focus stays', async () => {
    const { store, view } = await aWaitingView({ places: [anOfferedPayload()], left: 1 });
    await act(async () => store.setState({ own: [{ offerId: 9, start: EIGHT.start }] }));
    await press(view, /^Prendre cette place/);
    expect(textOf(view.querySelector('.notice'))).toContain('Vous avez déjà une réservation à cette heure.');
    expect(document.activeElement).toBe(buttonNamed(view, /^Prendre cette place/));
  });

  it('an offered place is not shown once its time is over', async () => {
    const { store, view } = await aWaitingView({ places: [anOfferedPayload()], left: 1 });
    await act(async () => store.setState({ now: Date.parse('2026-11-24T08:05:00Z') }));
    expect(panel(view)).toBeNull();
  });
});

describe('D-waiting-slots: a slot that the user waits for', () => {
  const NAME = `08h00 – 09h00, 60 min, En attente, 2e, mardi 24 novembre 2026, Vous êtes déjà sur la liste d'attente de cette séance, en position 2.`;

  it('a slot for which the user waits says so in the grid, in its name and visibly', async () => {
    const { view } = await aWaitingView();
    const slot = buttonNamed(view, NAME);
    expect(slot.getAttribute('aria-disabled')).toBe('true');
    expect(slot.getAttribute('part')).toBe('slot refused in-list free');
    expect(textOf(slot.querySelector('.standing'))).toBe('En attente, 2e');
  });

  it('the first position in a waiting list is "1er"', async () => {
    const { view } = await aWaitingView({ places: [aWaitingPayload(EIGHT, { position: 1 })] });
    expect(textOf(view.querySelector('.in-list .standing'))).toBe('En attente, 1er');
  });

  it('pressing a slot for which the user waits shows the position and a button to leave the list', async () => {
    const { api, store, view } = await aWaitingView();
    api.on(LEAVE, noContent);
    api.on('GET /v1/waiting-list', []);
    await press(view, NAME);
    expect(said(view, 'alert').join()).toContain('en position 2.');
    await press(view, 'Quitter la liste');
    await act(() => until(store, ({ waiting }) => waiting.length === 0));
    expect(api.to(LEAVE)).toHaveLength(1);
    expect(buttonNamed(view, /^08h00 .*mardi 24 novembre 2026/).hasAttribute('aria-disabled')).toBe(false);
  });

  it('the notice of a slot for which the user waits is removed when its place is offered', async () => {
    const { api, store, view } = await aWaitingView();
    await press(view, NAME);
    api.on('GET /v1/waiting-list', [anOfferedPayload()]);
    await act(async () => store.refresh());
    await act(() => until(store, ({ waiting }) => waiting[0]?.offeredUntil !== null));
    expect(view.querySelector('.notice')).toBeNull();
  });

  it('a slot for which the user waited looks ordinary when its place is offered', async () => {
    const { view } = await aWaitingView({ places: [anOfferedPayload()], left: 1 });
    expect(buttonNamed(view, /^08h00 – 09h00, 60 min, 1 place,/).getAttribute('part')).toBe('slot available free');
  });

  it('a slot for which the user waits is a link in default mode too', async () => {
    const { view } = await aWaitingView({ mode: 'default' });
    const link = [...view.querySelectorAll('a')].find((one) => textOf(one).startsWith(NAME));
    expect(link?.getAttribute('href')).toContain('/slotted/yoga-doux');
  });
});
