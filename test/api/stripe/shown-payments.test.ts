import { describe, expect, it } from 'vitest';
import { shownPayments } from '../../../demo/api/payments/shown-payments.ts';
import {
  NOTHING_BACK,
  type PaymentPort,
  type PaymentRef,
  type ProviderPayment,
} from '../../../demo/api/ports/payment.ts';
import { sharing } from '../../../demo/api/sharing.ts';

/** A payment provider that counts its reads; `end` ends the pause after them. */
function counted() {
  const read: string[] = [];
  const rests: (() => void)[] = [];
  const payment = { ...NOTHING_BACK, amount: 1200, currency: 'EUR', clientSecret: null, card: null } as const;
  const port = {
    read: async ({ provider, id }: PaymentRef): Promise<ProviderPayment> => {
      read.push(id);
      return { ...payment, provider, id, state: read.length > 1 ? 'captured' : 'open' };
    },
    open: async () => ({ ...payment, provider: 'stripe', id: 'new', state: 'open' }),
  } as Partial<PaymentPort> as PaymentPort;
  const shown = shownPayments(
    port,
    sharing(() => new Promise((resolve) => rests.push(resolve))),
  );
  return { read, shown, end: () => rests.shift()?.() };
}

const ONE: PaymentRef = { provider: 'stripe', id: 'pi_1' };
const order = { reference: 'order', amount: 1200, currency: 'EUR' };

describe('D-shown-payments: a payment that is shown again and again', () => {
  it('simultaneous calls share one read, and later ones the next, which sees what has happened meanwhile', async () => {
    const { read, shown, end } = counted();
    const first = await Promise.all([shown.read(ONE), shown.read(ONE), shown.open({ ...order, payment: ONE })]);
    expect(first.map(({ state }) => state)).toEqual(['open', 'open', 'open']);
    const later = Promise.all([shown.read(ONE), shown.read(ONE)]);
    const other = await shown.read({ ...ONE, id: 'pi_2' });
    expect([other.id, read]).toEqual(['pi_2', ['pi_1', 'pi_2']]);
    end();
    expect((await later).map(({ state }) => state)).toEqual(['captured', 'captured']);
    expect(read).toEqual(['pi_1', 'pi_2', 'pi_1']);
  });

  it('a payment that is new is opened at once', async () => {
    const { shown } = counted();
    expect((await shown.open({ ...order, payment: null })).id).toBe('new');
  });
});
