import type { SlottedOffer } from '../../../../core/catalogue/slotted.ts';
import type { WallTime } from '../../../../core/time/wall-time.ts';
import { asOffer, findOffersById } from '../../catalogue/offers.ts';
import type { Transaction } from '../../database/database.ts';
import { type BookedPlace, readBookedPlaces } from '../../schedule/booked-sessions.ts';

/** An event or an animation as its buyers know it. */
export interface PromisedItem {
  /** `events.stage-de-noel`, its name in questions. */
  readonly name: string;
  readonly title: string;
  readonly start: WallTime | null;
  readonly end: WallTime | null;
  readonly provider: number;
  readonly capacity: number | null;
  readonly isActive: boolean;
}

/** What people were promised who have booked, hold or wait for places to come. */
export interface Promises {
  readonly booked: readonly BookedPlace[];
  readonly offers: ReadonlyMap<number, SlottedOffer>;
  /** Events and animations by their references. */
  readonly items: ReadonlyMap<string, PromisedItem>;
}

const ITEM = `title, starts_at AS start, ends_at AS "end", provider_id AS provider, capacity`;

/** Reads what people were promised of places to come. */
export async function readPromises(transaction: Transaction, now: number): Promise<Promises> {
  const booked = await readBookedPlaces(transaction, now, 'true', []);
  const ids = [...new Set(booked.flatMap(({ offerId }) => offerId ?? []))];
  const idsOf = (kind: string) =>
    booked.flatMap(({ id }) =>
      /^\d+$/.test(id.slice(kind.length)) && id.startsWith(kind) ? [Number(id.slice(kind.length))] : [],
    );
  const items = await transaction.query<PromisedItem & { readonly ref: string }>(
    `SELECT 'event:' || id AS ref, 'events.' || url AS name, ${ITEM}, is_active AS "isActive" FROM event WHERE id = ANY($1::integer[])
     UNION ALL SELECT 'animation:' || id, 'animations.' || url, ${ITEM}, true FROM animation WHERE id = ANY($2::integer[])`,
    [idsOf('event:'), idsOf('animation:')],
  );
  return {
    booked,
    offers: new Map((await findOffersById(transaction, ids)).map((row) => [row.id, asOffer(row)])),
    items: new Map(items.map((item) => [item.ref, item])),
  };
}
