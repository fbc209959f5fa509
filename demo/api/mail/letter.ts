import { visitsOf } from '../../../core/booking/order-calendar.ts';
import { kindBought } from '../../../core/checkout/bought.ts';
import { refundSum } from '../../../core/checkout/refund.ts';
import type { MailContent, OfferedPlace, PlannedMail } from '../ports/mail-content.ts';
import type { Order } from '../schemas/booking.ts';
import { calendarOrder, type ToldOrder } from './calendar-order.ts';
import { changeLetter, closuresLetter, lostSessionLetter, messageLetter } from './change-letter.ts';
import { endedLists, factsOf, givenBackFact, listsOf, placeFacts, priceFact } from './facts.ts';
import { helloTo, type Letter, type Links, orderLink, titleOf } from './letter-parts.ts';
import type { TextKey } from './texts.ts';
import { type Words, wordsIn } from './words.ts';

type Content<Case extends MailContent['case']> = Extract<MailContent, { readonly case: Case }>;

/** Writes the text of a mail. */
export function letterOf(mail: PlannedMail, links: Links): Letter {
  const words = wordsIn(mail.lang);
  const { content } = mail;
  if (content.case === 'place') return placeLetter(mail, content.place, links, words);
  if (content.case === 'money') return moneyLetter(content, words);
  if (content.case === 'changed') return changeLetter(mail, content, links, words);
  if (content.case === 'message') return messageLetter(content, words);
  if (content.case === 'closures') return closuresLetter(content, words);
  if (content.case === 'session') return lostSessionLetter(content, words);
  const isToRecipient = mail.kind === 'gift' || mail.kind === 'gift-cancelled';
  return isToRecipient ? giftLetter(mail.kind, content, words) : orderLetter(mail, content, links, words);
}

/**
 * Returns the part of the text keys that selects the subject and the first sentence: how the order ended, or else what
 * was bought.
 */
function saidOf({ kind }: PlannedMail, order: Order) {
  if (kind === 'refund') return order.refund?.state === 'returned' ? 'refund returned' : 'refund refused';
  return kind === 'lost' || kind === 'cancelled' ? kind : kindBought(order);
}

function orderLetter(mail: PlannedMail, told: ToldOrder, links: Links, words: Words): Letter {
  const { say } = words;
  const { order } = told;
  const said = saidOf(mail, order);
  const isOver = mail.kind !== 'confirmed';
  const sum = words.sum(refundSum(order), order.currency);
  const until = mail.kind === 'confirmed' ? order.cancellableUntil : null;
  const isCancellable = until !== null && Date.parse(until) > mail.createdAt;
  const href = orderLink(mail.orderId, links);
  const values = {
    title: titleOf(order),
    provider: order.user.fullName,
    name: order.gift?.fullName ?? '',
    sum,
  };
  return {
    subject: say(`subject ${said}`, values),
    hello: helloTo(order.buyer.firstName, words),
    said: [
      say(`said ${said}`, values),
      ...(mail.kind === 'cancelled' && order.total > 0 ? [say('refunded', { sum })] : []),
      ...(mail.kind === 'cancelled' ? removal(told, words) : []),
      ...(mail.kind === 'confirmed' && order.waiting.length > 0 ? [say('waiting why')] : []),
      ...(isCancellable ? [say('cancel until', { until: words.instant(Date.parse(until)) })] : []),
    ],
    facts: factsOf(told, words, {
      lists: isOver ? endedLists(order, words, mail.createdAt) : listsOf(order, words),
      sum: isOver ? givenBackFact(order, words) : priceFact(order, words),
    }),
    links: href === null ? [] : [{ label: say(isCancellable ? 'change order' : 'open order'), href }],
    notes: href === null ? [] : [say('keep link')],
  };
}

/** Writes the mail to the provider of an order about its money. */
function moneyLetter({ order, payment, trouble }: Content<'money'>, words: Words): Letter {
  const { say } = words;
  const said = trouble.case === 'dispute' ? (`dispute ${trouble.state}` as const) : trouble.case;
  const sum = words.sum(refundSum(order), order.currency);
  const name = `${order.buyer.firstName} ${order.buyer.lastName}`;
  return {
    subject: say(`subject money ${said}`, { title: titleOf(order) }),
    hello: helloTo(order.user.fullName, words),
    said: [say(`said money ${said}`, { name, sum, code: trouble.case === 'refused' ? trouble.code : '' })],
    facts: [
      ...factsOf({ order }, words, { lists: [], sum: priceFact(order, words) }),
      { label: say('payment'), values: [payment] },
    ],
    links: [],
    notes: [],
  };
}

/**
 * Writes the mail to the recipient of a gift. It tells neither the price, nor how to cancel, nor the giver's waiting
 * lists.
 */
function giftLetter(kind: 'gift' | 'gift-cancelled', told: ToldOrder, words: Words): Letter {
  const { say } = words;
  const { order } = told;
  const name = `${order.buyer.firstName} ${order.buyer.lastName}`;
  return {
    subject: say(`subject ${kind}`, { name, title: titleOf(order) }),
    hello: helloTo(order.gift?.fullName ?? null, words),
    said: [
      say(`said ${kind}`, { name, provider: order.user.fullName }),
      ...(kind === 'gift-cancelled' ? removal(told, words) : []),
    ],
    facts: factsOf(told, words, { lists: [], sum: null }),
    links: [],
    notes: [],
  };
}

/** Writes a mail about a place that is offered or no longer offered, or whose session was moved. */
function placeLetter({ kind, orderId }: PlannedMail, place: OfferedPlace, links: Links, words: Words): Letter {
  const { say } = words;
  const said = kind === 'lapsed' ? 'lapsed' : place.movedFrom ? 'moved' : 'offered';
  const day = place.start.slice(0, 10);
  const href = `${links.site}/slotted/${encodeURIComponent(place.url)}?date=${day}`;
  const order = orderLink(orderId, links);
  // A guest takes the place through the link to the order, which contains its key.
  const isByKey = said === 'offered' && place.isGuests;
  return {
    subject: say(place.isClosed ? 'subject closed' : `subject ${said}`, { title: place.title }),
    hello: helloTo(place.firstName, words),
    said: [
      say(saidOfPlace(said, place), {
        provider: place.user.fullName,
        until: words.instant(place.until),
      }),
    ],
    facts: placeFacts(place, words),
    links: [
      { label: say(linkOf(said, place)), href: isByKey && order ? order : href },
      ...(order === null || isByKey ? [] : [{ label: say('open order'), href: order }]),
    ],
    notes: order === null ? [] : [say('keep link')],
  };
}

function saidOfPlace(said: 'lapsed' | 'offered' | 'moved', { isClosed, isWithdrawn }: OfferedPlace): TextKey {
  if (said === 'moved') return 'said list moved';
  return isClosed ? 'said closed' : isWithdrawn ? 'said withdrawn' : `said ${said}`;
}

function linkOf(said: 'lapsed' | 'offered' | 'moved', { isClosed }: OfferedPlace) {
  if (said === 'offered') return 'open offer';
  return isClosed ? 'open others' : 'open session';
}

/** Returns the sentence that asks to remove a cancelled order's entries from the reader's calendar, if it has any. */
function removal(told: ToldOrder, { say }: Words): readonly string[] {
  const { length } = visitsOf(calendarOrder(told));
  return length === 0 ? [] : [say(length === 1 ? 'remove entry' : 'remove entries')];
}
