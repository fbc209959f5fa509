import * as v from 'valibot';
import type { SlotId } from '../../../../core/booking/slot.ts';
import { millisecondsOf } from '../../../../core/time/milliseconds-of.ts';
import { currencyField, moneyField } from '../decode.ts';

/** The schema of a slot id. */
export const slotIdField = v.pipe(
  v.string(),
  v.transform((id) => id as SlotId),
);

/** The schema of an instant, as milliseconds since 1970. */
export const instantField = v.pipe(
  v.string(),
  v.transform((text) => millisecondsOf(text)),
  v.finite(),
);

/** The schema of the slotted offer of a hold or order. */
export const offerFields = v.object({ id: v.number(), title: v.string(), url: v.nullish(v.string()) });

/** The schema of a payment. */
export const paymentFields = v.object({
  provider: v.picklist(['test', 'stripe']),
  id: v.string(),
  amount: moneyField,
  currency: currencyField,
  state: v.picklist(['open', 'authenticating', 'captured', 'cancelled', 'refunded']),
  /**
   * The secret with which the browser confirms a payment at Stripe; null or missing if it cannot be paid. It is never
   * stored or logged.
   */
  clientSecret: v.nullish(v.string()),
});
