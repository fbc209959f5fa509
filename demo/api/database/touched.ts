import { Unconfirmed } from './busy.ts';
import type { Database, Queryable } from './database.ts';

/** What transactions have changed of what everybody sees of the calendars. */
export interface Touched {
  /** The ids of places of which others are taken. */
  readonly places: ReadonlySet<string>;
  /** Offers of which everything may be different, as after a change of the schedule. */
  readonly offers: ReadonlySet<number>;
  /** Whether everything of all offers may be different. */
  readonly isAll: boolean;
}

interface Touching {
  readonly places: Set<string>;
  readonly offers: Set<number>;
  isAll: boolean;
}

const ofTransactions = new WeakMap<Queryable, Touching>();

/** Notes that a transaction takes or gives back places. */
export function touchPlaces(transaction: Queryable, ids: Iterable<string>): void {
  for (const id of ids) ofTransactions.get(transaction)?.places.add(id);
}

/** Notes that a transaction changes the schedule of these offers, or of any. */
export function touchOffers(transaction: Queryable, ids: readonly number[] | 'all'): void {
  const touching = ofTransactions.get(transaction);
  if (!touching) return;
  if (ids === 'all') touching.isAll = true;
  else for (const id of ids) touching.offers.add(id);
}

/** Returns the database, whose transactions `tell` what they have touched as soon as they are committed. */
export function tellingTouched(database: Database, tell: (touched: Touched) => void): Database {
  return {
    ...database,
    transaction: async (work) => {
      let touching: Touching | undefined;
      const end = () => touching && tell(touching);
      try {
        const result = await database.transaction((transaction) => {
          touching = { places: new Set(), offers: new Set(), isAll: false };
          ofTransactions.set(transaction, touching);
          return work(transaction);
        });
        end();
        return result;
      } catch (error) {
        // It may have been committed: to tell what is true does no harm.
        if (error instanceof Unconfirmed) end();
        throw error;
      }
    },
  };
}
