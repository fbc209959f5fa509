import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApiProcess } from '../../fixtures/server/api-process.ts';
import { tally } from '../../fixtures/server/client.ts';
import { type MailServer, openMailServer } from '../../fixtures/server/mail-server.ts';
import { addOffer, addPeople, session } from '../../fixtures/server/seed.ts';
import { openTwoServers, type TwoServers } from '../../fixtures/server/two-servers.ts';

const HOUR = 3_600_000;
const PATIENT = { timeout: 120_000, interval: 200 };

let api: TwoServers;
let smtp: MailServer;
beforeAll(async () => {
  [api, smtp] = await Promise.all([openTwoServers(), openMailServer()]);
});
beforeEach(async () => {
  await api.database.query('DELETE FROM outbox');
  smtp.answer = 'taken';
  smtp.onMail = () => {};
});
afterAll(async () => {
  await api?.close();
  await smtp?.close();
});

/** Starts the API with the mail server; its clock is this many hours ahead of the mail server's. */
const start = (hours: number) =>
  startApiProcess(api.url, api.time.now + hours * HOUR, { SMTP_URL: smtp.url, MAIL_FROM: 'bonjour@market.example' });

/** Buys this many places; returns the Message-IDs of their mails. */
async function confirm(count: number): Promise<readonly string[]> {
  const offer = await addOffer(api.database, { capacity: count });
  const buyers = await addPeople(api.database, count);
  const answers = await Promise.all(buyers.map(({ token }) => api.tryToBuy(token, [session(offer, 0)], 12)));
  expect(tally(answers)).toEqual({ 200: count });
  const rows = await api.database.query<{ id: string }>('SELECT id FROM outbox');
  return rows.map(({ id }) => `<${id}@market.example>`).sort();
}

const stillPending = async () => (await api.database.query(`SELECT id FROM outbox WHERE state = 'pending'`)).length;
const takenOf = (ids: readonly string[]) =>
  smtp.taken.map(({ messageId }) => messageId).filter((id) => ids.includes(id));

describe('D-confirmation-mail: real processes', { tags: ['@long'] }, () => {
  it('a process that is killed before it records a sent mail loses none; the mail is sent again with the same Message-ID', async () => {
    const ids = await confirm(12);
    const process = await start(0);
    // The mail server has received the mail; the process ends before it gets the server's answer.
    await new Promise<void>((resolve) => {
      smtp.onMail = async () => {
        if (takenOf(ids).length < 3) return;
        smtp.onMail = () => {};
        await process.kill();
        resolve();
      };
    });
    await expect.poll(() => takenOf(ids).length, PATIENT).toBe(4);
    expect(await stillPending()).toBe(9);

    const next = await start(1);
    await expect.poll(stillPending, PATIENT).toBe(0);
    await next.stop();
    const taken = takenOf(ids);
    expect([...new Set(taken)].sort()).toEqual(ids);
    expect(taken).toHaveLength(13);
  });

  it('two processes send each mail once', async () => {
    const ids = await confirm(40);
    const processes = await Promise.all([start(0), start(0)]);
    await expect.poll(stillPending, PATIENT).toBe(0);
    await Promise.all(processes.map((one) => one.stop()));
    expect(takenOf(ids).sort()).toEqual(ids);
  });

  it('a mail server that does not answer does not delay the end of the process, and no mail is lost', async () => {
    const ids = await confirm(1);
    smtp.answer = 'silence';
    const process = await start(0);
    await expect.poll(() => smtp.tries.count, PATIENT).toBeGreaterThan(0);
    const answer = await fetch(`${process.url}/api/v1/config`);
    expect(answer.status).toBe(200);
    const before = api.time.now;
    await expect
      .poll(
        async () =>
          (await api.database.query(`SELECT id FROM outbox WHERE tries = 1 AND next_try_at < $1`, [before + 120_000]))
            .length,
        PATIENT,
      )
      .toBe(1);
    expect(takenOf(ids)).toEqual([]);
    await process.stop();
    smtp.answer = 'taken';
    const next = await start(1);
    await expect.poll(stillPending, PATIENT).toBe(0);
    await next.stop();
    expect(takenOf(ids)).toEqual(ids);
  });
});
