import { describe, expect, it } from 'vitest';
import { sweep } from '../../../demo/api/jobs/sweep.ts';
import { settle } from '../../../demo/api/payments/settle.ts';
import { orderIn } from '../../fixtures/server/client.ts';
import { serverOfTests } from '../../fixtures/server/server-of-tests.ts';
import { mailsTo, mailTo } from './mails.ts';

const { api, seed } = serverOfTests();

const EVIL = `<img src=x onerror="alert('1')">&amp; {title} $& \\`;

describe('D-confirmation-mail: names and titles with special characters', () => {
  it('names and titles are escaped in the HTML of a mail', async () => {
    const { token, email } = await seed.account({ first_name: EVIL });
    await api.buyPaid(token, [(await seed.offer({ title: `${EVIL}</title>` })).at()]);
    const { html, text, subject } = await mailTo(api.server, email);
    expect(html).not.toContain('<img');
    expect(html.match(/<\/title>/g)).toHaveLength(1);
    expect(html).toContain(
      'Bonjour &lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;amp; {title} $&amp; \\,</p>',
    );
    expect(text).toContain(`Bonjour ${EVIL},`);
    expect(subject).toContain(EVIL);
  });

  it('names and titles cannot add a header or a line to the subject of a mail', async () => {
    const { token, email } = await seed.account();
    await api.buyPaid(token, [(await seed.offer({ title: 'Yoga\r\nBcc: all@example.org\u2028x' })).at()]);
    const { subject } = await mailTo(api.server, email);
    expect(subject).toMatch(/^Réservation confirmée\u00a0: Yoga Bcc: all@example\.org x$/);
  });
});

describe('D-idempotency: a mail about an order', () => {
  it('a mail about an order is written once, whether the browser, a message or the sweep confirms the order', async () => {
    const { token, email } = await seed.account();
    const order = await api.buy(token, [(await seed.offer()).at()]);
    await Promise.all([api.pay(token, order), api.pay(token, order)]);
    await Promise.all(Array.from({ length: 4 }, () => api.read(token, order.id)));
    expect((await mailsTo(api.server, email)).map(({ kind }) => kind)).toEqual(['confirmed']);
  });

  it('no mail about an order is written if its transaction is rolled back', async () => {
    const { token, email } = await seed.account();
    const held = await api.hold(token, [(await seed.offer({ price_cents: 0 })).at()]);
    // A total that was never shown is refused after everything else.
    expect((await api.order(token, held.body.id, 5)).status).toBe(409);
    expect(await mailsTo(api.server, email)).toEqual([]);
  });
});

describe('D-late-payment: a payment that came too late', () => {
  it.each([
    [
      'fr',
      'Paiement trop tardif, remboursé : Danse',
      "et la commande n'était plus possible dans les mêmes conditions. Rien n'est réservé, et 12,00 € vous seront remboursés.",
    ],
    [
      'en',
      'Payment too late, refunded: Danse',
      'and the order was no longer possible on the same terms. Nothing is booked, and €12.00 will be refunded to you.',
    ],
  ] as const)(
    'the mail about a payment that came too late names the sum that is refunded, in %s',
    async (lang, subject, sentence) => {
      const [slow, fast] = [await seed.account(), await seed.account()];
      const offer = await seed.offer();
      const { body: held } = await api.hold(slow.token, [offer.at()]);
      const order = orderIn(await api.order(slow.token, held.id, 12, { lang }));
      api.time.now += 30 * 60_000;
      await sweep(api.server.services);
      await api.buyPaid(fast.token, [offer.at()]);
      await seed.rows(`UPDATE test_payment SET state = 'captured' WHERE id = $1`, [order.payment?.id ?? '']);
      for (let n = 0; n < 2; n += 1) await settle(api.server.services, order.id);
      const written = await mailTo(api.server, slow.email);
      expect([written.kind, written.lang, written.purchase_id]).toEqual(['lost', lang, order.id]);
      expect(written.subject.replaceAll('\u00a0', ' ')).toBe(subject);
      expect(written.text.replaceAll(/[\u00a0\u202f]/g, ' ')).toContain(sentence);
      expect(written.calendar).toBeNull();
    },
  );
});
