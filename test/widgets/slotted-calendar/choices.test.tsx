import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { TUESDAY } from '../../fixtures/data/factories.ts';
import { aMePayload, aTakenPayload } from '../../fixtures/data/payloads.ts';
import { until } from '../../fixtures/data/widget-context.ts';
import { buttonNamed, press, said, textOf } from '../render.tsx';
import { aProviderView, aView } from './a-view.tsx';

const chips = (view: HTMLElement) => [...view.querySelectorAll('[part="selected-slot"]')].map(textOf);

/** Returns the notice under the grid about the slot that was pressed last. */
const noticeIn = (view: HTMLElement) => textOf(view.querySelector('.notice'));

/** The offer `yoga-doux` with a waiting list, whose slot on Tuesday at ten o'clock is full. */
const WAITED = { waitListBooking: true, price: 12, freeSlot: 1 };

describe('S-calendar-modes, D-free-slots: the selected slots', () => {
  it("a waiting slot is labelled 'Liste d'attente', is not charged and uses no free slot", async () => {
    const { view } = await aView({ offer: WAITED });
    await press(view, "10h00 – 11h00, 60 min, Liste d'attente, mardi 24 novembre 2026, 12 €");
    expect(chips(view)).toEqual(["mar. 24 nov., 10h00Liste d'attente"]);
    await press(view, /^08h00 .*24 novembre 2026/);
    expect(chips(view)).toEqual(['mar. 24 nov., 08h00Offert', "mar. 24 nov., 10h00Liste d'attente"]);
    expect(said(view, 'status')).toEqual(['2 créneaux sélectionnés Total 0,00 €']);
  });

  it('each repeat of a slot can be removed', async () => {
    const { view } = await aView({ offer: { maxMultiSlots: 3 } });
    for (let n = 0; n < 2; n += 1) await press(view, /^08h00 .*24 novembre 2026/);
    expect(chips(view)).toHaveLength(2);
    expect(textOf(view.querySelector('.slot.selected .standing'))).toBe('× 2');
    const [first] = view.querySelectorAll<HTMLElement>('[part="remove-button"]');
    await act(async () => first?.click());
    expect(chips(view)).toHaveLength(1);
  });

  it("each slot within a subscription is labelled 'Offert'", async () => {
    const subscription = { startDate: '2026-11-01T00:00', expirationDate: '2026-11-30T00:00' };
    const { view, api, store, page } = await aView({ offer: { price: 12 } });
    api.on('GET /v1/me', aMePayload({ subscription }));
    await act(async () => page.session.setToken('camille'));
    await act(() => until(store, ({ person }) => person !== null));
    await press(view, /^08h00 .*24 novembre 2026/);
    await press(view, /^09h00 .*24 novembre 2026/);
    expect(chips(view)).toEqual(['mar. 24 nov., 08h00Offert', 'mar. 24 nov., 09h00Offert']);
    expect(textOf(view)).toContain('Total 0,00 €');
  });

  it('the slots left this month are shown, in both languages', async () => {
    const { view, context } = await aView({ offer: { bookMonth: 3 } });
    await press(view, /^08h00 .*24 novembre 2026/);
    expect(textOf(view.querySelector('.month-left'))).toBe('encore 2 créneaux ce mois-ci');
    await act(async () => context.settings.setState({ lang: 'en' }));
    expect(textOf(view.querySelector('.month-left'))).toBe('2 slots left this month');
  });
});

describe('D-waiting-confirmation: the question of the waiting list', () => {
  /**
   * A calendar with a waiting slot at ten o'clock, in which the slot at nine, which is full by now, was pressed too.
   */
  async function aQuestion() {
    const { view, store, api } = await aView({ offer: WAITED });
    await press(view, /^10h00 .*24 novembre 2026/);
    api.on('GET /v1/slotted/booked/yoga-doux', [
      aTakenPayload(`${TUESDAY}T09:00`, 6),
      aTakenPayload(`${TUESDAY}T10:00`, 6),
    ]);
    await act(async () => store.refresh());
    await act(() =>
      until(store, ({ availability }) => availability.status === 'loaded' && availability.value.taken.size > 1),
    );
    await press(view, /^09h00 .*24 novembre 2026/);
    return { view, store };
  }

  it.each([
    ['Oui', 2],
    ['Non', 1],
  ])('pressing %s answers the question of the waiting list', async (answer, count) => {
    const { view, store } = await aQuestion();
    const dialog = view.querySelector('dialog');
    expect(textOf(dialog?.querySelector('h2') ?? null)).toBe("SESSION PLEINE : LISTE D'ATTENTE");
    await press(view, answer);
    expect(view.querySelector('dialog')).toBeNull();
    expect(store.getState().selection).toHaveLength(count);
  });
});

