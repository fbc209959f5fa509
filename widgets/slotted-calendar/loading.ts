import type { BookedSlot } from '../../core/booking/refusal.ts';
import {
  fetchOrganizationBookings,
  fetchOwnBookings,
  fetchSlotted,
  fetchSlottedOfUser,
  fetchTaken,
  fetchTakenOfUser,
} from '../shared/api/catalogue/slotted.ts';
import type { PageState } from '../shared/page/page-state.ts';
import type { Session } from './state.ts';

/** One offer, or all of a provider's. */
export type Source = { readonly event: string } | { readonly user: string };

/** The offers and the places gone, asked for side by side. */
export async function fetchSession(source: Source, page: PageState, signal: AbortSignal): Promise<Session> {
  const options = { signal };
  if ('event' in source) {
    const [offer, taken] = await Promise.all([
      fetchSlotted(page.client, source.event, options),
      fetchTaken(page.client, source.event, options),
    ]);
    return { offers: [offer], taken };
  }
  const [offers, taken] = await Promise.all([
    fetchSlottedOfUser(page.client, source.user, options),
    fetchTakenOfUser(page.client, source.user, options),
  ]);
  return { offers, taken };
}

/** The bookings of the signed-in user and of their organisation, where they have one. */
export async function fetchBookings(
  page: PageState,
  signal: AbortSignal,
): Promise<{ readonly own: readonly BookedSlot[]; readonly organization: readonly BookedSlot[] | null }> {
  const { person } = page.data.getState();
  const options = { signal };
  const [own, organization] = await Promise.all([
    fetchOwnBookings(page.client, options),
    person?.organization ? fetchOrganizationBookings(page.client, options) : null,
  ]);
  return { own, organization };
}
