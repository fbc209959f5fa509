import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { awayPause, sendMails, startMailing } from '../../../demo/api/jobs/mail.ts';
import { sweep } from '../../../demo/api/jobs/sweep.ts';
import { smtp as smtpPort } from '../../../demo/api/mail/smtp.ts';
import { AWAY, awayOf, MailRefused } from '../../../demo/api/ports/mail.ts';
import { type MailServer, openMailServer } from '../../fixtures/server/mail-server.ts';
import { type OneServer, openOneServer, START } from '../../fixtures/server/one-server.ts';
import { type Seed, seedOf } from '../../fixtures/server/seed-of.ts';
import { mailsTo, mailTo } from './mails.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let smtp: MailServer;
let api: OneServer;
let seed: Seed;
beforeAll(async () => {
  smtp = await openMailServer();
  // Each test starts the sending itself; the server's own sending would interfere.
  api = await openOneServer({ mail: smtp.settings, mailing: { pause: DAY } });
  seed = seedOf(api.server.services.database);
});
beforeEach(async () => {
  smtp.answer = 'taken';
  api.time.now = START;
  await seed.rows('DELETE FROM outbox');
});
afterAll(async () => {
  await api?.server.close();
  await smtp?.close();
});

/** An order of a new account; returns its token, its address and its id. */
async function buy(title = 'Danse') {
  const { token, email } = await seed.account();
  const { id } = await api.buyPaid(token, [(await seed.offer({ title })).at()]);
  return { token, email, id };
}

const send = () => sendMails(api.server.services);
const takenFor = (email: string) => smtp.taken.filter(({ to }) => to.includes(email));
const stateOf = async (email: string) => (await mailTo(api.server, email)).state;
const failure = () =>
  send().then(
    () => 'none',
    (error: AggregateError) => error.errors.length,
  );

