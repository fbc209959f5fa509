import { randomUUID } from 'node:crypto';
import { slotsOf } from '../../../../core/booking/day-slots.ts';
import { broken } from '../../../../core/studio/broken.ts';
import type { Finding, Row } from '../../../../core/studio/finding.ts';
import { dateOf, type WallTime } from '../../../../core/time/wall-time.ts';
import { planOrderMail } from '../../booking/order-mail.ts';
import { asOffer, findOffersById } from '../../catalogue/offers.ts';
import type { Transaction } from '../../database/database.ts';
import { type Changes, NO_CHANGES } from './upsert.ts';

/** A place that somebody has booked elsewhere. */
interface Elsewhere {
  readonly row: Row;
  readonly person: number;
  readonly place: string;
  readonly slotted: number | null;
  readonly item: string | null;
  readonly start: WallTime | null;
  readonly end: WallTime | null;
  readonly capacity: number | null;
  readonly count: number;
}

/**
 * Writes bookings that were made elsewhere: each as a confirmed order without a payment. A booking that is there is left
 * alone. Returns findings for starts that are in no schedule and for places that are full.
 */
export async function writeBookings(
  transaction: Transaction,
  rows: readonly Row[],
  now: number,
): Promise<{ readonly changes: Changes; readonly findings: readonly Finding[] }> {
  const { found, findings } = await placed(transaction, rows);
  const missing = await notThere(transaction, found);
  const full = await takePlaces(transaction, missing);
  const lost = missing
    .filter(({ place }) => full.has(place))
    .map(({ row }) => broken('bookings', row, 'full', 'start'));
  if (findings.length + lost.length > 0) return { changes: NO_CHANGES, findings: [...findings, ...lost] };
  await insertOrders(transaction, missing, now);
  const added = missing.map(({ row: { values } }) =>
    [values['customer'], values['offer'] ?? values['event'], values['start']].join(' ').trim(),
  );
  return { changes: { ...NO_CHANGES, added }, findings: [] };
}

interface Subject {
  readonly url: string;
  readonly id: number;
  readonly starts_at: WallTime | null;
  readonly ends_at: WallTime | null;
  readonly capacity: number | null;
}

async function placed(transaction: Transaction, rows: readonly Row[]) {
  const values = (column: string) => [...new Set(rows.flatMap((row) => (row.values[column] as string | null) ?? []))];
  const people = await transaction.query<{ email: string; id: number }>(
    `SELECT email, id FROM person WHERE kind = 'account' AND email = ANY($1::text[])`,
    [values('customer')],
  );
  const ids = new Map(people.map(({ email, id }) => [email, id]));
  const slotted = await transaction.query<{ id: number }>('SELECT id FROM slotted WHERE url = ANY($1::text[])', [
    values('offer'),
  ]);
  const offers = new Map(
    (
      await findOffersById(
        transaction,
        slotted.map(({ id }) => id),
      )
    ).map((row) => [row.url, asOffer(row)]),
  );
  const events = await transaction.query<Subject>(
    'SELECT url, id, starts_at, ends_at, capacity FROM event WHERE url = ANY($1::text[])',
    [values('event')],
  );
  const byUrl = new Map(events.map((event) => [event.url, event]));
  const findings: Finding[] = [];
  const found = rows.flatMap((row): readonly Elsewhere[] => {
    const { customer, offer: offerUrl, event: eventUrl, start, places } = row.values;
    const common = { row, person: ids.get(String(customer)) ?? 0, count: Number(places ?? 1) };
    const event = eventUrl ? byUrl.get(String(eventUrl)) : undefined;
    if (event) {
      const { id, starts_at, ends_at, capacity } = event;
      const ref = `event:${id}`;
      return [{ ...common, place: ref, slotted: null, item: ref, start: starts_at, end: ends_at, capacity }];
    }
    const offer = offers.get(String(offerUrl));
    const slot = offer && slotsOf(offer, dateOf(start as WallTime)).find((one) => one.start === start);
    if (slot) {
      const { id, end, capacity } = slot;
      return [{ ...common, place: id, slotted: slot.offerId, item: null, start: slot.start, end, capacity }];
    }
    findings.push(broken('bookings', row, 'not-in-schedule', 'start'));
    return [];
  });
  return { found, findings };
}

