import { type Static, Type } from 'typebox';
import { Amount, exact, orNull } from './common.ts';

/** Who took a payment. */
const Provider = Type.Enum(['test', 'stripe']);

/** Who takes new payments. */
export const Taker = Type.Enum(['test', 'stripe', 'none']);

/** How an order is paid, for the widget that takes the payment. */
export const PaymentSchema = exact({
  provider: Provider,
  /** The provider's name for it. */
  id: Type.String(),
  amount: Amount,
  currency: Type.String(),
  state: Type.Enum(['open', 'authenticating', 'captured', 'cancelled', 'refunded']),
  /** What the buyer's browser pays with at Stripe, while the order can be paid. */
  clientSecret: Type.Optional(Type.String()),
});

export type Payment = Static<typeof PaymentSchema>;

export const CardSchema = exact({
  id: Type.Integer(),
  brand: Type.String(),
  last4: Type.String(),
  expiresMonth: Type.Integer(),
  expiresYear: Type.Integer(),
  /** Stripe's name for it; null where the test gateway keeps it. */
  paymentMethod: orNull(Type.String()),
});

export const CreditSchema = exact({ balance: Amount, currency: Type.String() });

/** The cards that the test gateway knows, by what becomes of a payment with them; a card's number is never sent. */
const TestCard = Type.Enum(['success', 'declined', 'insufficient-funds', 'processing-error', 'authentication']);

/** A card typed in, with what is shown of it when it is kept; or one that was kept; or the bank's answer. */
export const TestPaymentBody = exact({
  card: Type.Optional(TestCard),
  save: Type.Optional(
    exact({
      expiresMonth: Type.Integer({ minimum: 1, maximum: 12 }),
      expiresYear: Type.Integer({ minimum: 2000, maximum: 2099 }),
    }),
  ),
  savedCard: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })),
  authentication: Type.Optional(Type.Enum(['passed', 'refused'])),
});

export type TestPaymentForm = Static<typeof TestPaymentBody>;

export const TestPaymentSchema = exact({ state: Type.Enum(['captured', 'authenticating']) });
