import { buildServer, type CallAnswer, guest, type TestServer } from '../../fixtures/api.ts';

/** A server whose clock the test sets, and the three things that people do at it. */
export interface Desk {
  readonly server: TestServer;
  /** Milliseconds since 1970. */
  readonly time: { now: number };
  newGuest(): Promise<string>;
  /** The address of the guest who came last. */
  lastAddress(): string;
  hold(token: string, slots: readonly string[]): Promise<CallAnswer>;
  order(token: string, holdId: string, total?: number, more?: object): Promise<CallAnswer>;
  /** Places gone of a start, as a visitor or a token's user sees it. */
  takenIn(offer: string, start: string, token?: string): Promise<number>;
}

/** 2026-11-20 10:00 in Paris. */
export const START = Date.parse('2026-11-20T09:00:00Z');

export async function openDesk(): Promise<Desk> {
  let guests = 0;
  let keys = 0;
  const time = { now: START };
  const server = await buildServer({ clock: { now: () => time.now } });
  const lastAddress = () => `guest${guests}@example.org`;
  return {
    server,
    time,
    newGuest: () => {
      guests += 1;
      return guest(server, lastAddress());
    },
    lastAddress,
    hold: (token, slots) => server.call('POST', '/v1/hold', { token, body: { slots } }),
    order: (token, holdId, total = 0, more = {}) => {
      keys += 1;
      return server.call('POST', '/v1/order', { token, key: `key-${keys}`, body: { hold: holdId, total, ...more } });
    },
    takenIn: async (offer, start, token) => {
      const { body } = await server.call('GET', `/v1/slotted/booked/${offer}`, {
        ...(token !== undefined && { token }),
      });
      return body.find((one: { startDate: string }) => one.startDate === start)?.taken ?? 0;
    },
  };
}