/** Leaves out what is booked already, or as many places of it. */
async function notThere(transaction: Transaction, found: readonly Elsewhere[]): Promise<readonly Elsewhere[]> {
  const there = await transaction.query<{ person: number; place: string; count: number }>(
    `SELECT person_id AS person, place_id AS place, count(*) AS count FROM booking
     WHERE returned_at IS NULL AND person_id = ANY($1::integer[]) AND place_id = ANY($2::text[]) GROUP BY person_id, place_id`,
    [[...new Set(found.map(({ person }) => person))], [...new Set(found.map(({ place }) => place))]],
  );
  const counts = new Map(there.map(({ person, place, count }) => [`${person} ${place}`, count]));
  return found
    .map((one) => ({ ...one, count: one.count - (counts.get(`${one.person} ${one.place}`) ?? 0) }))
    .filter(({ count }) => count > 0);
}

/** Takes the places, in the order in which every transaction locks them. Returns those that have too few. */
async function takePlaces(transaction: Transaction, missing: readonly Elsewhere[]): Promise<ReadonlySet<string>> {
  const wanted = new Map<string, { readonly taken: number } & Readonly<Record<string, unknown>>>();
  for (const { place, slotted, start, capacity, count } of missing) {
    wanted.set(place, { id: place, slotted, start, capacity, taken: (wanted.get(place)?.taken ?? 0) + count });
  }
  const taken = await transaction.query<{ id: string }>(
    `INSERT INTO place (id, slotted_id, starts_at, capacity, taken)
     SELECT id, slotted, start, capacity, taken FROM jsonb_to_recordset($1::text::jsonb)
       AS g (id text, slotted integer, start timestamp, capacity integer, taken integer)
     WHERE capacity IS NULL OR taken <= capacity ORDER BY id COLLATE "C"
     ON CONFLICT (id) DO UPDATE SET taken = place.taken + excluded.taken, capacity = excluded.capacity
     WHERE excluded.capacity IS NULL OR place.taken + excluded.taken <= excluded.capacity
     RETURNING id`,
    [JSON.stringify([...wanted.values()])],
  );
  const done = new Set(taken.map(({ id }) => id));
  return new Set([...wanted.keys()].filter((id) => !done.has(id)));
}

async function insertOrders(transaction: Transaction, missing: readonly Elsewhere[], now: number): Promise<void> {
  const orders = missing.map(({ row, ...one }) => ({
    ...{ id: randomUUID(), ...one, isItem: one.item !== null },
    paid: Number(row.values['paid'] ?? 0) || null,
    mail: row.values['mail'] === true,
  }));
  const given = `jsonb_to_recordset($1::text::jsonb) AS g (id uuid, person integer, place text, slotted integer, item text,
    start timestamp, "end" timestamp, count integer, paid integer)`;
  const json = JSON.stringify(orders);
  await transaction.query(
    `INSERT INTO purchase (id, person_id, slotted_id, item, provider_id, title, url, starts_at, ends_at, state, subtotal_cents,
       total_cents, currency, first_name, last_name, email, created_at, paid_elsewhere_cents)
     SELECT g.id, p.id, g.slotted, g.item, coalesce(s.provider_id, e.provider_id), coalesce(s.title, e.title),
       coalesce(s.url, e.url), CASE WHEN g.item IS NOT NULL THEN g.start END, CASE WHEN g.item IS NOT NULL THEN g."end" END,
       'confirmed', 0, 0, coalesce(s.currency, e.currency), p.first_name, p.last_name, p.email, $2, g.paid
     FROM ${given} JOIN person p ON p.id = g.person
     LEFT JOIN slotted s ON s.id = g.slotted LEFT JOIN event e ON g.item = 'event:' || e.id`,
    [json, now],
  );
  await transaction.query(
    `INSERT INTO booking (purchase_id, person_id, place_id, ends_at, is_free)
     SELECT g.id, g.person, g.place, g."end", true FROM ${given}, generate_series(1, g.count)`,
    [json],
  );
  for (const { id, mail } of orders) if (mail) await planOrderMail(transaction, 'confirmed', id, now);
}
