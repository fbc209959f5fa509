import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildServer, NOW, slot, type TestServer } from '../../fixtures/server/api.ts';

let server: TestServer;
let address: string;
beforeAll(async () => {
  // The server's clock follows the clock of the machine, which is stopped here.
  vi.useFakeTimers({ toFake: ['Date'] });
  server = await buildServer();
  address = await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  vi.useRealTimers();
  await server?.close();
});

/** An instant to the second, as a header has it. */
const inSeconds = (instant: number | string) => Math.floor(new Date(instant).getTime() / 1000) * 1000;

async function dateAt(path: string): Promise<number> {
  const { headers } = await server.call('GET', path);
  return Date.parse(String(headers['date']));
}

/** The response to a hold of one yoga slot under a prefix. */
async function holdAt(prefix: string, day: string, time: string) {
  const body = { slots: [slot(1, day, time)] };
  const { status, body: answer } = await server.call('POST', `${prefix}/v1/hold`, { token: 'demo-provider', body });
  return status === 201 ? (answer as unknown as { readonly expiresAt: string }).expiresAt.slice(0, 15) : answer.code;
}

describe('D-server-clock: ~now in the address', () => {
  it.each([
    '2026-10-25T00:30:00Z',
    '2027-03-28T00:30:00.250Z',
    '2026-10-25T02:30:00+02:00',
    '2026-10-25T02%3A30%3a00Z',
    '2026-11-30T22:59Z',
  ])('~now is the time of its response only: %s', async (instant) => {
    expect(await dateAt(`/~now-${instant}/v1/config`)).toBe(inSeconds(decodeURIComponent(instant)));
    expect(await dateAt('/v1/config')).toBe(inSeconds(NOW));
  });

  it('~now turns past slots into future ones and the other way round, and their holds agree', async () => {
    expect(await holdAt('', '2026-11-18', '10:00')).toBe('past');
    expect(await holdAt('/~now-2026-11-18T08:00:30Z', '2026-11-18', '10:00')).toBe('2026-11-18T08:1');
    expect(await holdAt('', '2026-12-02', '10:00')).toBe('2026-11-20T09:1');
    expect(await holdAt('/~now-2026-12-02T09:30:00Z', '2026-12-02', '10:00')).toBe('past');
  });

  it('~now is exact to the minute on the day of a clock change', async () => {
    expect(await holdAt('/~now-2027-03-28T05:59:00Z', '2027-03-28', '08:00')).toBe('2027-03-28T06:0');
    expect(await holdAt('/~now-2027-03-28T06:01:00Z', '2027-03-28', '08:00')).toBe('past');
  });

  it('~now applies after a body is read, over a real connection', async () => {
    const instant = '2026-12-01T10:00:00Z';
    const answer = await fetch(`${address}/api/~now-${instant}/v1/guest`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'a-guest-of-december' },
      body: JSON.stringify({ firstName: 'Zoé', lastName: 'Petit', email: 'zoe.petit@example.org' }),
    });
    const { expiresAt } = (await answer.json()) as { readonly expiresAt: string };
    expect(Date.parse(expiresAt)).toBeGreaterThan(Date.parse(instant));
    expect(Date.parse(expiresAt)).toBeLessThan(Date.parse(instant) + 86_400_000);
  });

  it('~now applies only to its own request, however requests overlap', async () => {
    const instants = ['2026-10-25T00:30:00Z', '2027-03-28T00:30:00Z', '2026-11-30T22:59:30Z', '2028-02-29T12:00:00Z'];
    const told = await Promise.all(instants.map((instant) => dateAt(`/~now-${instant}/~delay-50/v1/config`)));
    expect(told).toEqual(instants.map(inSeconds));
  });

  it('~now can be combined with other faults, in any order, and applies to their responses', async () => {
    for (const path of [
      '/~now-2027-01-01T00:00:00Z/~status-503/v1/me',
      '/~status-503/~now-2027-01-01T00:00:00Z/v1/me',
    ]) {
      const { status, headers } = await server.call('GET', path);
      expect(status).toBe(503);
      expect(String(headers['date'])).toContain('01 Jan 2027');
    }
  });

  it.each([
    '~now',
    '~now-',
    '~now-foo',
    '~now-2026-10-25',
    '~now-2026-10-25T00:30:00',
    '~now-2026-13-25T00:30:00Z',
    '~now-2026-02-30T00:30:00Z',
    '~now-1999-12-31T23:59:59Z',
    '~now-2100-01-01T00:00:00Z',
    '~now-2026-10-25T00:30:00Z/~now-2026-10-26T00:30:00Z',
    '~now-1793000000000',
    '~now-%E2%82',
  ])('an invalid ~now is not found: %s', async (prefix) => {
    const { status, body } = await server.call('GET', `/${prefix}/v1/config`);
    expect([400, 404]).toContain(status);
    expect(body.code).toMatch(/not-found|invalid-request/);
  });
});
