import type { Card } from '../../core/checkout/card.ts';
import { fetchPaymentTaker, payAtTestGateway, type TestPayment } from '../shared/api/booking/payment.ts';
import type { Client } from '../shared/api/client.ts';
import { createResource } from '../shared/api/resource.ts';
import { until } from '../shared/base/until.ts';
import { setActivePurchase } from '../shared/page/purchase.ts';
import { registry } from '../shared/page/registry.ts';
import type { PartModule, PaymentPart } from './provider/part.ts';
import type { PaymentPort, PaymentResult } from './provider/port.ts';
import type { CheckoutContext } from './runner/contexts.ts';

/** The shortest interval between repeated requests for the same state or file, in ms. */
export const ASK_MS = 10_000;

/** The payment provider: the test gateway or Stripe. The code of each is a part file, fetched when a card is needed. */
export interface Payments {
  /** Loads the payment provider's code; retries after a failure. */
  load(): Promise<void>;
  readonly port: PaymentPort;
}

export function createPayments(checkout: CheckoutContext): Payments {
  const { context, state } = checkout;
  const { client } = context.page;
  const gateway = testGatewayPort(client);
  const { load } = createResource<PaymentPart | null>({
    signal: context.signal,
    async fetch() {
      const { provider, publicKey } = await fetchPaymentTaker(client);
      if (provider === 'none') return null;
      const part = (await context.load(
        publicKey === null ? 'test-card' : 'stripe-card',
      )) as PartModule<CheckoutContext>;
      return part.createPart(checkout, publicKey);
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

  /** Returns the port of the card's payment provider. */
  function portOf({ case: kind }: Card): Pick<PaymentPort, 'prepare' | 'pay'> {
    return ((kind === 'form' || kind === 'saved-at-stripe') && loaded()?.port) || gateway;
  }

  // Only Stripe's code can handle a return from a bank's page.
  if (registry()?.returned) {
    const { host, signal } = context;
    // The outcome is shown without a purchase, but must count as an active purchase of the page.
    state.subscribe(({ stage: { step } }) =>
      setActivePurchase(host, step === 'returned' ? () => host.isConnected : null),
    );
    until(signal, () => setActivePurchase(host, null));
    context.guard(() => reportReturn(ASK_MS));
  }
  return payments;

  /** Reports the return once the code has loaded. Retries, because a reload would lose the return. */
  async function reportReturn(wait: number): Promise<void> {
    await payments.load();
    if (state.getState().provider?.status === 'loaded') return loaded()?.returned?.();
    const { guard, signal } = context;
    if (signal.aborted) return;
    const again = setTimeout(() => guard(() => reportReturn(2 * wait)), wait);
    until(signal, () => clearTimeout(again));
  }
}

/** Creates the port of the test gateway: it gets the name of a test card, never a card's number (D-test-gateway). */
function testGatewayPort(client: Client): PaymentPort {
  const attempt = async (id: string, body: TestPayment, key: string): Promise<PaymentResult> => {
    const state = await payAtTestGateway(client, id, body, key);
    return { case: state === 'captured' ? 'captured' : 'authenticate' };
  };
  return {
    prepare: async () => null,
    pay: (payment, card, key) => attempt(payment.id, bodyOf(card), key),
    authenticate: (payment, authentication, key) => attempt(payment.id, { authentication }, key),
  };
}

function bodyOf(card: Card): TestPayment {
  if (card.case === 'saved') return { savedCard: card.id };
  if (card.case === 'typed') return { card: card.card, ...(card.save && { save: card.save }) };
  throw new TypeError('The test gateway takes no card of Stripe.');
}
