import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sweep } from '../../../demo/api/jobs/sweep.ts';
import { SITE } from '../../fixtures/server/api.ts';
import { orderIn } from '../../fixtures/server/client.ts';
import { type Desk, openDesk } from '../../fixtures/server/desk.ts';
import { type Stock, stockOf } from '../../fixtures/server/stock.ts';
import { eventsIn, KEY, mailsTo, mailTo } from './mails.ts';

let desk: Desk;
let stock: Stock;
beforeAll(async () => {
  desk = await openDesk();
  stock = stockOf(desk.server.services.database);
});
afterAll(() => desk?.server.close());

/** Holds, orders in a language, and pays. */
async function buyIn(
  lang: 'fr' | 'en' | undefined,
  token: string,
  basket: Parameters<Desk['hold']>[1],
  wishes: object = {},
) {
  const { body: held } = await desk.hold(token, basket);
  const { total } = await desk.quoted(token, { hold: held.id, ...wishes });
  const ordered = await desk.order(token, held.id, total, { ...wishes, ...(lang && { lang }) });
  const order = orderIn(ordered);
  if (order.state === 'pending') await desk.pay(token, order);
  return desk.read(token, order.id);
}

const linkTo = (id: string) => `${SITE}/order/#order=${id}&key=${KEY}`;
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

describe('D-confirmation-mail: a booking', () => {
  it('a booking is confirmed in French by default: what, when, where, price, link, until when it can be cancelled', async () => {
    const token = await desk.newGuest();
    const order = await buyIn(undefined, token, [(await stock.offer()).at('10:00')]);
    const { kind, subject, text, html, lang } = await mailTo(desk.server, desk.lastAddress());
    expect([kind, lang, plain(subject)]).toEqual(['confirmed', 'fr', 'Réservation confirmée : Danse']);
    const lines = plain(text).split('\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        'Bonjour Zoé,',
        expect.stringMatching(/^Votre réservation chez .+ est confirmée\.$/),
        "Vous pouvez annuler jusqu'au lundi 30 novembre 2026 à 10h00 (heure de Paris).",
        'Quoi : Danse',
        'Quand (heure de Paris) : mardi 1er décembre 2026, 10h00 – 11h00',
        expect.stringMatching(/^Où : .+, \d{5} .+$/),
        'Prix : 12,00 €',
        `Référence : ${order.id.slice(0, 8).toUpperCase()}`,
        `Voir ou annuler ma commande : ${linkTo(order.id)}`,
      ]),
    );
    expect(html).toContain('<html lang="fr">');
    expect(html).toContain(`href="${SITE}/order/#order=${order.id}&amp;key=${KEY}"`);
  });

  it('a booking is confirmed in English for somebody who bought in English', async () => {
    const token = await desk.newGuest();
    const order = await buyIn('en', token, [(await stock.offer()).at('10:00')]);
    const { subject, text, html } = await mailTo(desk.server, desk.lastAddress());
    expect(subject).toBe('Booking confirmed: Danse');
    expect(plain(text).split('\n')).toEqual(
      expect.arrayContaining([
        'Hello Zoé,',
        'You can cancel until Monday 30 November 2026 at 10:00 AM (Paris time).',
        'When (Paris time): Tuesday 1 December 2026, 10:00 AM – 11:00 AM',
        'Price: €12.00',
        `See or cancel my order: ${linkTo(order.id)}`,
      ]),
    );
    expect(html).toContain('<html lang="en">');
  });

  it("a booking's mail brings its .ics file, without the key", async () => {
    const token = await desk.newGuest();
    const offer = await stock.offer();
    const order = await buyIn('fr', token, [offer.at('10:00'), offer.at('12:00')]);
    const { calendar } = await mailTo(desk.server, desk.lastAddress());
    const file = (calendar ?? '').replaceAll('\r\n ', '');
    expect(file.match(/^BEGIN:VEVENT/gm)).toHaveLength(2);
    expect(file).toContain('DTSTART;TZID=Europe/Paris:20261201T120000\r\n');
    expect(file).toContain(`DESCRIPTION:Réservation ${order.id.slice(0, 8).toUpperCase()} chez `);
    expect(file).toContain(`URL:${SITE}/order/\r\n`);
    expect(file).not.toContain(KEY);
  });

  it('a free booking is confirmed with its order', async () => {
    const token = await desk.newGuest();
    await buyIn('fr', token, [(await stock.offer({ price_cents: 0 })).at()]);
    expect(plain((await mailTo(desk.server, desk.lastAddress())).text)).toContain('Prix : Gratuit\n');
  });

  it('an order that is never paid sends no mail', async () => {
    const token = await desk.newGuest();
    await desk.buy(token, [(await stock.offer()).at()]);
    expect(await mailsTo(desk.server, desk.lastAddress())).toEqual([]);
  });
});

