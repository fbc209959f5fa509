import type { ComponentType } from 'react';
import type { Card } from '../../../core/checkout/card.ts';
import type { SavedCard } from '../../shared/api/booking/payment.ts';
import type { PaymentPort } from './port.ts';
import type { Review } from './review.ts';

/** What the checkout gets from a payment provider's code, which is fetched when a card is to be used. */
export interface PaymentPart {
  /** The payment form. */
  readonly Form: ComponentType<FormProps>;
  /** Null for the test gateway: the API makes its payments. */
  readonly port: Pick<PaymentPort, 'prepare' | 'pay'> | null;
  /** Shows the outcome of the payment after the browser comes back from a bank's page. */
  readonly returned: (() => void) | null;
}

export interface FormProps {
  readonly review: Review;
  /** Pays; settles once the press is answered. */
  readonly confirm: (card: Card) => Promise<void>;
}

export interface CardFieldsProps {
  readonly review: Review;
  readonly isSignedIn: boolean;
  /** The cardholder's name; empty if unknown. */
  readonly cardholder: string;
  /** The saved card to charge; null to charge the card in the form. */
  readonly chosen: SavedCard | null;
  /** While there are fields: returns the card to pay with; null if a field is invalid, and shows the problem there. */
  readonly reader: { current: (() => Card | null) | null };
}

/** What a part's module exports; `publicKey` is the payment provider's, null if it has none. */
export interface PartModule<Context> {
  createPart(checkout: Context, publicKey: string | null): PaymentPart;
}
