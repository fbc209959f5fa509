import type { SlotId } from '../../core/booking/slot.ts';
import { TIMEOUT_MS } from '../shared/api/whole-response.ts';
import { until } from '../shared/base/until.ts';
import { followPlaces } from '../shared/page/live-places.ts';
import type { LoadAvailability } from './availability.ts';
import type { CalendarContext } from './calendar-context.ts';
import { type CalendarState, offersOf } from './state.ts';

/** Until when a calendar asks again at the latest, in milliseconds: not all pages do so at once. */
const SOON_MS = 2_000;

/**
 * Shows the places of a calendar as they are taken and given back (D-live). What a visitor sees is shown as it is told; with
 * a token, for which own places count as free, the calendar asks again.
 */
export function showLivePlaces({ page, signal, store, guard }: CalendarContext, load: LoadAvailability): void {
  const recent = new Map<SlotId, { readonly taken: number; readonly at: number }>();
  let asking: ReturnType<typeof setTimeout> | undefined;
  let stop = () => {};

  const again = () => {
    asking ??= setTimeout(() => {
      asking = undefined;
      guard(() => load('quietly'));
    }, Math.random() * SOON_MS);
  };
  const isVisitor = () => {
    const { isSignedIn, purchase } = page.data.getState();
    return !isSignedIn && purchase === null;
  };
  const show = (told: readonly (readonly [SlotId, number])[]) => {
    const { availability } = store.getState();
    if (availability.status !== 'loaded') return;
    const { offers, taken } = availability.value;
    if (told.every(([id, count]) => (taken.get(id) ?? 0) === count)) return;
    store.setState({ availability: { status: 'loaded', value: { offers, taken: new Map([...taken, ...told]) } } });
  };
  const places = (told: ReadonlyMap<SlotId, number>) => {
    if (!isVisitor()) return again();
    for (const [id, taken] of told) recent.set(id, { taken, at: performance.now() });
    show([...told]);
  };

  const idsOf = (state: CalendarState) => offersOf(state).map(({ id }) => id);
  const listen = (state: CalendarState) => {
    stop();
    stop = followPlaces({ page, offers: idsOf(state), places, again });
  };
  const leave = store.subscribe((state, before) => {
    if (state.availability === before.availability || state.availability.status !== 'loaded') return;
    if (idsOf(state).join() !== idsOf(before).join()) listen(state);
    // An answer that was under way when an event came may be older than the event.
    const since = performance.now() - TIMEOUT_MS;
    for (const [id, { at }] of recent) if (at < since) recent.delete(id);
    if (isVisitor()) show([...recent].map(([id, { taken }]) => [id, taken] as const));
    else recent.clear();
  });
  listen(store.getState());
  until(
    signal,
    () => clearTimeout(asking),
    leave,
    () => stop(),
  );
}
