import type { ComponentType } from 'react';
import type { Card } from '../../../core/checkout/card.ts';
import type { SavedCard } from '../../shared/api/booking/payment.ts';
import type { PaymentPort } from './port.ts';
import type { Review } from './review.ts';

/** What the checkout gets from a payment provider's code, which is fetched when a card is needed. */
export interface PaymentPart {
  /** The payment form. */
  readonly Form: ComponentType<FormProps>;
  /** The port of the payment provider; null for the test gateway, whose payments the API makes. */
  readonly port: Pick<PaymentPort, 'prepare' | 'pay'> | null;
  /** Shows the outcome of the payment after the browser has returned from a bank's page; null for the test gateway. */
  readonly returned: (() => void) | null;
}

export interface FormProps {
  readonly review: Review;
  /** Orders and pays with the card; settles when the requests of the press have their results. */
  readonly confirm: (card: Card) => Promise<void>;
}

export interface CardFieldsProps {
  readonly review: Review;
  readonly isSignedIn: boolean;
  /** The cardholder's name; empty if unknown. */
  readonly cardholder: string;
  /** The saved card to charge; null to charge the card in the form. */
  readonly chosen: SavedCard | null;
  /**
   * Set while the fields are shown: a function that returns the card to pay with. If a field is invalid, the function
   * shows the problem and returns null.
   */
  readonly reader: { current: (() => Card | null) | null };
}

/** The exports of a payment part's module; `publicKey` is the payment provider's public key, null if it has none. */
export interface PartModule<Context> {
  createPart(checkout: Context, publicKey: string | null): PaymentPart;
}