describe('D-refused-slot: the notice and the alternatives', () => {
  it('a slot of another offer is refused with a button that replaces the selection', async () => {
    const { view, store } = await aProviderView();
    await press(view, /^08h00 .*Yoga doux, mardi 24 novembre 2026/);
    await press(view, /^09h00 .*Pilates, mardi 24 novembre 2026/);
    expect(noticeIn(view)).toBe(
      'mardi 24 nov. 2026, 09h00 Une réservation porte sur une seule offreRemplacer ma sélection',
    );
    expect(said(view, 'alert')).toEqual(['Remplacer ma sélection']);
    await press(view, 'Remplacer ma sélection');
    expect(store.getState().selection.map(({ offerId }) => offerId)).toEqual([8]);
    expect(textOf(view.querySelector('[part="basket"]'))).toContain('Pilates');
    expect(noticeIn(view)).toBe('');
  });

  it('a slot that is not consecutive is refused with its alternatives', async () => {
    const { view, store } = await aView({ offer: { consecutive: true } });
    await press(view, /^08h00 .*24 novembre 2026/);
    await act(async () => store.remove(store.getState().selection[0]?.id ?? '7_20261124T0800'));
    await press(view, /^09h00 .*24 novembre 2026/);
    await act(async () => store.move(1, 2));
    await press(view, /^08h00 .*25 novembre 2026/);
    const alternatives = 'À la suite le mercredi 25 nov. 2026 : 08h00, 09h00. Choisir ces 2 créneaux';
    expect(noticeIn(view)).toBe(`mercredi 25 nov. 2026, 08h00 Créneaux consécutifs uniquement${alternatives}`);
    expect(said(view, 'alert')).toEqual([alternatives]);
    await press(view, 'Choisir ces 2 créneaux');
    expect(chips(view)).toEqual(['mer. 25 nov., 08h00', 'mer. 25 nov., 09h00']);
  });

  it('a broken chain is announced beside the button', async () => {
    const { view } = await aView({ offer: { consecutive: true, schedule: { tuesday: HOURS } } });
    for (const hour of ['12', '13', '14']) await press(view, new RegExp(`^${hour}h00 .*24 novembre 2026`));
    await press(view, 'Retirer mar. 24 nov., 13h00');
    await press(view, 'Je Réserve');
    expect(said(view, 'alert')).toEqual(['Créneaux consécutifs uniquement']);
  });
});

const HOURS = ['12', '13', '14'].map((hour) => ({ start: `${hour}:00`, end: `${Number(hour) + 1}:00`, capacity: 6 }));

describe('D-filter-options: the filters of several offers', () => {
  const select = (view: HTMLElement, label: string) =>
    [...view.querySelectorAll('label')]
      .find((one) => textOf(one.querySelector('span')) === label)
      ?.querySelector('select');

  it('the filters are those in which the offers differ', async () => {
    const { view } = await aProviderView({ intensity: 2, language: 'en' });
    expect([...view.querySelectorAll('.filter-label')].map(textOf)).toEqual(['Activités', 'Langue', 'Intensité']);
    const options = (label: string) => [...(select(view, label)?.options ?? [])].map(textOf);
    expect(options('Activités')).toEqual(['Toutes', 'Yoga', 'Pilates']);
    expect(options('Langue')).toEqual(['Toutes', 'français', 'anglais']);
    expect(options('Intensité')).toEqual(['Toutes', 'Facile', 'Intense']);
  });

  it("the filter of coaches has the choice 'Tous', and 'All' in English", async () => {
    const { view, context } = await aProviderView({ intensity: 2, coach: { slug: 'marc', fullName: 'Marc Petit' } });
    const first = () => [...view.querySelectorAll('[part="filter"]')].map((one) => textOf(one.querySelector('option')));
    expect(first()).toEqual(['Tous', 'Toutes', 'Toutes']);
    await act(async () => context.settings.setState({ lang: 'en' }));
    expect(first()).toEqual(['All', 'All', 'All']);
  });

  it('a calendar with one offer has no filters', async () => {
    const { view } = await aView({});
    expect(view.querySelector('[part="filters"]')).toBeNull();
  });

  it('the label of a filter is cut at 30 characters', async () => {
    const fullName = 'Marie-Antoinette de la Rochefoucauld-Montmorency';
    const { view } = await aProviderView({ coach: { slug: 'marie', fullName } });
    const labels = [...(select(view, 'Animateurs')?.options ?? [])].map(textOf);
    expect(labels.at(-1)).toBe(`${fullName.slice(0, 30)}…`);
  });

  it('a filter shows only the offers that match it; a slot names its offer', async () => {
    const { view, store } = await aProviderView();
    const shown = () => new Set([...view.querySelectorAll('.slot .offer')].map(textOf));
    expect(shown()).toEqual(new Set(['Yoga doux', 'Pilates']));
    expect(textOf(view.querySelector('h2'))).toBe('Studio Lumière');
    await act(async () => store.setFilter('sport', 'pilates'));
    expect(shown()).toEqual(new Set(['Pilates']));
    expect(select(view, 'Activités')?.value).toBe('pilates');
    expect(buttonNamed(view, /^08h00 .*Pilates, mardi 24 novembre 2026/)).toBeTruthy();
  });
});
