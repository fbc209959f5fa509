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

    /** Asks for a guest's token with this key and JSON. */
    const askToken = async (token: string, key: string, payload: string) => {
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': key };
      const answer = await on().app.inject({ method: 'POST', url: '/api/v1/guest', headers, payload });
      return [answer.statusCode, answer.headers['idempotency-replayed'] ?? 'first', answer.json().code];
    };

    it('a repeated request is the same one whatever the order of its members and the form of its text', async () => {
      const token = await guest(on(), 'order@example.org');
      const first = '{"firstName":"Zoé","lastName":"Petit","email":"same@example.org"}';
      expect(await askToken(token, 'same', first)).toEqual([201, 'first', undefined]);
      for (const same of [
        first,
        '{"email":"same@example.org", "lastName":"Petit", "firstName":"Zoé"}',
        '{"lastName":"Petit","email":"same@example.org","firstName":"Zo\\u00e9"}',
      ]) {
        expect(await askToken(token, 'same', same)).toEqual([201, 'true', undefined]);
      }
      for (const other of [first.replace('é', 'e\u0301'), first.replace('Petit', 'petit')]) {
        expect(await askToken(token, 'same', other)).toEqual([422, 'first', 'idempotency-mismatch']);
      }
    });

    it('members of members may change places, and items of a list may not', async () => {
      const token = await guest(on(), 'nested@example.org');
      const { id } = (await hold(token, [slot(2, '2026-12-07', '10:00')])).body;
      const order = (key: string, payload: string) =>
        on().call('POST', '/v1/order', { token, key, headers: { 'content-type': 'application/json' }, body: payload });
      const gift = ['"firstName":"Léa"', '"lastName":"Roy"', '"email":"lea@example.org"'];
      const first = await order('nested', `{"hold":"${id}","total":9.50,"gift":{${gift.join()}}}`);
      const again = await order('nested', `{"total":9.5,"gift":{${gift.toReversed().join()}},"hold":"${id}"}`);
      expect([again.status, again.text, again.headers['idempotency-replayed']]).toEqual([
        first.status,
        first.text,
        'true',
      ]);
      const [ten, eleven] = [slot(1, '2026-12-08', '10:00'), slot(1, '2026-12-08', '11:00')];
      await hold(token, [ten, eleven], 'list');
      expect((await hold(token, [eleven, ten], 'list')).body.code).toBe('idempotency-mismatch');
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
