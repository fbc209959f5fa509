import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { lockAddresses } from '../../../demo/api/booking/locks.ts';
import { sendMails } from '../../../demo/api/jobs/mail.ts';
import { lockOrder } from '../../../demo/api/payments/locked-order.ts';
import type { Mail } from '../../../demo/api/ports/mail-content.ts';
import { eventually } from '../../fixtures/eventually.ts';
import { guest } from '../../fixtures/server/api.ts';
import { outcome } from '../../fixtures/server/client.ts';
import { addOffer, session } from '../../fixtures/server/seed.ts';
import { openTwoServers, type TwoServers } from '../../fixtures/server/two-servers.ts';
import { violations } from '../../fixtures/suites/invariants.ts';

let api: TwoServers;
beforeAll(async () => {
  api = await openTwoServers();
});
afterEach(async () => expect(await violations(api.database)).toEqual([]));
afterAll(() => api?.close());

const ROUNDS = Array.from({ length: 4 }, (_, round) => round);
const isLockRefused = (error: unknown) => (error as { readonly code?: string }).code === '55P03';
const correct = (token: string, order: string, email: string) =>
  api.call('POST', `/v1/order/${order}/address`, { token, body: { email } });

describe('D-corrected-address: an address that is corrected', () => {
  it('an address that is corrected while somebody books with it exceeds no limit', async () => {
    const won = new Set<string>();
    for (const round of ROUNDS) {
      const offer = await addOffer(api.database, { capacity: 2, book_month: 1, price_cents: 0 });
      const email = `right${round}@example.org`;
      const [wrong, right] = [await guest(api, `wrong${round}@example.org`), await guest(api, email)];
      const { id } = await api.buy(wrong, [session(offer, 0)]);
      const held = await api.hold(right, [session(offer, 1)]);
      const race = await Promise.all([correct(wrong, id, email), api.order(right, held.body.id)]);
      const [corrected, ordered] = race.map(outcome);
      won.add(`${corrected?.[0]} ${ordered?.[0]}`);
    }
    expect([...won].filter((both) => both !== '200 409' && both !== '409 201')).toEqual([]);
  });

  it('an address that is corrected while the guest joins a list leaves nothing at the earlier one', async () => {
    for (const round of ROUNDS) {
      const earlier = `slip${round}@example.org`;
      const token = await guest(api, earlier);
      const { id } = await api.buy(token, [session(await addOffer(api.database, { price_cents: 0 }), 0)]);
      const full = session(await addOffer(api.database, { capacity: 1, wait_list_booking: true, price_cents: 0 }), 1);
      await api.buy(await guest(api, `first${round}@example.org`), [full]);
      const race = await Promise.all([
        correct(token, id, `fixed${round}@example.org`),
        api.call('POST', `/v1/waiting-list/${full}`, { token }),
      ]);
      const [corrected, joined] = race.map(({ status }) => status);
      expect(corrected).toBe(200);
      expect(joined).toBe(201);
      const left = await api.database.query('SELECT id FROM purchase WHERE email = $1', [earlier]);
      expect(left).toEqual([]);
    }
  });

  it('an order whose address is corrected just before it is locked is locked with the corrected buyer', async () => {
    const token = await guest(api, 'before@example.org');
    const { id } = await api.buy(token, [session(await addOffer(api.database, { price_cents: 0 }), 0)]);
    await guest(api, 'after@example.org');
    const isLocked = (email: string) =>
      api.database
        .query('SELECT FROM person WHERE email = $1 FOR NO KEY UPDATE NOWAIT', [email])
        .then(() => false, isLockRefused);
    let locking: Promise<readonly boolean[]> | undefined;
    await api.database.transaction(async (correcting) => {
      await lockAddresses(correcting, ['before@example.org', 'after@example.org']);
      locking = api.servers[1].services.database.transaction(async (transaction) => {
        await lockOrder(transaction, id);
        return Promise.all(['before@example.org', 'after@example.org'].map(isLocked));
      });
      await eventually(async () => expect(await api.waiting()).toBe(1));
      await correcting.query(
        `UPDATE purchase SET email = person.email, person_id = person.id FROM person
         WHERE purchase.id = $1 AND person.email = 'after@example.org'`,
        [id],
      );
      const moved = 'FROM purchase WHERE purchase.id = $1';
      await correcting.query(`UPDATE booking SET person_id = purchase.person_id ${moved} AND purchase_id = $1`, [id]);
      await correcting.query(`UPDATE hold SET person_id = purchase.person_id ${moved} AND hold.id = hold_id`, [id]);
    });
    expect(await locking).toEqual([false, true]);
    await api.database.query(`UPDATE outbox SET recipient = 'after@example.org' WHERE purchase_id = $1`, [id]);
  });

  it('corrections while orders at both addresses are cancelled end in no deadlock', async () => {
    for (const round of ROUNDS) {
      const [from, to] = [`from${round}@example.org`, `to${round}@example.org`];
      const [first, second] = [await guest(api, from), await guest(api, to)];
      const offer = await addOffer(api.database, { price_cents: 0 });
      const one = await api.buy(first, [session(offer, 0)]);
      const other = await api.buy(second, [session(offer, 1)]);
      const race = await Promise.all([
        correct(first, one.id, to),
        correct(second, other.id, from),
        api.cancel(first, one.id),
        api.cancel(second, other.id),
      ]);
      const [, , ...cancelled] = race.map(({ status }) => status);
      expect(cancelled).toEqual([200, 200]);
      for (const [token, { id }] of [[first, one] as const, [second, other] as const])
        expect((await api.cancel(token, id)).status).toBe(200);
    }
  });

  it('an address that is corrected in two tabs at once ends at one of the addresses', async () => {
    for (const round of ROUNDS) {
      const token = await guest(api, `mistyped${round}@example.org`);
      const { id } = await api.buy(token, [session(await addOffer(api.database, { price_cents: 0 }), 0)]);
      const addresses = ['one', 'two'].map((name) => `${name}${round}@example.org`);
      const race = await Promise.all(addresses.map((email) => correct(token, id, email)));
      expect(race.map(({ status }) => status)).toContain(200);
      expect(addresses).toContain((await api.read(token, id)).buyer.email);
    }
  });

  it('an address that is corrected while its mail is being sent leaves no key that works at the earlier one', async () => {
    for (const round of ROUNDS) {
      const [earlier, email] = [`typo${round}@example.org`, `good${round}@example.org`];
      const token = await guest(api, earlier);
      const { id } = await api.buy(token, [session(await addOffer(api.database, { price_cents: 0 }), 0)]);
      const sent: Mail[] = [];
      const send = (n: 0 | 1) =>
        sendMails({ ...api.servers[n].services, mail: { send: async (mail) => void sent.push(mail) } });
      const [corrected] = await Promise.all([correct(token, id, email), send(0), send(1)]);
      expect(outcome(corrected)).toEqual([200]);
      await send(0);
      const opened = sent.map(async ({ recipient, text }) => {
        const [, key = ''] = /key=([\w-]+)/.exec(text) ?? [];
        return [recipient, (await api.call('GET', `/v1/order/${id}`, { token: key })).status] as const;
      });
      const works = (await Promise.all(opened)).filter(([, status]) => status === 200);
      expect(works).toEqual([[email, 200]]);
    }
  });
});
