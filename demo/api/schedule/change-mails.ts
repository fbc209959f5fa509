import { randomUUID } from 'node:crypto';
import { type Cents, fromCents } from '../../../core/money/money.ts';
import { addressOf } from '../booking/order-mail.ts';
import { type OrderRow, orderPayloads, readOrderRows } from '../booking/order-payload.ts';
import type { Transaction } from '../database/database.ts';
import { changedEntries } from '../mail/calendar-order.ts';
import { planMail } from '../mail/plan-mail.ts';
import type { ToldSessionChange } from '../ports/mail-content.ts';
import type { Order } from '../schemas/booking.ts';
import { wallText } from '../wall-text.ts';
import { type ChangedPlace, type Destination, movedOf } from './changed-place.ts';

/** An order as mails tell it. */
export interface Told {
  readonly row: OrderRow;
  readonly order: Order;
}

/** The orders that a change concerns as they were before, by their ids. */
export type ToldBefore = ReadonlyMap<string, Told>;

interface Change {
  readonly before: ToldBefore;
  readonly changed: readonly ChangedPlace[];
  /** What goes back of the money of orders with places that are called off. */
  readonly ended: ReadonlyMap<string, Cents>;
}

export async function toldOrders(transaction: Transaction, ids: readonly string[]): Promise<readonly Told[]> {
  const rows = await readOrderRows(transaction, ids);
  const orders = await orderPayloads(transaction, rows);
  return rows.flatMap((row, n) => {
    const order = orders[n];
    return order ? [{ row, order }] : [];
  });
}

/**
 * Writes one mail about each kind of change to the buyer of each order and, of a gift, to its recipient; keeps the names
 * of the entries that calendars have (D-calendar-entries).
 */
export async function mailChanges(transaction: Transaction, change: Change, now: number): Promise<void> {
  const { before, changed, ended } = change;
  const moved = new Map(movedOf(changed).map(({ id, to }) => [id, to]));
  for (const after of await toldOrders(transaction, [...before.keys()])) {
    const told = before.get(after.row.id);
    if (!told) continue;
    const changes = changed.flatMap(({ place, what }) => changeOf(told, place.id, what));
    const [going, off] = [changes.filter(({ to }) => to !== null), changes.filter(({ to }) => to === null)];
    if (after.order.state !== 'cancelled') await keepEntries(transaction, told, changes, moved);
    if (going.length > 0)
      await planChangeMails(transaction, 'moved', { told, after, changes: going, all: changes, back: 0 }, now);
    const back = fromCents(ended.get(after.row.id) ?? 0);
    if (off.length > 0)
      await planChangeMails(transaction, 'called-off', { told, after, changes: off, all: changes, back }, now);
  }
}

function changeOf(told: Told, id: string, what: ChangedPlace['what']): readonly ToldSessionChange[] {
  const was = soldTimes(told, id);
  if (what.case === 'resized' || !was) return [];
  const to = what.case === 'moved' ? { start: wallText(what.to.start), end: wallText(what.to.end) } : null;
  return [{ id, ...was, to }];
}

/** Returns when a place of an order was to be, as it was sold; null if the order does not have it. */
export function soldTimes({ row, order }: Told, placeId: string) {
  const slot = order.slots.find(({ id }) => id === placeId);
  if (slot) return { start: slot.start, end: slot.end };
  const { item, starts_at: start, ends_at: end } = row;
  return item === placeId && start !== null ? { start: wallText(start), end: wallText(end ?? start) } : null;
}

/** What mails tell of one order. */
export interface ToldChanges {
  readonly told: Told;
  readonly after: Told;
  readonly changes: readonly ToldSessionChange[];
  /** Also what another mail of the same moment tells. */
  readonly all?: readonly ToldSessionChange[];
  readonly back: number;
}

/** Writes the mail of a kind about one order to its buyer and, of a gift that was given, to its recipient. */
export async function planChangeMails(
  transaction: Transaction,
  kind: 'moved' | 'called-off' | 'unscheduled',
  { told, after, changes, all = changes, back }: ToldChanges,
  now: number,
): Promise<void> {
  const { id: orderId, email, lang, is_apart: isApart, gift_person_id: person, gift_email: address } = told.row;
  const content = { case: 'changed', order: after.order, before: told.order, isApart, changes, all, back } as const;
  const about = `${orderId}:${randomUUID()}`;
  await planMail(
    transaction,
    kind,
    { recipient: email, lang, orderId, about },
    { ...content, isToRecipient: false },
    now,
  );
  const recipient = person === null ? address : await addressOf(transaction, person);
  if (told.order.gift === null || told.order.state !== 'confirmed' || recipient === null) return;
  // Without an order id the mail has no key to the order: the recipient must neither see the price nor cancel.
  const toRecipient = { recipient, lang, orderId: null, about: `${about}:gift` };
  await planMail(transaction, kind, toRecipient, { ...content, back: 0, isToRecipient: true }, now);
}

async function keepEntries(
  transaction: Transaction,
  { row, order }: Told,
  changes: readonly ToldSessionChange[],
  moved: ReadonlyMap<string, Destination>,
): Promise<void> {
  if (order.item) return;
  const { times = [] } = changedEntries({ before: order, isApart: row.is_apart, changes }) ?? {};
  for (const { id, entry } of times) {
    await transaction.query(
      'UPDATE booking SET entry = $3 WHERE purchase_id = $1 AND place_id = $2 AND returned_at IS NULL',
      [row.id, moved.get(id)?.id ?? id, entry ?? null],
    );
  }
}
