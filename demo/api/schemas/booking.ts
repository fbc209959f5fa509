import { type Static, Type } from 'typebox';
import { wishes } from './basket.ts';
import { Amount, Day, exact, Instant, orNull, Picture, SlotIdText, Uuid, Wall } from './common.ts';
import { DraftSchema, KeptWishesSchema } from './kept.ts';
import { PageQuery } from './paging.ts';
import { PaymentSchema } from './payment.ts';
import { QuoteSchema, RecipientSchema } from './quote.ts';

const Offer = exact({ id: Type.Integer(), title: Type.String(), url: Type.String() }, 'OfferName');

const Provider = exact(
  {
    id: Type.Integer(),
    fullName: Type.String(),
    url: Type.String(),
    city: Type.String(),
    postalCode: Type.String(),
    lat: orNull(Type.Number()),
    long: orNull(Type.Number()),
  },
  'Seller',
);

/** An event's or animation's place, or a membership's option; without a date it has no start. */
const item = {
  ref: Type.String(),
  title: Type.String(),
  url: Type.String(),
  start: orNull(Wall),
  end: orNull(Wall),
};

const Item = exact(item, 'HeldItem');

/** The first and the last day of a bought membership; null for everything else, and until it is paid. */
const BoughtItem = exact({ ...item, runsFrom: orNull(Day), runsUntil: orNull(Day) }, 'BoughtItem');

export const HoldSchema = exact(
  {
    id: Uuid,
    expiresAt: Instant,
    /** The latest end that it can be given by keeping it longer (D-hold-longer). */
    latestExpiry: Instant,
    /** False if no place is kept: the hold expires all the same, but nobody can take a place away. */
    keepsPlaces: Type.Boolean(),
    /** `position` is the one that a waiting slot would have in its waiting list. */
    slots: Type.Array(
      exact({ id: SlotIdText, start: Wall, end: Wall, waiting: Type.Boolean(), position: orNull(Type.Integer()) }),
    ),
    item: orNull(Item),
    slotted: orNull(Offer),
    user: Provider,
    /** The picture of what is bought. */
    picture: Picture,
    /** Until when it could be cancelled once it is confirmed (D-cancel); null without a date. */
    cancellableUntil: orNull(Instant),
    /** What is kept with the hold (D-kept-wishes); of a wish that is not valid any more, the text is in `draft`. */
    wishes: KeptWishesSchema,
    draft: DraftSchema,
    /** The quote for `wishes`. */
    quote: QuoteSchema,
  },
  'Hold',
);

export type HoldResponse = Static<typeof HoldSchema>;

/** Somebody's position in the waiting list of a slot; an offered place is kept until `offeredUntil`. */
export const WaitingSchema = exact(
  {
    slot: SlotIdText,
    start: Wall,
    end: Wall,
    slotted: Offer,
    state: Type.Enum(['waiting', 'offered']),
    position: Type.Integer({ minimum: 1 }),
    offeredUntil: orNull(Instant),
  },
  'WaitingPlace',
);

export type WaitingPlace = Static<typeof WaitingSchema>;

/** A slot that an order waits for; its end equals its start if the schedule does not have it any more. */
const Waited = exact(
  {
    id: SlotIdText,
    start: Wall,
    end: Wall,
    position: Type.Integer({ minimum: 1 }),
    state: Type.Enum(['waiting', 'offered']),
    offeredUntil: orNull(Instant),
  },
  'WaitedSlot',
);

export const OrderSchema = exact(
  {
    id: Uuid,
    /** `pending` waits for its payment; `expired` got none, `refunded` got it too late. */
    state: Type.Enum(['pending', 'confirmed', 'cancelled', 'expired', 'refunded']),
    createdAt: Instant,
    slots: Type.Array(exact({ id: SlotIdText, start: Wall, end: Wall, free: Type.Boolean() })),
    waiting: Type.Array(Waited),
    item: orNull(BoughtItem),
    slotted: orNull(Offer),
    user: Provider,
    /** The picture of what was bought. */
    picture: Picture,
    subtotal: Amount,
    discounts: Type.Array(
      exact({ kind: Type.Enum(['free-slot', 'subscription', 'coupon', 'credit']), amount: Amount }),
    ),
    total: Amount,
    currency: Type.String(),
    buyer: exact({ firstName: Type.String(), lastName: Type.String(), email: Type.String() }),
    gift: orNull(RecipientSchema),
    partner: orNull(Type.String()),
    payment: orNull(PaymentSchema),
    /** Until when it can be paid; null unless `pending`. */
    payBy: orNull(Instant),
    /** Until when it can be cancelled; null if it cannot. */
    cancellableUntil: orNull(Instant),
    /**
     * Until when a guest can have the confirmation sent to another address (D-corrected-address); null if they cannot.
     */
    addressUntil: orNull(Instant),
  },
  'Order',
);

export type Order = Static<typeof OrderSchema>;

export const OrderListQuery = Type.Object(PageQuery);

export const OrderBody = exact(
  {
    hold: Uuid,
    /** The total that was shown, in decimal euros. */
    total: Type.Number({ minimum: 0, maximum: 1_000_000 }),
    /** The language of the order's mails. */
    lang: Type.Optional(Type.Enum(['fr', 'en'], { default: 'fr' })),
    partner: Type.Optional(Type.String({ maxLength: 80, pattern: '^[^\\u0000-\\u001f\\u007f]*$' })),
    ...wishes,
  },
  'OrderRequest',
);

export type OrderForm = Static<typeof OrderBody>;

const Typed = Type.Optional(Type.String({ maxLength: 1000 }));

/** Missing or bad fields are named one by one, as for a form, and not by the schema. */
export const GuestBody = exact({ firstName: Typed, lastName: Typed, email: Typed }, 'GuestForm');

export const AddressBody = exact({ email: Typed }, 'AddressForm');

export const GuestSchema = exact({ token: Type.String(), expiresAt: Instant }, 'GuestToken');

export const GuestNameSchema = exact({ firstName: Type.String(), lastName: Type.String() }, 'GuestName');
