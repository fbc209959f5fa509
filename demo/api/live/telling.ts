import { randomUUID } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { Touched } from '../database/touched.ts';
import { type Notice, noticesOf } from './notice.ts';
import { readPlaces } from './read-places.ts';

/** The channel on which all processes of a database listen. */
export const CHANNEL = 'creneau_places';

/**
 * The key of the lock under which places are read and told, so that of two processes the one that has read later tells
 * later, too.
 */
const TELLING = 4_173_004;

/** For how long commits are gathered, and how long to wait after a failure, in milliseconds. */
const GATHERED_MS = 150;
const FAILED_MS = 2_000;

export interface Telling {
  /** Tells all processes, with what else is touched meanwhile. */
  tell(touched: Touched): void;
  /** Tells all processes that this one listens, so that they know an instant by the same id. */
  begin(): void;
  /** Tells what is left. */
  stop(): Promise<void>;
}

/** Returns what tells all processes of a database what the transactions of this one have touched (D-live). */
export function telling(
  { urgent }: Pick<Database, 'urgent'>,
  clock: Clock,
  onFailure: (error: unknown) => void,
  gathered = GATHERED_MS,
): Telling {
  const me = randomUUID().slice(0, 8);
  let count = 0;
  const nextId = () => {
    count += 1;
    return `${me}-${count}`;
  };
  let places = new Set<string>();
  let offers = new Set<number>();
  let isAll = false;
  let isBeginning = false;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();

  const isEmpty = () => places.size === 0 && offers.size === 0 && !isAll && !isBeginning;

  async function tellAll(): Promise<void> {
    const told = { places, offers, isAll, isBeginning };
    [places, offers, isAll, isBeginning] = [new Set(), new Set(), false, false];
    try {
      await urgent.transaction(async (transaction) => {
        await transaction.query('SELECT pg_advisory_xact_lock($1)', [TELLING]);
        const read = await readPlaces(transaction, [...told.places], clock.now());
        const whole = new Set([...told.offers, ...read.offers]);
        const part: Omit<Notice, 'id'> = {
          places: told.isAll ? [] : read.places.filter(([id]) => !whole.has(id)),
          offers: told.isAll ? 'all' : [...whole],
        };
        if (part.places.length === 0 && part.offers.length === 0 && !told.isBeginning) return;
        for (const notice of noticesOf(part, nextId)) {
          await transaction.query('SELECT pg_notify($1, $2)', [CHANNEL, JSON.stringify(notice)]);
        }
      });
    } catch (error) {
      places = new Set([...told.places, ...places]);
      offers = new Set([...told.offers, ...offers]);
      [isAll, isBeginning] = [isAll || told.isAll, isBeginning || told.isBeginning];
      onFailure(error);
      soon(FAILED_MS);
    }
  }

  function soon(after: number): void {
    timer ??= setTimeout(() => {
      timer = undefined;
      running = running.then(tellAll);
    }, after).unref();
  }

  return {
    tell(touched) {
      for (const id of touched.places) places.add(id);
      for (const id of touched.offers) offers.add(id);
      isAll ||= touched.isAll;
      if (!isEmpty()) soon(gathered);
    },
    begin() {
      isBeginning = true;
      soon(0);
    },
    async stop() {
      clearTimeout(timer);
      // A last failure begins no timer that would outlive the database.
      timer = undefined;
      await running;
      if (places.size > 0 || offers.size > 0 || isAll) await tellAll();
      clearTimeout(timer);
    },
  };
}
