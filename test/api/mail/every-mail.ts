import type { Language } from '../../../core/text/language.ts';
import type {
  MailContent,
  MailKind,
  MoneyTrouble,
  OfferedPlace,
  PlannedMail,
  ToldSessionChange,
} from '../../../demo/api/ports/mail-content.ts';
import type { Order } from '../../../demo/api/schemas/booking.ts';
import { STUDIO } from '../../fixtures/server/studio.ts';

const ID = '6c4f741c-0000-4000-8000-000000000001';

const slot = (hour: string, end: string, day = '2026-12-01') => ({
  id: `1_${day.replaceAll('-', '')}T${hour.replace(':', '')}` as Order['slots'][number]['id'],
  start: `${day}T${hour}:00` as Order['slots'][number]['start'],
  end: `${day}T${end}:00` as Order['slots'][number]['end'],
});

const order: Order = {
  id: ID,
  state: 'confirmed',
  createdAt: '2026-11-20T09:00:00.000Z',
  slots: [{ ...slot('10:00', '11:00'), free: false }],
  waiting: [],
  item: null,
  slotted: { id: 1, title: 'Yoga doux', url: 'yoga-doux' },
  user: STUDIO,
  picture: { medium: null },
  subtotal: 24,
  discounts: [],
  total: 24,
  currency: 'EUR',
  buyer: { firstName: 'Zoé', lastName: 'Petit', email: 'zoe@example.org' },
  gift: null,
  partner: null,
  refund: null,
  payment: null,
  payBy: null,
  cancellableUntil: '2026-11-30T09:00:00.000Z',
  addressUntil: null,
};

const item = { url: 'course', start: null, end: null, runsFrom: null, runsUntil: null } as const;
const gift = { fullName: 'Léa Roy', email: 'lea@example.org' };
const waiting = [{ ...slot('18:00', '19:00'), position: 2, state: 'waiting', offeredUntil: null }] as const;
const discounts = [
  { kind: 'coupon', amount: 2 },
  { kind: 'credit', amount: 5 },
] as const;

const of = (changes: Partial<Order>): MailContent => ({ case: 'order', order: { ...order, ...changes } });
const ofItem = (
  ref: string,
  title: string,
  more: Partial<NonNullable<Order['item']>> = {},
  changes = {},
): MailContent => of({ slots: [], slotted: null, item: { ...item, ref, title, ...more }, ...changes });
const MESSAGE: Extract<MailContent, { readonly case: 'message' }> = {
  case: 'message',
  name: 'Zoé',
  title: 'Yoga doux',
  ...{ start: '2026-12-01T10:00:00', end: '2026-12-01T11:00:00' },
  subject: null,
  text: 'La salle est au premier étage.\n\nApportez un tapis.',
  provider: 'Studio Lumière',
  replyTo: 'studio@example.org',
};
const place = (isGuests: boolean, changes: Partial<OfferedPlace> = {}): MailContent => ({
  case: 'place',
  place: {
    firstName: 'Zoé',
    title: 'Yoga doux',
    url: 'yoga-doux',
    start: '2026-12-01T10:00:00',
    end: '2026-12-01T11:00:00',
    user: STUDIO,
    isGuests,
    until: Date.parse('2026-11-20T11:00:00Z'),
    ...changes,
  },
});

const money = (trouble: MoneyTrouble): MailContent => ({ case: 'money', order, payment: 'pi_1', trouble });

const [ten, later] = [slot('10:00', '11:00'), slot('10:15', '11:15')];
const free = { free: false };
const changed = (
  after: Partial<Order>,
  to: ToldSessionChange['to'],
  more: Partial<Extract<MailContent, { readonly case: 'changed' }>> = {},
): MailContent => ({
  ...{ case: 'changed', order: { ...order, ...after }, before: { ...order, slots: [{ ...ten, ...free }] } },
  ...{ isApart: false, changes: [{ ...ten, to }], back: 0, isToRecipient: false, ...more },
});
const movedOrder = { slots: [{ ...later, ...free, entry: ten.id }], cancellableUntil: '2026-12-01T09:15:00.000Z' };
const twoSessions = [
  { ...ten, ...free },
  { ...slot('12:00', '13:00'), ...free },
];
const left = twoSessions.slice(1);
const ended = { state: 'cancelled', cancellableUntil: null } as const;
const toRecipient = { isToRecipient: true } as const;

