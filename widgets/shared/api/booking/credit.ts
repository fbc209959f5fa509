import * as v from 'valibot';
import type { Client, GetOptions } from '../client.ts';
import { currencyField, decodeBy, moneyField } from '../decode.ts';

const credit = v.object({ balance: moneyField, currency: currencyField });

/** A company's remaining credit, in cents. */
export type Credit = v.InferOutput<typeof credit>;

/** GET /v1/credit: the credit of the person's company. */
export function fetchCredit(client: Client, options?: GetOptions): Promise<Credit> {
  return client.get('v1/credit', (payload) => decodeBy(credit, payload), { ...options, isPersonal: true });
}
