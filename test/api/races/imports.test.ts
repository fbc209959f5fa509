import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { holdBasket } from '../../../demo/api/booking/hold.ts';
import type { Transaction } from '../../../demo/api/database/database.ts';
import type { Caller } from '../../../demo/api/people/caller.ts';
import { eventually } from '../../fixtures/eventually.ts';
import { addEvent, addOffer, addPeople, type Person, PROVIDER, session } from '../../fixtures/server/seed.ts';
import { openTwoServers, type TwoServers } from '../../fixtures/server/two-servers.ts';
import { bring, type Files } from '../../fixtures/studio/bring.ts';
import { violations } from '../../fixtures/suites/invariants.ts';

let api: TwoServers;
let buyer: Person;
beforeAll(async () => {
  api = await openTwoServers();
  [buyer] = (await addPeople(api.database, 1)) as [Person];
});
afterAll(() => api?.close());

type Basket = Parameters<TwoServers['hold']>[1];

/** The digest with which these files are written. */
async function confirmed(files: Files): Promise<string> {
  const tried = await bring(api.database, files);
  return 'confirm' in tried ? tried.confirm : tried.case;
}

/** Runs `first` in a transaction that ends as soon as `second` is done or waits for a lock; returns what both have answered. */
async function overlapping<First, Second>(
  first: (transaction: Transaction) => Promise<First>,
  second: () => Promise<Second>,
): Promise<readonly [First, Second]> {
  let isDone = false;
  const [one, other] = await api.servers[1].services.database.transaction(async (transaction) => {
    const answer = await first(transaction);
    const running = second().finally(() => {
      isDone = true;
    });
    await eventually(async () => expect(isDone || (await api.waiting()) === 1).toBe(true));
    return [answer, { running }] as const;
  });
  return [one, await other.running];
}

const importFirst = async (files: Files, basket: Basket) => {
  const confirm = await confirmed(files);
  const [written, held] = await overlapping(
    (transaction) => bring({ transaction: (work) => work(transaction) }, files, confirm),
    () => api.hold(buyer.token, basket),
  );
  return { import: written.case, hold: held.status, start: JSON.parse(held.text).item?.start };
};

const salsa = (from: string) => ({ sessions: [{ offer: 'salsa', weekdays: 'lundi', from, to: '04:00', capacity: 1 }] });
const bal = (start: string) => ({
  events: [{ title: 'Bal', type: 'single', price: 10, start: `2026-12-24T${start}`, end: '2026-12-24T12:00' }],
});

describe('D-studio-booked: a buyer and an import at the same time', () => {
  it('a session that an import is just removing cannot be held', async () => {
    const offer = await addOffer(api.database, { url: 'salsa' });
    expect(await importFirst(salsa('03:00'), [session(offer, 0)])).toMatchObject({ import: 'written', hold: 404 });
    expect(await violations(api.database)).toEqual([]);
  });

  it('an event that an import is just moving is held at its new time', async () => {
    const event = await addEvent(api.database, PROVIDER, { url: 'bal', title: 'Bal' });
    expect(await importFirst(bal('10:00'), { item: `event:${event}` })).toEqual({
      import: 'written',
      hold: 201,
      start: '2026-12-24T10:00:00',
    });
  });

  it('an import waits for a buyer who has read the schedule', async () => {
    const event = await addEvent(api.database, PROVIDER, { url: 'bal-masque', title: 'Bal masqué' });
    const item = `event:${event}`;
    const caller = {
      ...buyer,
      kind: 'account',
      guestToken: null,
      organization: null,
      network: '',
    } as unknown as Caller;
    const files = { events: [{ ...bal('11:00').events[0], title: 'Bal masqué' }] };
    const confirm = await confirmed(files);
    const limits = { share: 100, places: 10, orders: 10, mails: 10 };
    const [, written] = await overlapping(
      (transaction) => holdBasket(transaction, caller, { item }, { now: api.time.now, holdTime: 600_000, limits }),
      () => bring(api.database, files, confirm),
    );
    expect(written).toMatchObject({ case: 'faulty', read: { questions: [{ question: 'booked' }] } });
  });
});