const dated = { start: '2026-12-01T10:00:00', end: '2026-12-01T12:00:00' } as Partial<NonNullable<Order['item']>>;
const runs = { runsFrom: '2026-11-20', runsUntil: '2026-12-19' } as Partial<NonNullable<Order['item']>>;

/** An account joins a waiting list without an order, so that its mails have no link to one. */
const WITHOUT_ORDER = 'who waits without an order';

/** The contents of mails of each kind, by case. */
const CONTENTS: Readonly<Record<MailKind, Readonly<Record<string, MailContent>>>> = {
  confirmed: {
    'a booking': of({}),
    'several places and sessions': of({
      slots: ['10:00', '10:00', '12:00'].map((hour) => ({ ...slot(hour, `${hour.slice(0, 3)}45`), free: false })),
    }),
    'an hour that comes twice': of({ slots: [{ ...slot('02:30', '03:15', '2026-10-25'), free: false }] }),
    'a place in a list': of({ slots: [], waiting: [...waiting], subtotal: 0, total: 0, cancellableUntil: null }),
    'a booking and a place in a list': of({ waiting: [...waiting] }),
    'a free booking with a coupon': of({ total: 0, discounts: [...discounts] }),
    'a gift that was given': of({ gift }),
    'a membership': ofItem('membership-option:1', 'Pass Liberté · 1 mois', runs, { cancellableUntil: null }),
    'an event': ofItem('event:1', 'Course des quais', dated),
    'an event without a date': ofItem('event:2', 'Salle de sport', {}, { cancellableUntil: null }),
    'somebody without a first name': of({ buyer: { ...order.buyer, firstName: '' } }),
  },
  gift: {
    'a session': of({ gift }),
    'a session, from somebody who also waits': of({ gift, waiting: [...waiting] }),
    'an event without a date': ofItem('event:2', 'Salle de sport', {}, { gift }),
  },
  offered: {
    'for a guest': place(true),
    'for an account': place(false),
    [`for an account, ${WITHOUT_ORDER}`]: place(false),
  },
  lost: { 'a place': of({ state: 'refunded', cancellableUntil: null }) },
  cancelled: {
    'a paid booking': of({ state: 'cancelled', cancellableUntil: null, discounts: [...discounts] }),
    'an order that waited, with an offered place': of({
      ...{ state: 'cancelled', cancellableUntil: null },
      waiting: [
        ...waiting,
        { ...slot('20:00', '21:00'), position: 1, state: 'offered', offeredUntil: '2026-11-20T11:00:00.000Z' },
      ],
    }),
    'two sessions': of({
      ...{ state: 'cancelled', cancellableUntil: null },
      slots: [slot('10:00', '11:00'), slot('12:00', '13:00')].map((one) => ({ ...one, free: false })),
    }),
    'a free booking': of({ state: 'cancelled', cancellableUntil: null, subtotal: 0, total: 0 }),
    'a membership': ofItem('membership-option:1', 'Pass Liberté · 1 mois', runs, { state: 'cancelled' }),
  },
  'gift-cancelled': { 'a session': of({ gift, state: 'cancelled' }) },
  lapsed: {
    'a place': place(true),
    [`a place of an account, ${WITHOUT_ORDER}`]: place(false),
    'a place that the schedule has lost': place(false, { isWithdrawn: true }),
    'a session that no longer takes place': place(true, { isClosed: true }),
  },
  refund: {
    'a refused one': of({ state: 'cancelled', cancellableUntil: null, refund: { state: 'refused', amount: 24 } }),
    'a returned one': of({ state: 'cancelled', cancellableUntil: null, refund: { state: 'returned', amount: 24 } }),
  },
  payment: {
    'a refused refund': money({ case: 'refused', code: 'charge_disputed' }),
    'a returned refund': money({ case: 'returned' }),
    'a dispute': money({ case: 'dispute', state: 'open' }),
    'a won dispute': money({ case: 'dispute', state: 'won' }),
    'a lost dispute': money({ case: 'dispute', state: 'lost' }),
  },
  moved: {
    'a session': changed(movedOrder, later),
    'an unpaid session': changed({ ...movedOrder, state: 'pending', cancellableUntil: null }, later, {
      before: { ...order, state: 'pending', slots: [{ ...ten, ...free }] },
    }),
    'two sessions': changed({ slots: twoSessions }, later, {
      ...{
        before: { ...order, slots: twoSessions },
        changes: twoSessions.map((one) => ({ ...one, to: one.id === ten.id ? later : slot('12:15', '13:15') })),
      },
    }),
    'a session that can no longer be cancelled': changed({ ...movedOrder, cancellableUntil: null }, later),
    [`a gift, ${WITHOUT_ORDER}`]: changed({ ...movedOrder, gift }, later, toRecipient),
    'a session that somebody waits for': place(true, {
      start: '2026-12-01T10:15:00',
      movedFrom: '2026-12-01T10:00:00',
    }),
    'an event': changed(
      { slots: [], slotted: null, item: { ...item, ...dated, ref: 'event:1', title: 'Course des quais' } },
      { start: '2026-12-01T14:00:00', end: '2026-12-01T16:00:00' },
      {
        before: {
          ...order,
          slots: [],
          slotted: null,
          item: { ...item, ...dated, ref: 'event:1', title: 'Course des quais' },
        },
        changes: [{ ...later, id: 'event:1', to: { start: '2026-12-01T14:00:00', end: '2026-12-01T16:00:00' } }],
      },
    ),
  },
  'called-off': {
    'the only session': changed(ended, null, { back: 24 }),
    'one of two sessions, of which the other has two places': changed({ slots: [...left, ...left] }, null, {
      ...{ before: { ...order, slots: [...twoSessions, ...left] }, back: 12 },
    }),
    'two sessions': changed(ended, null, {
      ...{
        before: { ...order, slots: twoSessions },
        changes: twoSessions.map((one) => ({ ...one, to: null })),
        back: 24,
      },
    }),
    [`a gift, ${WITHOUT_ORDER}`]: changed({ ...ended, gift }, null, { back: 24, ...toRecipient }),
  },
  message: {
    'a message': MESSAGE,
    'a message with a subject': { ...MESSAGE, subject: 'Un tapis, svp', name: '' },
  },
  closures: {
    [`the studio, ${WITHOUT_ORDER}`]: {
      ...{ case: 'closures', host: 'calendar.example', since: Date.parse('2026-11-18T09:00:00Z'), user: STUDIO },
    },
  },
  unscheduled: {
    'a session': changed({ cancellableUntil: '2026-12-01T09:00:00.000Z' }, null),
    [`a gift, ${WITHOUT_ORDER}`]: changed({ gift }, null, toRecipient),
    [`the studio, ${WITHOUT_ORDER}`]: {
      ...{ case: 'session', title: 'Yoga doux', start: ten.start, end: ten.end, people: 3, user: STUDIO },
    },
  },
};

/** Returns a mail of each kind and case in a language. */
export function everyMail(lang: Language): readonly (readonly [name: string, mail: PlannedMail])[] {
  return Object.entries(CONTENTS).flatMap(([kind, contents]) =>
    Object.entries(contents).map(([what, content]) => {
      const hasLink = !kind.startsWith('gift') && kind !== 'payment' && !what.endsWith(WITHOUT_ORDER);
      const createdAt = Date.parse('2026-11-20T09:00:00Z');
      const recipient = 'zoe@example.org';
      return [
        `${kind}, ${what}`,
        { id: ID, kind: kind as MailKind, recipient, lang, content, createdAt, orderId: hasLink ? ID : null },
      ] as const;
    }),
  );
}
