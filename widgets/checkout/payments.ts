import { fetchPublicKey } from '../shared/api/payment.ts';
import { createResource } from '../shared/resource.ts';
import type { PartModule, PaymentPart } from './payment/part.ts';
import type { Card, PaymentPort } from './payment/port.ts';
import { isReturn } from './payment/return-mark.ts';
import { createTestGateway } from './payment/test-gateway.ts';
import type { Work } from './work.ts';

/** Who takes the payments: the test gateway or Stripe, each with code of its own, fetched when a card is to be used. */
export interface Payments {
  /** Finds out who, and fetches what it takes; anew where that has failed. */
  load(): Promise<void>;
  readonly port: PaymentPort;
}

export function createPayments(work: Work): Payments {
  const { context, state } = work;
  const { client } = context.page;
  const gateway = createTestGateway(client);
  const { load } = createResource<PaymentPart>({
    signal: context.signal,
    async fetch() {
      const publicKey = await fetchPublicKey(client);
      const part = (await context.load(publicKey === null ? 'test-card' : 'stripe-card')) as PartModule<Work>;
      return part.createPart(work, publicKey);
    },
    set: (provider) => state.setState({ provider }),
    onFailure: context.report,
  });

  function loaded(): PaymentPart | null {
    const { provider } = state.getState();
    return provider?.status === 'loaded' ? provider.value : null;
  }

  const payments: Payments = {
    async load() {
      const { provider } = state.getState();
      if (!provider || provider.status === 'failed') await load();
    },
    port: {
      prepare: async (card) => portOf(card).prepare(card),
      pay: (payment, card, key, buyer) => portOf(card).pay(payment, card, key, buyer),
      authenticate: gateway.authenticate,
    },
  };

  /** Each card is of one provider. */
  function portOf({ case: kind }: Card): Pick<PaymentPort, 'prepare' | 'pay'> {
    return (/form|kept/.test(kind) && loaded()?.port) || gateway;
  }

  // What a bank's page has left in the address only Stripe's code knows.
  if (isReturn()) {
    context.guard(() => payments.load().then(() => loaded()?.returned?.()));
  }
  return payments;
}
