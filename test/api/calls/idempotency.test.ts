import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildServer, guest, slot, type TestServer } from '../../fixtures/server/api.ts';
import { LONG } from '../../fixtures/tags.ts';

const DATABASES = [
  ['PostgreSQL', { isEmbedded: false }, []],
  ['PGlite', { isEmbedded: true }, [LONG]],
] as const;

for (const [name, choices, tags] of DATABASES)
  describe(`D-idempotency: one key on ${name}`, { tags: [...tags] }, () => {
    let server: TestServer;
    beforeAll(async () => {
      server = await buildServer(choices);
    });
    afterAll(() => server?.close());

    const on = () => server;
    const hold = (token: string, slots: readonly string[], key?: string) =>
      on().call('POST', '/v1/hold', { token, body: { slots }, ...(key !== undefined && { key }) });

    it('a key belongs to one person and one path', async () => {
      const [one, two] = [await guest(on(), 'one@example.org'), await guest(on(), 'two@example.org')];
      const first = await hold(one, [slot(1, '2026-12-04', '10:00')], 'shared');
      const second = await hold(two, [slot(1, '2026-12-04', '11:00')], 'shared');
      expect([first.status, second.status]).toEqual([201, 201]);
      const ordered = await on().call('POST', '/v1/order', {
        token: one,
        body: { hold: first.body.id, total: 0 },
        key: 'shared',
      });
      expect(ordered.status).toBe(201);
    });

    it('a key stores a refusal, whose partial effects are undone', async () => {
      const token = await guest(on(), 'kept@example.org');
      const slots = [slot(2, '2026-12-05', '10:00')];
      const held = await hold(token, slots);
      const body = { hold: held.body.id, total: 10 };
      const first = await on().call('POST', '/v1/order', { token, body, key: 'changed' });
      const second = await on().call('POST', '/v1/order', { token, body, key: 'changed' });
      expect([first.status, first.body.code]).toEqual([409, 'quote-changed']);
      expect(second.text).toBe(first.text);
      expect(second.headers['content-type']).toContain('application/problem+json');
      const [state] = await on().services.database.query('SELECT state FROM hold WHERE id = $1', [held.body.id]);
      expect(state).toEqual({ state: 'live' });
    });

    it('a key does not store a failure of the server', async () => {
      const token = await guest(on(), 'failed@example.org');
      const { database } = on().services;
      await database.query('ALTER TABLE hold_place RENAME TO away');
      const failed = await hold(token, [slot(1, '2026-12-06', '10:00')], 'retried');
      await database.query('ALTER TABLE away RENAME TO hold_place');
      expect([failed.status, failed.body.code]).toEqual([500, 'server-error']);
      expect(failed.text).not.toContain('hold_place');
      expect((await hold(token, [slot(1, '2026-12-06', '10:00')], 'retried')).status).toBe(201);
    });

    it.each([undefined, '', 'é', 'a b', 'x'.repeat(256)])(
      'an order needs a key, and is refused with the key %j',
      async (key) => {
        const body = { hold: '00000000-0000-4000-8000-000000000000', total: 0 };
        const headers: Record<string, string> = key === undefined ? {} : { 'idempotency-key': key };
        const answer = await on().call('POST', '/v1/order', { token: 'demo-customer', body, headers });
        expect([answer.status, answer.body.code]).toEqual([400, 'invalid-request']);
        expect(answer.body.errors[0]?.field).toBe('idempotency-key');
      },
    );
  });