describe('D-confirmation-mail: whatever else is bought', () => {
  it.each([
    ['fr', 'Abonnement confirmé : Pass Quais · 1 mois', /Validité : Du vendredi 20 novembre 2026 au .+ inclus/],
    ['en', 'Membership confirmed: Pass Quais · 1 mois', /Valid: From Friday 20 November 2026 to .+ inclusive/],
  ] as const)('a membership is confirmed in its language: %s', async (lang, subject, validity) => {
    const { token, email } = await stock.account();
    await buyIn(lang, token, { item: await stock.membershipOption() });
    const mail = await mailTo(desk.server, email);
    expect([mail.kind, plain(mail.subject)]).toEqual(['confirmed', subject]);
    expect(plain(mail.text)).toMatch(validity);
    expect(mail.calendar).toBeNull();
  });

  it('an event without a date is confirmed without a calendar file', async () => {
    const { token, email } = await stock.account();
    await buyIn('fr', token, { item: await stock.event({ type: 'open', starts_at: null, ends_at: null }) });
    const mail = await mailTo(desk.server, email);
    expect(plain(mail.text)).toContain("Quand : Sans date, quand vous voulez aux heures d'ouverture");
    expect(mail.calendar).toBeNull();
  });

  it.each([
    [
      'fr',
      "Inscription en liste d'attente : Danse",
      "En liste d'attente (heure de Paris) : mardi 1er décembre 2026, 10h00 – 11h00",
    ],
    [
      'en',
      'You are on the waiting list: Danse',
      'On the waiting list (Paris time): Tuesday 1 December 2026, 10:00 AM – 11:00 AM',
    ],
  ] as const)(
    'a place in a waiting list is confirmed, and told when it is free, in %s',
    async (lang, subject, line) => {
      const offer = await stock.offer({ wait_list_booking: true });
      const [first, second] = [await stock.account(), await stock.account()];
      const taken = await desk.buyPaid(first.token, [offer.at()]);
      await buyIn(lang, second.token, { waiting: [offer.at()] });
      const joined = await mailTo(desk.server, second.email);
      expect([joined.kind, plain(joined.subject), joined.calendar]).toEqual(['confirmed', subject, null]);
      expect(plain(joined.text)).toContain(line);

      await desk.cancel(first.token, taken.id);
      const offered = (await mailsTo(desk.server, second.email)).find(({ kind }) => kind === 'offered');
      expect(offered?.lang).toBe(lang);
      expect(plain(offered?.subject ?? '')).toBe(
        lang === 'fr' ? 'Une place est libre pour vous : Danse' : 'A place is free for you: Danse',
      );
      expect(offered?.text).toMatch(new RegExp(`${SITE}/slotted/danse-\\d+\\?date=2026-12-01\n`));
      expect(offered?.text).toContain(`key=${KEY}`);
      await sweep(desk.server.services);
      expect(await mailsTo(desk.server, second.email)).toHaveLength(2);
    },
  );

  it.each([
    ['fr', 'Bonjour Ana,'],
    ['en', 'Hello Ana,'],
  ])('somebody who only joined a waiting list gets a mail when a place is free, in %s', async (lang, hello) => {
    const offer = await stock.offer({ wait_list_booking: true });
    const [first, second] = [await stock.account(), await stock.account()];
    const taken = await desk.buyPaid(first.token, [offer.at()]);
    await desk.server.call('POST', `/v1/waiting-list/${offer.at()}`, {
      token: second.token,
      headers: { host: `${lang}.market.example` },
    });
    await desk.cancel(first.token, taken.id);
    const { kind, purchase_id, text } = await mailTo(desk.server, second.email);
    expect([kind, purchase_id]).toEqual(['offered', null]);
    expect(text).toContain(hello);
    expect(text).not.toContain('key=');
  });
});

describe('D-order-key: a guest who only joined a list', () => {
  it('a guest who only joined a list gets a link, by which the place that comes free is taken', async () => {
    const offer = await stock.offer({ wait_list_booking: true });
    const first = await stock.account();
    const taken = await desk.buyPaid(first.token, [offer.at()]);
    const token = await desk.newGuest();
    const joined = await desk.server.call('POST', `/v1/waiting-list/${offer.at()}`, { token });
    expect([joined.status, JSON.parse(joined.text).position]).toEqual([201, 1]);
    await desk.cancel(first.token, taken.id);
    const [confirmed, offered, ...others] = await mailsTo(desk.server, desk.lastAddress());
    expect([confirmed?.kind, offered?.kind, others]).toEqual(['confirmed', 'offered', []]);
    expect(plain(confirmed?.subject ?? '')).toBe("Inscription en liste d'attente : Danse");
    const id = offered?.purchase_id ?? '';
    expect([confirmed?.text, offered?.text]).toEqual([
      expect.stringContaining(linkTo(id)),
      expect.stringContaining(`Prendre la place\u00a0: ${linkTo(id)}`),
    ]);
    const key = await desk.keyOf({ id, buyer: { email: desk.lastAddress() } });
    const exchanged = await desk.server.call('POST', `/v1/order/${id}/guest`, { token: key });
    expect((await desk.buyPaid(exchanged.body.token, [offer.at()])).state).toBe('confirmed');
  });
});

