import { type PlainDate, wallTime } from '../../../../core/time/wall-time.ts';
import { AMBASSADOR } from '../ids.ts';
import type { SampleEvent } from '../model.ts';
import { seededRandom } from '../random.ts';

/** An order of one place of an event. */
export interface SampleItemOrder {
  readonly purchaseId: string;
  readonly personId: number;
  readonly event: SampleEvent;
}

const SEED = 20_260_606;
const ORDERS = 14;
/** The distance between two booked events in the list of events on sale. */
const STEP = 23;

/** Returns the orders of the ambassador for events to come: free and paid places, at many venues. */
export function ambassadorOrders(today: PlainDate, events: readonly SampleEvent[]): readonly SampleItemOrder[] {
  const random = seededRandom(SEED);
  const booked = onSale(today, events)
    .slice(STEP)
    .filter((_, n) => n % STEP === 0);
  return booked.slice(0, ORDERS).map((event) => ({ purchaseId: random.uuid(), personId: AMBASSADOR, event }));
}

/** Returns the events that can be bought: those from tomorrow on, and open events. */
export function onSale(today: PlainDate, events: readonly SampleEvent[]): readonly SampleEvent[] {
  const midnight = wallTime(today, '23:59');
  return events.filter(({ type, times, isActive, isTeaser, isInformation }) => {
    const isToCome = type === 'open' || (times !== null && times.start > midnight);
    return isToCome && isActive && !isTeaser && !isInformation;
  });
}
