import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendMails } from '../../../demo/api/jobs/mail.ts';
import type { MailPort } from '../../../demo/api/ports/mail.ts';
import { tally } from '../../fixtures/server/client.ts';
import { addOffer, addPeople, session } from '../../fixtures/server/seed.ts';
import { openTwoServers, type TwoServers } from '../../fixtures/server/two-servers.ts';

let api: TwoServers;
beforeAll(async () => {
  api = await openTwoServers();
});
beforeEach(() => api.database.query('DELETE FROM outbox'));
afterAll(() => api?.close());

/** A mail server that records the id of each mail after letting other work run. */
function aMailServer() {
  const sent: string[] = [];
  const mail: MailPort = {
    send: async (_mail, id) => {
      await new Promise((resolve) => setImmediate(resolve));
      sent.push(id);
    },
  };
  return { sent, mail };
}

/** Buys this many places; returns the ids of their mails, all of them pending. */
async function confirm(count: number): Promise<readonly string[]> {
  const offer = await addOffer(api.database, { capacity: count });
  const buyers = await addPeople(api.database, count);
  const answers = await Promise.all(buyers.map(({ token }) => api.tryToBuy(token, [session(offer, 0)], 12)));
  expect(tally(answers)).toEqual({ 200: count });
  const rows = await api.database.query<{ id: string }>(`SELECT id FROM outbox WHERE state = 'pending' ORDER BY id`);
  return rows.map(({ id }) => id);
}

describe('D-confirmation-mail: two processes on one database', () => {
  it('two processes send each mail once, however many runs there are at the same time', async () => {
    const pending = await confirm(20);
    expect(pending).toHaveLength(20);
    const { sent, mail } = aMailServer();
    const runs = [0, 1, 0, 1, 0, 1].map((n) => sendMails({ ...api.servers[n as 0 | 1].services, mail }));
    await Promise.all(runs);
    expect(sent.toSorted()).toEqual(pending);
    const left = await api.database.query(`SELECT id FROM outbox WHERE state <> 'sent'`);
    expect(left).toEqual([]);
  });

  it('a sender that does not reserve a mail before sending it would be noticed', async () => {
    const pending = await confirm(5);
    const { sent, mail } = aMailServer();
    const read = () => api.database.query<{ id: string }>(`SELECT id FROM outbox WHERE state = 'pending'`);
    const send = async (rows: readonly { readonly id: string }[]) => {
      for (const { id } of rows) {
        await mail.send({ recipient: '', lang: 'fr', subject: '', text: '', html: '', calendar: null }, id, 0);
        await api.database.query(`UPDATE outbox SET state = 'sent' WHERE id = $1`, [id]);
      }
    };
    // Both have read before either sends, which the time it takes to connect could otherwise prevent.
    await Promise.all((await Promise.all([read(), read()])).map(send));
    expect(sent.length).toBeGreaterThan(pending.length);
  });

  it('D-idempotency: an order that is confirmed by many at once has one mail', async () => {
    const offer = await addOffer(api.database, { capacity: 1 });
    const [buyer] = await addPeople(api.database, 1);
    const token = buyer?.token ?? '';
    const held = await api.call('POST', '/v1/hold', { token, body: { slots: [session(offer, 0)] } });
    const ordered = await api.call('POST', '/v1/order', {
      token,
      key: 'one',
      body: { hold: held.body.id, total: 12 },
    });
    await api.database.query(`UPDATE test_payment SET state = 'captured' WHERE reference = $1`, [ordered.body.id]);
    const reads = Array.from({ length: 10 }, () => api.call('GET', `/v1/order/${ordered.body.id}`, { token }));
    expect(tally(await Promise.all([...reads, api.call('GET', '/v1/me', { token })]))).toEqual({ 200: 11 });
    await Promise.all([api.sweep(), api.sweep()]);
    const mails = await api.database.query('SELECT kind FROM outbox WHERE purchase_id = $1', [ordered.body.id]);
    expect(mails).toEqual([{ kind: 'confirmed' }]);
  });
});
