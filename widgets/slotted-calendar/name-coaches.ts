import type { Coach, SlottedOffer } from '../../core/catalogue/slotted.ts';
import { fetchCoaches } from '../shared/api/catalogue/coaches.ts';
import type { CalendarContext } from './calendar-context.ts';

/** Fills in the known names of coaches whom an offer names by slug only, and requests the names if some are missing. */
export type NameCoaches = (offers: readonly SlottedOffer[]) => readonly SlottedOffer[];

/**
 * Creates a `NameCoaches`. Names are fetched from `/coach/list/` without delaying the slots. If the call fails, slugs
 * are shown instead.
 */
export function createCoachNames({ guard, page, signal, store }: CalendarContext): NameCoaches {
  let names: ReadonlyMap<string, string> = new Map();
  let isAsked = false;

  const nameOf = (coach: Coach | null) => coach && { ...coach, fullName: names.get(coach.slug) ?? coach.fullName };
  const named: NameCoaches = (offers) =>
    names.size === 0 ? offers : offers.map((offer) => ({ ...offer, coach: nameOf(offer.coach) }));

  async function ask(): Promise<void> {
    isAsked = true;
    names = await fetchCoaches(page.client, { signal });
    const { availability } = store.getState();
    if (availability.status !== 'loaded') return;
    const { offers, taken } = availability.value;
    store.setState({ availability: { status: 'loaded', value: { offers: named(offers), taken } } });
  }

  return (offers) => {
    // Only the filters show coaches, and a calendar with a single offer has no filters.
    const mayShow = offers.length > 1 && offers.some(({ coach }) => coach !== null && coach.fullName === coach.slug);
    if (mayShow && !isAsked) guard(ask);
    return named(offers);
  };
}
