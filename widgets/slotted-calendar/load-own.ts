import { fetchWaiting } from '../shared/api/booking/waiting.ts';
import type { WidgetContext } from '../shared/element/definition.ts';
import type { PageData } from '../shared/page/page-state.ts';
import type { attributes } from './attributes.ts';
import { fetchBookings } from './loading.ts';
import type { CalendarState } from './state.ts';

type Own = Pick<CalendarState, 'own' | 'organization' | 'waiting'>;

/**
 * Asks for the signed-in user's bookings and waiting places, as often as called: only the latest call's count, and the one
 * comes without the other.
 */
export function createOwnLoader(
  { page, signal, guard }: WidgetContext<typeof attributes>,
  set: (own: Partial<Own>) => void,
): () => void {
  let latest = 0;
  return () => {
    latest += 1;
    const mine = latest;
    // An earlier user's are gone at once, whatever becomes of the next call.
    if (!page.data.getState().isSignedIn) return set({ own: [], organization: null, waiting: [] });
    const take = (asked: Promise<Partial<Own>>) =>
      guard(async () => {
        try {
          const found = await asked;
          if (mine === latest) set(found);
        } catch (error) {
          // What an earlier user's call comes to is nobody's concern.
          if (mine === latest) throw error;
        }
      });
    take(fetchBookings(page, signal));
    take(fetchWaiting(page.client, { signal }).then((waiting) => ({ waiting })));
  };
}

/** Whether a user's bookings are to be asked for anew; one who is only named has none but their organisation's. */
export function isOtherUser(now: PageData, before: PageData): boolean {
  if (now.isSignedIn !== before.isSignedIn) return true;
  return now.person !== before.person && (before.person !== null || now.person?.organization != null);
}
