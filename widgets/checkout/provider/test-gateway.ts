import type { Card } from '../../../core/checkout/card.ts';
import { payAtTestGateway, type TestPayment } from '../../shared/api/booking/payment.ts';
import type { Client } from '../../shared/api/client.ts';
import type { PaymentPort, PaymentResult } from './port.ts';

/** Creates the port of the test gateway: it gets the name of a test card, never a card's number (D-test-gateway). */
export function createTestGateway(client: Client): PaymentPort {
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
