import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forgetGuests } from '../../../demo/api/jobs/forget-guests.ts';
import { admitGuest } from '../../../demo/api/people/guest.ts';
import { eventually } from '../../fixtures/eventually.ts';
import { guest } from '../../fixtures/server/api.ts';
import { openTwoServers, type TwoServers } from '../../fixtures/server/two-servers.ts';

let api: TwoServers;
beforeAll(async () => {
  api = await openTwoServers();
});
afterAll(() => api?.close());

const DAY = 86_400_000;
const formOf = (email: string) => ({ firstName: 'Zoé', lastName: 'Petit', email });
const isWaiting = () => eventually(async () => expect(await api.waiting()).toBe(1));

/** A guest whose only token has ended two days ago. */
async function idleGuest(email: string): Promise<void> {
  await guest(api, email);
  await api.database.query(
    'UPDATE access_token SET expires_at = $2 WHERE person_id = (SELECT id FROM person WHERE email = $1)',
    [email, api.time.now - 2 * DAY],
  );
}

describe('D-forgotten-guests: a guest who comes back', () => {
  it('a guest who comes back while they are being deleted is created again, and the token is valid', async () => {
    await idleGuest('deleted@example.org');
    let coming: Promise<{ readonly status: number; readonly body: { readonly token: string } }> | undefined;
    await api.database.transaction(async (deleting) => {
      await deleting.query(`SELECT id FROM person WHERE email = 'deleted@example.org' FOR UPDATE`);
      coming = api.servers[1].call('POST', '/v1/guest', { body: formOf('deleted@example.org') });
      await isWaiting();
      await deleting.query(`DELETE FROM person WHERE email = 'deleted@example.org'`);
    });
    const answer = await coming;
    expect(answer?.status).toBe(201);
    expect((await api.call('GET', '/v1/guest', { token: answer?.body.token ?? '' })).status).toBe(200);
  });

  it('a guest who has just come back, uncommitted, is passed over without waiting', async () => {
    await idleGuest('kept@example.org');
    await api.database.transaction(async (coming) => {
      await admitGuest(coming, formOf('kept@example.org'), 'a token of the test', api.time.now);
      await forgetGuests(api.servers[1].services.database, api.time.now);
    });
    const tokens = await api.database.query(
      `SELECT hash FROM access_token JOIN person ON id = person_id WHERE email = 'kept@example.org'`,
    );
    expect(tokens).toHaveLength(2);
  });

  it('guests who come back during sweeps of two processes all have a valid token', async () => {
    for (let round = 0; round < 10; round += 1) {
      const emails = Array.from({ length: 8 }, (_, n) => `back${round}-${n}@example.org`);
      for (const email of emails) await idleGuest(email);
      const coming = emails.map((email) => api.call('POST', '/v1/guest', { body: formOf(email) }));
      const sweeps = api.servers.map(({ services }) => forgetGuests(services.database, api.time.now));
      const answers = await Promise.all(coming);
      await Promise.all(sweeps);
      expect(answers.map(({ status }) => status)).toEqual(emails.map(() => 201));
      const names = await Promise.all(answers.map(({ body: { token } }) => api.call('GET', '/v1/guest', { token })));
      expect(names.map(({ status }) => status)).toEqual(emails.map(() => 200));
    }
  });
});
