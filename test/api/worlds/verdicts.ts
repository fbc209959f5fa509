import type { Bookings } from '../../../core/booking/bookings.ts';
import { isChainWhole } from '../../../core/booking/chain.ts';
import { choose } from '../../../core/booking/choose.ts';
import { isWaiting, type Refusal, refusal } from '../../../core/booking/refusal.ts';
import { NOTHING_SELECTED, type Selection, select } from '../../../core/booking/selection.ts';
import type { Slot } from '../../../core/booking/slot.ts';
import type { SlottedOffer } from '../../../core/catalogue/slotted.ts';
import {
  fetchOrganizationBookings,
  fetchOwnBookings,
  fetchSlotted,
  fetchTaken,
} from '../../../widgets/shared/api/catalogue/slotted.ts';
import type { Client } from '../../../widgets/shared/api/client.ts';
import type { CallResponse } from '../../fixtures/server/api.ts';
import { DAYS, sessionsOn, type World } from './world.ts';

/** The result of a request for slots: every refused one with its case and figures, or the places and waiting slots. */
export type Verdict =
  | { readonly case: 'refused'; readonly slots: readonly object[] }
  | { readonly case: 'had'; readonly slots: readonly string[]; readonly waiting: readonly string[] };

/** A request, and the result that the client predicts. */
export interface Expected {
  readonly body: { readonly slots: readonly string[]; readonly waiting: readonly string[] };
  readonly verdict: Verdict;
}

/** The client's data of a world, loaded through its own calls and decoders. */
interface Facts {
  /** The slots that the user wants, as the loaded offers have them. */
  readonly wanted: readonly Slot[];
  readonly offer: SlottedOffer;
  readonly other: SlottedOffer;
  readonly bookings: Bookings;
}

/** Loads the facts as the calendar does, which knows from `/v1/me` whether the user has an organisation. */
export async function loadFacts(client: Client, { offer, other, wanted, hasOrganization }: World): Promise<Facts> {
  const wantsOther = wanted.some(({ offerId }) => offerId === other.id);
  const [decoded, taken, decodedOther, takenOther, own, organization] = await Promise.all([
    fetchSlotted(client, String(offer.id)),
    fetchTaken(client, offer.url),
    wantsOther ? fetchSlotted(client, other.url) : other,
    wantsOther ? fetchTaken(client, String(other.id)) : [],
    fetchOwnBookings(client),
    hasOrganization ? fetchOrganizationBookings(client) : null,
  ]);
  const sessions = [decoded, decodedOther].flatMap((one) => sessionsOn(one, DAYS));
  return {
    wanted: wanted.flatMap(({ id }) => sessions.filter((slot) => slot.id === id)),
    offer: decoded,
    other: decodedOther,
    bookings: { own, organization, taken: new Map([...taken, ...takenOther]) },
  };
}

/** Returns the verdict for all wanted slots, judged one by one in order of time, as the server does. */
export function walked(facts: Facts, now: number): Expected {
  const { offer, wanted } = facts;
  const sorted = wanted.toSorted((a, b) => (a.start < b.start ? -1 : Number(a.start > b.start)));
  const { selection, ...walk } = walkAll(
    sorted.filter(({ offerId }) => offerId === offer.id),
    facts,
    now,
  );
  const others = sorted.filter(({ offerId }) => offerId !== offer.id);
  if (others.length === 0 || selection.length === 0) {
    const { slots, waiting, refused } = walk;
    return {
      body: { slots, waiting },
      verdict: refused.length > 0 ? { case: 'refused', slots: refused } : had(selection),
    };
  }
  // The server then names only the slots of another offer.
  const refused = others.map((slot) => ({ ...asMembers(refusalOf(slot, selection, facts, now)), id: slot.id }));
  const { slots, waiting } = idsOf(selection);
  return {
    body: { slots: [...slots, ...others.map(({ id }) => id)], waiting },
    verdict: { case: 'refused', slots: refused },
  };
}

function walkAll(sorted: readonly Slot[], facts: Facts, now: number) {
  let selection: Selection = NOTHING_SELECTED;
  const slots: string[] = [];
  const waiting: string[] = [];
  const refused: object[] = [];
  for (const slot of sorted) {
    // A person waits for a slot only once.
    if (waiting.includes(slot.id)) continue;
    const found = refusalOf(slot, selection, facts, now);
    const waits = isWaiting(slot, selection, facts.offer, facts.bookings);
    (waits ? waiting : slots).push(slot.id);
    if (found) refused.push({ ...asMembers(found), id: slot.id });
    else selection = select(slot, selection, waits);
  }
  return { selection, slots, waiting, refused };
}

/** The selection after everything has been pressed in the user's order; null if it is empty. */
export function pressed(facts: Facts, now: number): Expected | null {
  const selection = facts.wanted.reduce<Selection>((chosen, slot) => {
    const choice = choose(slot, { selection: chosen, offer: rulesOf(slot, facts), bookings: facts.bookings, now });
    return choice.case === 'refused' ? chosen : choice.selection;
  }, NOTHING_SELECTED);
  const [first] = selection;
  if (!first) return null;
  const isWhole = isChainWhole(selection, rulesOf(first, facts));
  return { body: idsOf(selection), verdict: isWhole ? had(selection) : { case: 'refused', slots: [] } };
}

function rulesOf({ offerId }: Slot, { offer, other }: Facts): SlottedOffer {
  return offerId === offer.id ? offer : other;
}

function refusalOf(slot: Slot, selection: Selection, facts: Facts, now: number): Refusal | null {
  return refusal(slot, { selection, offer: rulesOf(slot, facts), bookings: facts.bookings, now });
}

/** Reads the server's response to a hold. Throws for a response that does not judge its slots. */
export function answered({ status, text, body }: CallResponse): Verdict {
  if (status === 201) {
    const { slots }: { slots: readonly { id: string; waiting: boolean }[] } = JSON.parse(text);
    const ids = (isWaiting: boolean) => slots.filter(({ waiting }) => waiting === isWaiting).map(({ id }) => id);
    return { case: 'had', slots: ids(false).toSorted(), waiting: ids(true).toSorted() };
  }
  if (!body.slots) throw new Error(`The server answered ${status}: ${text}`);
  return { case: 'refused', slots: body.slots.map((slot) => ({ ...slot })) };
}

function had(selection: Selection): Verdict {
  const { slots, waiting } = idsOf(selection);
  return { case: 'had', slots: slots.toSorted(), waiting: waiting.toSorted() };
}

function idsOf(selection: Selection) {
  const ids = (isWaitBooking: boolean) =>
    selection.filter((slot) => slot.isWaitBooking === isWaitBooking).map(({ id }) => id);
  return { slots: ids(false), waiting: [...new Set(ids(true))] };
}

/** A refusal's payload. */
function asMembers(refused: Refusal | null): object {
  if (!refused) return {};
  const { case: code, ...figures } = refused;
  return { code, ...figures };
}
