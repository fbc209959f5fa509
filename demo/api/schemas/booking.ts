import { type Static, Type } from 'typebox';
import { Amount, exact, Instant, orNull, SlotIdText, Uuid, Wall } from './common.ts';

export const QuoteSchema = exact({
  slots: Type.Array(exact({ id: SlotIdText, free: Type.Boolean(), price: Amount })),
  free: Type.Integer(),
  pay: Type.Integer(),
  quantity: Type.Integer(),
  pricePerSlot: Amount,
  total: Amount,
  currency: Type.String(),
});

export type Quote = Static<typeof QuoteSchema>;

export const HoldSchema = exact({
  id: Uuid,
  expiresAt: Instant,
  slots: Type.Array(exact({ id: SlotIdText, start: Wall, end: Wall })),
  quote: QuoteSchema,
});

export type HoldAnswer = Static<typeof HoldSchema>;

export const OrderSchema = exact({
  id: Uuid,
  state: Type.Literal('confirmed'),
  createdAt: Instant,
  slots: Type.Array(exact({ id: SlotIdText, start: Wall, end: Wall, free: Type.Boolean() })),
  slotted: exact({ id: Type.Integer(), title: Type.String(), url: Type.String() }),
  user: exact({
    id: Type.Integer(),
    fullName: Type.String(),
    url: Type.String(),
    city: Type.String(),
    postalCode: Type.String(),
  }),
  total: Amount,
  currency: Type.String(),
  buyer: exact({ firstName: Type.String(), lastName: Type.String(), email: Type.String() }),
  partner: orNull(Type.String()),
});

export type Order = Static<typeof OrderSchema>;

export const OrderBody = exact({
  hold: Uuid,
  /** The total that was shown, in decimal euros. */
  total: Type.Number({ minimum: 0, maximum: 1_000_000 }),
  partner: Type.Optional(Type.String({ maxLength: 80, pattern: '^[^\\u0000-\\u001f\\u007f]*$' })),
});

const Typed = Type.Optional(Type.String({ maxLength: 1000 }));

/** What is missing or wrong is said field by field, as for a form, and not by the schema. */
export const GuestBody = exact({ firstName: Typed, lastName: Typed, email: Typed });

export const GuestSchema = exact({ token: Type.String(), expiresAt: Instant });
