import { fetchWaiting } from '../shared/api/booking/waiting.ts';
import { fetchOrganizationBookings, fetchOwnBookings } from '../shared/api/catalogue/slotted.ts';
import { createLatest } from '../shared/base/latest.ts';
import type { PageData, PageState } from '../shared/page/page-state.ts';
import type { CalendarContext } from './calendar-context.ts';
import type { CalendarState } from './state.ts';

/**
 * Returns a function that fetches the signed-in user's bookings and waiting places. Only its latest call counts.
 * Bookings are shown even if the waiting places cannot be fetched, and waiting places even if the bookings cannot.
 */
export function createOwnBookings({ page, signal, guard, store }: CalendarContext): () => void {
  const next = createLatest(signal);
  return () => {
    const isLatest = next();
    // After a sign-out, what belonged to the user is removed at once.
    if (!page.data.getState().isSignedIn) return store.setState({ own: [], organization: null, waiting: [] });
    const take = (found: Promise<Partial<CalendarState>>) =>
      guard(() =>
        found.then(
          (changes) => {
            if (isLatest()) store.setState(changes);
          },
          (error) => {
            // The failure of an earlier call, perhaps for another user, is not reported.
            if (isLatest()) throw error;
          },
        ),
      );
    take(fetchBookings(page, signal));
    take(fetchWaiting(page.client, { signal }).then((waiting) => ({ waiting })));
  };
}

/** Fetches the bookings of the signed-in user, and of their organisation if they have one. */
async function fetchBookings(
  page: PageState,
  signal: AbortSignal,
): Promise<Pick<CalendarState, 'own' | 'organization'>> {
  const { person } = page.data.getState();
  const options = { signal };
  const [own, organization] = await Promise.all([
    fetchOwnBookings(page.client, options),
    person?.organization ? fetchOrganizationBookings(page.client, options) : null,
  ]);
  return { own, organization };
}

/**
 * Whether bookings must be fetched again. The first response of `/v1/me` requires it only if it names an organisation,
 * whose bookings were not fetched before.
 */
export function mustRefetch(now: PageData, before: PageData): boolean {
  if (now.isSignedIn !== before.isSignedIn) return true;
  return now.person !== before.person && (before.person !== null || now.person?.organization != null);
}
