import { type Static, Type } from 'typebox';
import { Amount, exact, orNull } from './common.ts';

/** The payment provider of a payment. */
const Provider = Type.Enum(['test', 'stripe']);

/** The payment provider of new payments. */
export const Taker = Type.Enum(['test', 'stripe', 'none']);

/** An order's payment, for the checkout. */
export const PaymentSchema = exact(
  {
    provider: Provider,
    /** The id of the payment at the payment provider. */
    id: Type.String(),
    amount: Amount,
    currency: Type.String(),
    state: Type.Enum(['open', 'authenticating', 'captured', 'cancelled', 'refunded']),
    /** Stripe's client secret, while the order can be paid. */
    clientSecret: Type.Optional(Type.String()),
  },
  'Payment',
);

export type Payment = Static<typeof PaymentSchema>;

export const CardSchema = exact(
  {
    id: Type.Integer(),
    brand: Type.String(),
    last4: Type.String(),
    expiresMonth: Type.Integer(),
    expiresYear: Type.Integer(),
    /** The id of the card at Stripe; null for a card of the test gateway. */
    paymentMethod: orNull(Type.String()),
  },
  'Card',
);

export const CreditSchema = exact({ balance: Amount, currency: Type.String() }, 'Credit');

/** The cards of the test gateway, named by the result of paying with them; the number of a card is never sent. */
const TestCard = Type.Enum(['success', 'declined', 'insufficient-funds', 'processing-error', 'authentication']);

/** A typed card, with its expiry if it is to be saved; or the id of a saved card; or the answer of the bank. */
export const TestPaymentBody = exact(
  {
    card: Type.Optional(TestCard),
    save: Type.Optional(
      exact({
        expiresMonth: Type.Integer({ minimum: 1, maximum: 12 }),
        expiresYear: Type.Integer({ minimum: 2000, maximum: 2099 }),
      }),
    ),
    savedCard: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })),
    authentication: Type.Optional(Type.Enum(['passed', 'refused'])),
  },
  'TestPayment',
);

export type TestPaymentForm = Static<typeof TestPaymentBody>;

export const TestPaymentSchema = exact({ state: Type.Enum(['captured', 'authenticating']) }, 'TestPaymentState');