/** The text of a mail's plain part. */
function textOf(raw: string): string {
  const [, encoding, body = ''] =
    /text\/plain[\s\S]*?Content-Transfer-Encoding: (\S+)\r\n\r\n([\s\S]*?)\r\n--/.exec(raw) ?? [];
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  const bytes = body
    .replaceAll('=\r\n', '')
    .replaceAll(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

describe('D-confirmation-mail: sending', () => {
  it('each mail is sent once, as text and HTML with the .ics file, and with a key that opens the order', async () => {
    const { email, id } = await buy();
    await send();
    await send();
    const [{ raw, messageId } = { raw: '', messageId: '' }, ...others] = takenFor(email);
    expect(others).toEqual([]);
    expect(messageId).toBe(`<${(await mailTo(api.server, email)).id}@market.example>`);
    expect(raw).toMatch(/^From: =\?UTF-8\?Q\?Cr=C3=A9neau\?= <bonjour@market\.example>\r$/m);
    expect(raw).toMatch(/^Date: Fri, 20 Nov 2026 09:00:00 \+0000\r$/m);
    expect(raw).toMatch(/^Content-Language: fr\r$/m);
    expect(raw).toMatch(/^Content-Type: text\/html; charset=utf-8\r$/m);
    expect(raw).toMatch(/^Content-Type: text\/calendar; charset=utf-8; method=PUBLISH;/m);
    expect(raw).toMatch(/filename="?creneau\.ics/);
    const key = /#order=[\w-]+&key=([\w-]{43})/.exec(textOf(raw))?.[1] ?? '';
    expect((await api.read(key, id)).id).toBe(id);
    expect(await stateOf(email)).toBe('sent');
  });

  it('D-calendar-entries: the part with the .ics file of a cancelled order names the method of the file', async () => {
    const { token, email, id } = await buy();
    await send();
    await api.cancel(token, id);
    await send();
    const parts = takenFor(email).map(({ raw }) => /^Content-Type: text\/calendar;.* method=(\w+);/m.exec(raw)?.[1]);
    expect(parts).toEqual(['PUBLISH', 'CANCEL']);
  });

  it('a title cannot add a header to a mail', async () => {
    const { email } = await buy('Yoga\r\nBcc: all@example.org');
    await send();
    const [{ raw, to } = { raw: '', to: [] }] = takenFor(email);
    expect(to).toEqual([email]);
    expect(raw.split('\r\n\r\n')[0]).not.toMatch(/^Bcc:/im);
  });

  it('a mail that a server refuses is tried again, each pause twice as long, with the same Message-ID', async () => {
    const { email } = await buy();
    const { id } = await mailTo(api.server, email);
    smtp.answer = 'refused';
    const before = smtp.tries.count;
    expect(await failure()).toBe(1);
    expect(await failure()).toBe('none');
    api.time.now += MINUTE / 2;
    expect(await failure()).toBe(1);
    api.time.now += MINUTE / 2;
    expect(await failure()).toBe('none');
    expect(smtp.tries.count - before).toBe(2);
    smtp.answer = 'taken';
    api.time.now += MINUTE / 2;
    await send();
    expect(takenFor(email).map(({ messageId }) => messageId)).toEqual([`<${id}@market.example>`]);
    expect(await stateOf(email)).toBe('sent');
  });

  it('a mail that cannot be sent does not stop the others', async () => {
    const [bad, good] = [await buy(), await buy()];
    smtp.onMail = ({ to }) => {
      smtp.answer = to.includes(bad.email) ? 'refused' : 'taken';
    };
    expect(await failure()).toBe(1);
    smtp.onMail = () => {};
    expect([await stateOf(bad.email), await stateOf(good.email)]).toEqual(['pending', 'sent']);
  });

  it('a mail is given up after three days, and deleted after a month', async () => {
    const { email } = await buy();
    smtp.answer = 'refused';
    expect(await failure()).toBe(1);
    api.time.now += 3 * DAY - MINUTE;
    expect(await failure()).toBe(1);
    api.time.now += 2 * DAY;
    expect(await failure()).toBe('none');
    expect(await stateOf(email)).toBe('given-up');
    api.time.now += 30 * DAY;
    await sweep(api.server.services);
    expect(await mailsTo(api.server, email)).toEqual([]);
  });

  it('a mail that a process took and did not send is sent by another process after the lease, with the same Message-ID', async () => {
    const { email } = await buy();
    const { id } = await mailTo(api.server, email);
    const ended = { ...api.server.services, mail: { send: () => new Promise<never>(() => {}) } };
    void sendMails(ended);
    await expect.poll(async () => (await mailTo(api.server, email)).tries).toBe(1);
    await send();
    expect(takenFor(email)).toEqual([]);
    api.time.now += 3 * MINUTE;
    await send();
    expect(takenFor(email).map(({ messageId }) => messageId)).toEqual([`<${id}@market.example>`]);
  });
});

describe('D-mail-server-away: a mail server that takes no mail', () => {
  const triesOf = () => seed.rows('SELECT DISTINCT state, tries, refusals FROM outbox');

  it('a mail server that is down is tried once in a run, and no mail counts as tried', async () => {
    const buyers = [await buy(), await buy(), await buy()];
    const port = smtp.settings.smtp.port;
    await smtp.close();
    expect(await failure()).toBe(1);
    expect(await triesOf()).toEqual([{ state: 'pending', tries: 0, refusals: 0 }]);
    smtp = await openMailServer(port);
    await send();
    expect(buyers.map(({ email }) => takenFor(email).length)).toEqual([1, 1, 1]);
  });

  it('a refused login is tried once in a run, and no mail counts as tried', async () => {
    await buy();
    await buy();
    const login = { user: 'creneau', password: 'wrong' };
    const mail = smtpPort({ ...smtp.settings, smtp: { ...smtp.settings.smtp, login } });
    const run = () => sendMails({ ...api.server.services, mail });
    smtp.answer = 'no login';
    const refused = await run().catch((error: AggregateError) => error.errors.map(awayOf));
    expect([refused, smtp.logins.count]).toEqual([['login'], 1]);
    expect(await triesOf()).toEqual([{ state: 'pending', tries: 0, refusals: 0 }]);
    smtp.answer = 'taken';
    await run();
    expect(await triesOf()).toEqual([{ state: 'sent', tries: 1, refusals: 0 }]);
  });

  it('the log says once what to check, and the server is tried until it takes mail again', async () => {
    await buy();
    const said: string[] = [];
    const say = (_fields: object, sentence: string) => void said.push(sentence);
    const server = { tries: 0, isThere: false };
    const send = async () => {
      server.tries += 1;
      if (!server.isThere) throw new MailRefused('unreachable', 'connect ECONNREFUSED');
    };
    const services = { ...api.server.services, mail: { send } };
    const mailing = startMailing(services, { info: say, warn: say, error: say }, 1);
    onTestFinished(mailing.stop);
    await expect.poll(() => server.tries).toBeGreaterThan(2);
    expect(mailing.isAway()).toBe(true);
    server.isThere = true;
    await expect.poll(triesOf).toEqual([{ state: 'sent', tries: 1, refusals: 0 }]);
    await expect.poll(mailing.isAway).toBe(false);
    expect(said).toEqual([AWAY.unreachable]);
  });

  it('the pauses are longer and longer, up to ten minutes', () => {
    const seconds = [1, 2, 3, 4, 5, 6, 7, 8, 1000].map((runs) => 5 * awayPause(runs));
    expect(seconds).toEqual([10, 20, 40, 80, 160, 320, 600, 600, 600]);
  });
});

describe('D-confirmation-mail: a mailbox', () => {
  it('a mail to a mailbox that does not exist is given up at once and told once', async () => {
    const [nobody, somebody] = [await buy(), await buy()];
    smtp.answer = 'no mailbox';
    expect(await failure()).toBe(2);
    expect(await failure()).toBe('none');
    expect([await stateOf(nobody.email), await stateOf(somebody.email)]).toEqual(['given-up', 'given-up']);
  });

  it('a mail to a full mailbox is tried for days', async () => {
    const { email } = await buy();
    smtp.answer = 'full mailbox';
    expect(await failure()).toBe(1);
    expect(await stateOf(email)).toBe('pending');
    api.time.now += 2 * DAY;
    smtp.answer = 'taken';
    await send();
    expect(await stateOf(email)).toBe('sent');
  });

  it('D-corrected-address: a mail whose address was corrected while it was refused is sent to the new one', async () => {
    const { email, id } = await buy();
    const mail = {
      send: async () => {
        await seed.rows('UPDATE outbox SET recipient = $2 WHERE purchase_id = $1', [id, `new-${email}`]);
        throw new MailRefused('no-mailbox', 'Nobody');
      },
    };
    await expect(sendMails({ ...api.server.services, mail })).rejects.toThrow('Some mails');
    api.time.now += MINUTE;
    await send();
    expect(takenFor(`new-${email}`)).toHaveLength(1);
  });
});

describe('D-confirmation-mail: something that ends before its mail can be sent', () => {
  beforeEach(() => {
    smtp.answer = 'refused';
  });

  /** Lets one attempt to send each mail fail, runs `end`, and then sends the mails that are left. */
  async function endWhileAway(end: () => Promise<unknown>): Promise<void> {
    await failure();
    await end();
    smtp.answer = 'taken';
    await send();
    api.time.now += MINUTE;
    await send();
  }

  /** Returns the kinds of the mails that were sent to an address. */
  const sentTo = async (email: string) =>
    (await mailsTo(api.server, email)).filter(({ state }) => state === 'sent').map(({ kind }) => kind);

  /** A person to whom a place is offered. */
  async function offered() {
    const offer = await seed.offer({ wait_list_booking: true });
    const [owner, waiter] = [await seed.account(), await seed.account()];
    const { id } = await api.buyPaid(owner.token, [offer.at()]);
    await api.server.call('POST', `/v1/waiting-list/${offer.at()}`, { token: waiter.token });
    await api.cancel(owner.token, id);
    return { ...waiter, slotId: offer.at() };
  }

  it('an order that is cancelled before its mails could be sent gets no confirmation, and its gift no announcement', async () => {
    const { token, email } = await seed.account();
    const gift = { firstName: 'Léa', lastName: 'Roy', email: 'lea-late@example.org' };
    const { id } = await api.buyPaid(token, [(await seed.offer()).at()], { gift });
    await endWhileAway(() => api.cancel(token, id));
    expect([await sentTo(email), await sentTo(gift.email)]).toEqual([['cancelled'], []]);
  });

  /** Buys a gift; returns the buyer's token, the order's id and the recipient's address. */
  async function given(recipient: string) {
    const { token } = await seed.account();
    const gift = { firstName: 'Léa', lastName: 'Roy', email: `${recipient}@example.org` };
    const { id } = await api.buyPaid(token, [(await seed.offer()).at()], { gift });
    return { token, id, email: gift.email };
  }

  it('a recipient is told that a gift is cancelled if the mail of the gift may have arrived', async () => {
    const { token, id, email } = await given('lea-perhaps');
    const send = () => Promise.reject(new Error('The connection was lost after the mail.'));
    await expect(sendMails({ ...api.server.services, mail: { send } })).rejects.toThrow('Some mails');
    await endWhileAway(() => api.cancel(token, id));
    expect(await sentTo(email)).toEqual(['gift-cancelled']);
  });

  it('a recipient is not told that a gift is cancelled if its mail was given up after three days without arriving', async () => {
    const { token, id, email } = await given('lea-given-up');
    await endWhileAway(async () => {
      api.time.now += 3 * DAY;
      await failure();
      await api.cancel(token, id);
    });
    expect(await sentTo(email)).toEqual([]);
  });

  it.each([
    ['whose gift was never announced, because there were no mails yet, sends no mail when it is cancelled', 0, []],
    [
      'whose mail of the gift was deleted after a month sends a mail when it is cancelled',
      31 * DAY,
      ['gift-cancelled'],
    ],
  ] as const)('an order %s', async (_, age, kinds) => {
    const { token, id, email } = await given(`lea-${age}`);
    await seed.rows('DELETE FROM outbox');
    await seed.rows('UPDATE purchase SET created_at = created_at - $2 WHERE id = $1', [id, age]);
    smtp.answer = 'taken';
    await api.cancel(token, id);
    await send();
    expect(await sentTo(email)).toEqual(kinds);
  });

  it('D-corrected-address: an order that is cancelled after its confirmation was requested again is not confirmed again', async () => {
    const token = await api.newGuest();
    const email = api.lastAddress();
    const { id } = await api.buyPaid(token, [(await seed.offer()).at()]);
    await api.server.call('POST', `/v1/order/${id}/address`, { token, key: `again-${id}`, body: { email } });
    await endWhileAway(() => api.cancel(token, id));
    expect(await sentTo(email)).toEqual(['cancelled']);
  });

  it('D-waiting-offer: an offer of a place that could not be sent in time is not sent later, nor is the mail that it is over', async () => {
    const { email } = await offered();
    await endWhileAway(async () => {
      api.time.now += 2 * 60 * MINUTE;
      await sweep(api.server.services);
    });
    expect(await sentTo(email)).toEqual([]);
  });

  it.each([
    ['is taken', async (token: string, slotId: string) => void (await api.buyPaid(token, [slotId])), ['confirmed']],
    [
      'has run out',
      async () => {
        api.time.now += 2 * 60 * MINUTE;
      },
      [],
    ],
  ] as const)(
    'D-waiting-offer: the mail that offers a place is not sent any more if the place %s',
    async (_, end, kinds) => {
      const { token, email, slotId } = await offered();
      await endWhileAway(() => end(token, slotId));
      expect(await sentTo(email)).toEqual(kinds);
    },
  );
});
