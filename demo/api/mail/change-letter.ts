import { locationOf, referenceOf } from '../../../core/booking/order-calendar.ts';
import type { MailContent, PlannedMail } from '../ports/mail-content.ts';
import { changedEntries, type ToldChange } from './calendar-order.ts';
import { type Fact, visitsIn } from './facts.ts';
import { helloTo, type Letter, type Links, orderLink, titleOf } from './letter-parts.ts';
import type { TextKey } from './texts.ts';
import type { Words } from './words.ts';

/** The kinds of mails about a change of sessions. */
type Kind = 'moved' | 'called-off' | 'unscheduled';

/** Writes the mail about a change of sessions of an order, to its buyer or to the recipient of a gift. */
export function changeLetter(mail: PlannedMail, told: ToldChange, links: Links, words: Words): Letter {
  const { say, session } = words;
  const { order, isApart, isToRecipient } = told;
  const kind = mail.kind as Kind;
  const href = orderLink(mail.orderId, links);
  const changed = told.changes.map(({ id }) => id);
  const isLeft = kind === 'called-off' && order.state === 'confirmed';
  const until = kind === 'called-off' || isToRecipient ? null : order.cancellableUntil;
  const isCancellable = until !== null && Date.parse(until) > mail.createdAt;
  const sum = words.sum(told.back, order.currency);
  const isUnpaid = told.before.state === 'pending';
  const facts: readonly (readonly [TextKey, readonly string[]])[] = [
    ['what', [titleOf(order)]],
    ['now zoned', told.changes.flatMap(({ to }) => (to ? [session(to.start, to.end)] : []))],
    [kind === 'moved' ? 'was zoned' : 'off zoned', told.changes.map(({ start, end }) => session(start, end))],
    [
      'still zoned',
      isLeft
        ? visitsIn(
            { order: { ...order, slots: order.slots.filter(({ id }) => !changed.includes(id)) }, isApart },
            words,
          )
        : [],
    ],
    ['where', [locationOf(order.user)]],
    ['given back', told.back > 0 && !isToRecipient ? [sum] : []],
    ['reference', [referenceOf(order)]],
  ];
  return {
    subject: say(`subject ${kind}`, { title: titleOf(order) }),
    hello: helloTo(isToRecipient ? (order.gift?.fullName ?? null) : order.buyer.firstName, words),
    said: [
      say(isToRecipient ? `said gift ${kind}` : isUnpaid && kind === 'moved' ? 'said unpaid moved' : `said ${kind}`, {
        provider: order.user.fullName,
        name: `${order.buyer.firstName} ${order.buyer.lastName}`,
      }),
      ...(told.back > 0 && !isToRecipient ? [say('refunded', { sum })] : []),
      ...(isCancellable ? [say('cancel anyway', { until: words.instant(Date.parse(until)) })] : []),
      ...(kind === 'unscheduled' || isUnpaid ? [] : entriesSaid(told, words)),
    ],
    facts: factsIn(facts, words),
    links: href === null ? [] : [{ label: say(isCancellable ? 'change order' : 'open order'), href }],
    notes: href === null ? [] : [say('keep link')],
  };
}

/** Returns the sentence about the reader's calendar, which says what the file does. */
function entriesSaid(told: ToldChange, { say }: Words): readonly string[] {
  const changed = changedEntries(told);
  if (!changed) return [];
  return [
    say(`${changed.status === 'cancelled' ? 'remove' : 'change'} ${changed.entries === 1 ? 'entry' : 'entries'}`),
  ];
}

type LostSession = Extract<MailContent, { readonly case: 'session' }>;

/** Writes to a studio that a booked session is in no schedule any more. */
export function lostSessionLetter({ title, start, end, people, user }: LostSession, words: Words): Letter {
  const { say } = words;
  const facts = [
    ['what', [title]],
    ['when zoned', [words.session(start, end)]],
    ['booked by', [String(people)]],
  ] as const;
  return {
    subject: say('subject session lost', { title }),
    hello: helloTo(user.fullName, words),
    said: [say('said session lost')],
    facts: factsIn(facts, words),
    links: [],
    notes: [],
  };
}

/** Writes to a studio that its calendar of closures cannot be read any more. */
export function closuresLetter(told: Extract<MailContent, { readonly case: 'closures' }>, words: Words): Letter {
  const { host, since, user } = told;
  return {
    subject: words.say('subject closures', { host }),
    hello: helloTo(user.fullName, words),
    said: [words.say('said closures', { since: words.instant(since) })],
    facts: factsIn([['what', [host]]], words),
    links: [],
    notes: [],
  };
}

/** Writes what a studio says to somebody who comes to a session: its own words, in a frame that says from whom. */
export function messageLetter(message: Extract<MailContent, { readonly case: 'message' }>, words: Words): Letter {
  const { say } = words;
  const { name, title, start, end, subject, text, provider } = message;
  const facts = [
    ['what', [title]],
    ['when zoned', [words.session(start, end)]],
  ] as const;
  return {
    subject: subject === null ? say('subject message', { title }) : `${subject} (${title})`,
    hello: helloTo(name, words),
    said: [say('said message', { provider }), ...text.split(/\n+/)],
    facts: factsIn(facts, words),
    links: [],
    notes: [say('answer message', { provider })],
  };
}

function factsIn(facts: readonly (readonly [TextKey, readonly string[]])[], { say }: Words): readonly Fact[] {
  return facts.flatMap(([key, values]) => (values.length > 0 ? [{ label: say(key), values }] : []));
}
