import { expect, it } from 'vitest';
import { buildServer, slot } from '../../fixtures/server/api.ts';

it('C-token: logs are structured and hold no token, e-mail, name, body, query or address', async () => {
  const lines: string[] = [];
  const server = await buildServer({ log: { level: 'info', stream: { write: (line) => lines.push(line) } } });
  const canaries = [
    'canary-token-7f3',
    'canary.mail@example.org',
    'Canarine',
    'canary-query',
    'canary-key',
    'canary-partner',
  ];
  const [token, email, firstName, query, key, partner] = canaries as [string, string, string, string, string, string];
  await server.call('GET', `/v1/me?token=${query}`, { token });
  await server.call('GET', `/user/${email}`);
  await server.call('GET', `/v1/${email}/${query}`);
  await server.call('POST', '/v1/guest', { body: { firstName, lastName: 'Petit', email, partner } });
  await server.call('POST', '/v1/guest', {
    body: `{"email":"${email}`,
    headers: { 'content-type': 'application/json' },
  });
  const guest = await server.call('POST', '/v1/guest', { body: { firstName, lastName: 'Petit', email } });
  const held = await server.call('POST', '/v1/hold', {
    token: guest.body.token,
    key,
    body: { slots: [slot(1, '2026-12-01', '10:00')] },
  });
  const body = { hold: held.body.id, total: 0, partner };
  await server.call('POST', '/v1/order', { token: guest.body.token, key, body });
  // A failure whose message, from the database, repeats the input.
  await server.services.database.query(`ALTER TABLE person ADD CONSTRAINT none CHECK (email NOT LIKE 'second%')`);
  const failed = await server.call('POST', '/v1/guest', {
    body: { firstName, lastName: 'Petit', email: `second${email}` },
  });
  expect(failed.status).toBe(500);
  await server.close();

  const log = lines.join('');
  for (const canary of [...canaries, guest.body.token, '127.0.0.1']) expect(log).not.toContain(canary);
  expect(log).toContain('"23514"');
  for (const line of lines)
    expect(JSON.parse(line)).toMatchObject({ level: expect.any(Number), msg: expect.any(String) });
  expect(lines.filter((line) => line.includes('"answered"'))).toHaveLength(9);
  expect(log).toContain('"route":"/api/v1/guest"');
  expect(log).toContain(`"reqId":"${failed.headers['x-request-id']}"`);
});