describe('D-gift: the mails of a gift', () => {
  const LEA = { firstName: 'Léa', lastName: 'Roy' };

  it.each([
    ['fr', 'Cadeau pour Léa Roy : Danse', 'Ana Costa vous offre : Danse', 'Bonjour Léa Roy,'],
    ['en', 'A gift for Léa Roy: Danse', 'A gift from Ana Costa: Danse', 'Hello Léa Roy,'],
  ] as const)(
    "a gift's buyer and its recipient get a mail each, in %s, the recipient without price, link and key",
    async (lang, given, got, hello) => {
      const { token, email } = await stock.account();
      const gift = { ...LEA, email: `lea-${lang}@example.org` };
      const order = await buyIn(lang, token, [(await stock.offer()).at()], { gift });
      expect(plain((await mailTo(desk.server, email)).subject)).toBe(given);
      const mail = await mailTo(desk.server, gift.email);
      expect([mail.kind, plain(mail.subject)]).toEqual(['gift', got]);
      expect(mail.text).toContain(hello);
      expect(mail.text + mail.html).not.toMatch(/12[.,]00|key=|Prix|Price|\/order\/#/);
      expect(mail.text).not.toContain(email);
      expect(mail.calendar).toContain('DTSTART;TZID=Europe/Paris:20261201T100000');
      expect(mail.purchase_id).toBeNull();
      expect(order.gift?.fullName).toBe('Léa Roy');
    },
  );

  it("a gift's recipient with an account is written to at its address", async () => {
    const [giver, receiver] = [await stock.account(), await stock.account({ first_name: 'Noé' })];
    await buyIn('fr', giver.token, [(await stock.offer()).at()], { gift: { user: receiver.id } });
    expect((await mailTo(desk.server, receiver.email)).kind).toBe('gift');
  });

  it.each([
    ['fr', 'Cadeau annulé : Danse', 'Ana Costa a annulé la place qui vous était offerte chez'],
    ['en', 'Gift cancelled: Danse', 'Ana Costa has cancelled the place at'],
  ] as const)(
    "a gift's recipient is told that it is cancelled, in %s, with a file that cancels",
    async (lang, subject, said) => {
      const { token } = await stock.account();
      const gift = { ...LEA, email: `no-gift-${lang}@example.org` };
      const order = await buyIn(lang, token, [(await stock.offer()).at()], { gift });
      await desk.cancel(token, order.id);
      const [given, mail, ...others] = await mailsTo(desk.server, gift.email);
      expect(others).toEqual([]);
      expect([mail?.kind, plain(mail?.subject ?? '')]).toEqual(['gift-cancelled', subject]);
      expect(plain(mail?.text ?? '')).toContain(said);
      expect((mail?.text ?? '') + mail?.html).not.toMatch(/12[.,]00|key=|Prix|Price|\/order\/#/);
      const [{ uid } = { uid: '' }] = eventsIn(given?.calendar);
      expect(eventsIn(mail?.calendar)).toEqual([{ uid, sequence: 1, status: 'CANCELLED' }]);
    },
  );
});

describe('D-waiting-offer: an offered place that nobody takes', () => {
  it.each([
    ['fr', "Votre place n'est plus réservée : Danse", 'le délai pour la prendre est écoulé'],
    ['en', 'Your place is no longer kept: Danse', 'the time to take it has run out'],
  ] as const)('an offered place that nobody takes is told to be over, once, in %s', async (lang, subject, said) => {
    const offer = await stock.offer({ wait_list_booking: true });
    const [first, second] = [await stock.account(), await stock.account()];
    const taken = await desk.buyPaid(first.token, [offer.at()]);
    await buyIn(lang, second.token, { waiting: [offer.at()] });
    await desk.cancel(first.token, taken.id);
    const before = desk.time.now;
    desk.time.now += 3 * 3_600_000;
    await sweep(desk.server.services);
    await sweep(desk.server.services);
    desk.time.now = before;
    const [, offered, lapsed, ...others] = await mailsTo(desk.server, second.email);
    expect([offered?.kind, lapsed?.kind, others]).toEqual(['offered', 'lapsed', []]);
    expect([plain(lapsed?.subject ?? ''), lapsed?.calendar]).toEqual([subject, null]);
    expect(plain(lapsed?.text ?? '')).toContain(said);
  });
});

describe('D-cancel: an order that ends', () => {
  it.each([
    ['fr', 'Commande annulée : Danse', '12,00 € vous sont remboursés sur votre moyen de paiement.'],
    ['en', 'Order cancelled: Danse', '€12.00 are refunded to your means of payment.'],
  ] as const)('a cancelled order gets a mail with its refund, in %s', async (lang, subject, refunded) => {
    const { token, email } = await stock.account();
    const order = await buyIn(lang, token, [(await stock.offer()).at()]);
    await desk.cancel(token, order.id);
    await desk.cancel(token, order.id);
    const [confirmed, mail, ...others] = await mailsTo(desk.server, email);
    expect(others).toEqual([]);
    expect([mail?.kind, plain(mail?.subject ?? '')]).toEqual(['cancelled', subject]);
    expect(plain(mail?.text ?? '')).toContain(refunded);
    expect(eventsIn(confirmed?.calendar)).toMatchObject([{ sequence: 0, status: 'CONFIRMED' }]);
    const [{ uid } = { uid: '' }] = eventsIn(confirmed?.calendar);
    expect(eventsIn(mail?.calendar)).toEqual([{ uid, sequence: 1, status: 'CANCELLED' }]);
  });

  it.each([
    [
      'fr',
      "Liste d'attente quittée (heure de Paris) : mardi 1er décembre 2026, 10h00 – 11h00",
      "Place toujours réservée pour vous (heure de Paris) : mardi 1er décembre 2026, 12h00 – 13h00, à prendre jusqu'au vendredi 20 novembre 2026 à 12h00",
    ],
    [
      'en',
      'Off the waiting list (Paris time): Tuesday 1 December 2026, 10:00 AM – 11:00 AM',
      'Place still kept for you (Paris time): Tuesday 1 December 2026, 12:00 PM – 01:00 PM, to be taken until Friday 20 November 2026 at 12:00 PM',
    ],
  ] as const)(
    'a cancelled order that also waited says what has ended and what remains, in %s',
    async (lang, ended, kept) => {
      const offer = await stock.offer({ wait_list_booking: true });
      await desk.buyPaid((await stock.account()).token, [offer.at()]);
      const freed = await stock.account();
      const { id } = await desk.buyPaid(freed.token, [offer.at('12:00')]);
      const { token, email } = await stock.account();
      const waiting = [offer.at(), offer.at('12:00')];
      const order = await buyIn(lang, token, { slots: [offer.at('14:00')], waiting });
      await desk.cancel(freed.token, id);
      await desk.cancel(token, order.id);
      const mail = (await mailsTo(desk.server, email)).find(({ kind }) => kind === 'cancelled');
      expect(eventsIn(mail?.calendar)).toHaveLength(1);
      const lines = plain(mail?.text ?? '').split('\n');
      expect(lines).toEqual(expect.arrayContaining([ended, kept]));
      expect(lines.filter((line) => /liste d'attente|waiting list/i.test(line))).toEqual([ended]);
    },
  );

  it('the mail of a cancelled order with credit and a coupon says what is given back, and no price', async () => {
    const { token, email } = await stock.account({ organization_id: await stock.organization(500) });
    const wishes = { coupon: await stock.coupon(), credit: true };
    const order = await buyIn('fr', token, [(await stock.offer()).at()], wishes);
    await desk.cancel(token, order.id);
    const [, mail] = await mailsTo(desk.server, email);
    expect(plain(mail?.text ?? '')).toContain(
      "Rendu : 5,80 €\n    5,00 € de crédit de l'entreprise\n    le code promo\n",
    );
    expect(plain(mail?.text ?? '')).not.toContain('Prix');
  });

  it('D-confirmation-mail: several places of a session have one entry in the calendar files, and one line', async () => {
    const { token, email } = await stock.account();
    const offer = await stock.offer({ max_multi_slots: 2, capacity: 4 });
    const order = await buyIn('fr', token, [offer.at(), offer.at()]);
    await desk.cancel(token, order.id);
    const [confirmed, cancelled] = await mailsTo(desk.server, email);
    expect([eventsIn(confirmed?.calendar), eventsIn(cancelled?.calendar)]).toEqual([
      [expect.anything()],
      [expect.anything()],
    ]);
    expect(plain(confirmed?.text ?? '')).toContain(
      'Quand (heure de Paris) : mardi 1er décembre 2026, 10h00 – 11h00 (2 places)\n',
    );
  });

  it('an order that is given up before it was paid makes no mail', async () => {
    const { token, email } = await stock.account();
    const order = await desk.buy(token, [(await stock.offer()).at()]);
    await desk.cancel(token, order.id);
    expect(await mailsTo(desk.server, email)).toEqual([]);
  });
});
