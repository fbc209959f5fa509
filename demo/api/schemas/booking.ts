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

/** A place of an event or animation, or an option of a membership; `start` is null for an item without a date. */
const item = {
  ref: Type.String(),
  title: Type.String(),
  url: Type.String(),
  start: orNull(Wall),
  end: orNull(Wall),
};

const Item = exact(item, 'HeldItem');

/** When it was to be before it was moved. */
const movedFrom = Type.Optional(Wall);

/**
 * An item of an order. `runsFrom` and `runsUntil` are the first and the last day of a bought membership; null for other
 * items, and until the membership is paid.
 */
const BoughtItem = exact({ ...item, runsFrom: orNull(Day), runsUntil: orNull(Day), movedFrom }, 'BoughtItem');

export const HoldSchema = exact(
  {
    id: Uuid,
    expiresAt: Instant,
    /** The latest instant to which the hold can be extended (D-hold-longer). */
    latestExpiry: Instant,
    /** False if the hold keeps no place, as for a membership; such a hold expires too. */
    keepsPlaces: Type.Boolean(),
    /** `position` is the position that a waiting slot would get in its waiting list; null for other slots. */
    slots: Type.Array(
      exact({ id: SlotIdText, start: Wall, end: Wall, waiting: Type.Boolean(), position: orNull(Type.Integer()) }),
    ),
    item: orNull(Item),
    slotted: orNull(Offer),
    user: Provider,
    /** The picture of what is bought. */
    picture: Picture,
    /** Until when the order could be cancelled once it is confirmed (D-cancel); null for a purchase without a date. */
    cancellableUntil: orNull(Instant),
    /** What is kept with the hold (D-kept-wishes); the text of a wish that is no longer valid is in `draft`. */
    wishes: KeptWishesSchema,
    draft: DraftSchema,
    /** The quote for `wishes`. */
    quote: QuoteSchema,
  },
  'Hold',
);

export type HoldResponse = Static<typeof HoldSchema>;

/** A person's position in the waiting list of a slot; an offered place is kept until `offeredUntil`. */
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

/** A slot that an order waits for; `end` equals `start` if the slot is no longer in the schedule. */
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
    /**
     * A `pending` order waits for its payment, an `expired` order was not paid in time, a `refunded` order was paid too
     * late.
     */
    state: Type.Enum(['pending', 'confirmed', 'cancelled', 'expired', 'refunded']),
    createdAt: Instant,
    slots: Type.Array(
      exact({
        ...{ id: SlotIdText, start: Wall, end: Wall, free: Type.Boolean() },
        /** The id of the entry that calendars have for it, if it was moved (D-calendar-entries). */
        entry: Type.Optional(Type.String()),
        movedFrom,
      }),
    ),
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
    /**
     * What has gone back, or is to go back; null if nothing. A refund that is `refused` by the payment provider is tried
     * again; one that the bank has `returned` is not (D-refunds).
     */
    refund: orNull(exact({ state: Type.Enum(['due', 'refused', 'made', 'returned']), amount: Amount }, 'Refund')),
    /** Until when the order can be paid; null unless it is `pending`. */
    payBy: orNull(Instant),
    /** Until when the order can be cancelled; null if it cannot be cancelled. */
    cancellableUntil: orNull(Instant),
    /**
     * Until when a guest can have the confirmation sent to another address (D-corrected-address); null if this is not
     * possible.
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

/** The schema accepts missing and invalid fields, because the check of the form names each of them in its problem. */
export const GuestBody = exact({ firstName: Typed, lastName: Typed, email: Typed }, 'GuestForm');

export const AddressBody = exact({ email: Typed }, 'AddressForm');

export const GuestSchema = exact({ token: Type.String(), expiresAt: Instant }, 'GuestToken');

export const GuestNameSchema = exact({ firstName: Type.String(), lastName: Type.String() }, 'GuestName');
