import type { BasketForm, Wishes } from '../../../demo/api/schemas/basket.ts';
import type { Order } from '../../../demo/api/schemas/booking.ts';
import type { TestPaymentForm } from '../../../demo/api/schemas/payment.ts';
import type { Quote } from '../../../demo/api/schemas/quote.ts';
import { buildServer, type CallAnswer, guest, type ServerChoices, type TestServer } from '../../fixtures/server/api.ts';

/** A server with a clock that the test sets, and the calls that buyers make. */
export interface Desk {
  readonly server: TestServer;
  /** Milliseconds since 1970. */
  readonly time: { now: number };
  newGuest(): Promise<string>;
  /** The e-mail address of the last guest. */
  lastAddress(): string;
  hold(token: string, basket: readonly string[] | BasketForm): Promise<CallAnswer>;
  quote(token: string, body: BasketForm & Wishes & { readonly hold?: string }): Promise<CallAnswer>;
  /** The quote; throws a refusal. */
  quoted(token: string, body: BasketForm & Wishes & { readonly hold?: string }): Promise<Quote>;
  order(token: string, holdId: string, total?: number, more?: object): Promise<CallAnswer>;
  /** Tries to pay an order's payment, by default with a card that succeeds. */
  pay(token: string, order: Order, attempt?: TestPaymentForm): Promise<CallAnswer>;
  /** Holds and orders at the quoted price; throws a refusal. */
  buy(token: string, basket: readonly string[] | BasketForm, wishes?: Wishes): Promise<Order>;
  /** Buys and pays. */
  buyPaid(token: string, basket: readonly string[] | BasketForm, wishes?: Wishes): Promise<Order>;
  read(token: string, orderId: string): Promise<Order>;
  cancel(token: string, orderId: string): Promise<CallAnswer>;
  /** How many places of a start are taken, as a visitor or a token's user sees it. */
  takenIn(offer: string, start: string, token?: string): Promise<number>;
}

/** 2026-11-20 10:00 in Paris. */
export const START = Date.parse('2026-11-20T09:00:00Z');

export async function openDesk(choices: ServerChoices = {}): Promise<Desk> {
  let guests = 0;
  let keys = 0;
  const time = { now: START };
  const server = await buildServer({ clock: { now: () => time.now }, ...choices });
  const lastAddress = () => `guest${guests}@example.org`;
  const newKey = () => {
    keys += 1;
    return `key-${keys}`;
  };
  const desk: Desk = {
    server,
    time,
    newGuest: () => {
      guests += 1;
      return guest(server, lastAddress());
    },
    lastAddress,
    hold: (token, basket) =>
      server.call('POST', '/v1/hold', { token, body: 'length' in basket ? { slots: basket } : basket }),
    quote: (token, body) => server.call('POST', '/v1/quote', { token, body }),
    quoted: async (token, body) => JSON.parse(done(await desk.quote(token, body)).text),
    order: (token, holdId, total = 0, more = {}) =>
      server.call('POST', '/v1/order', { token, key: newKey(), body: { hold: holdId, total, ...more } }),
    pay: (token, { payment }, attempt = { card: 'success' }) =>
      server.call('POST', `/v1/test-gateway/${payment?.id}`, { token, key: newKey(), body: attempt }),
    buy: async (token, basket, wishes = {}) => {
      const held = done(await desk.hold(token, basket));
      const { total } = await desk.quoted(token, { hold: held.body.id, ...wishes });
      return orderIn(done(await desk.order(token, held.body.id, total, wishes)));
    },
    buyPaid: async (token, basket, wishes = {}) => {
      const order = await desk.buy(token, basket, wishes);
      if (order.state === 'pending') done(await desk.pay(token, order));
      return desk.read(token, order.id);
    },
    read: async (token, orderId) => orderIn(done(await server.call('GET', `/v1/order/${orderId}`, { token }))),
    cancel: (token, orderId) => server.call('DELETE', `/v1/order/${orderId}`, { token }),
    takenIn: async (offer, start, token) => {
      const { body } = await server.call('GET', `/v1/slotted/booked/${offer}`, {
        ...(token !== undefined && { token }),
      });
      return body.find((one: { startDate: string }) => one.startDate === start)?.taken ?? 0;
    },
  };
  return desk;
}

/** The status of a response, and its code if it is a problem. */
export function outcome({ status, body }: CallAnswer): readonly [status: number, code?: string] {
  return status < 400 ? [status] : [status, body.code];
}

/** The order in a response. */
export function orderIn({ text }: CallAnswer): Order {
  return JSON.parse(text);
}

function done(answer: CallAnswer): CallAnswer {
  if (answer.status >= 400) throw new Error(answer.text);
  return answer;
}
