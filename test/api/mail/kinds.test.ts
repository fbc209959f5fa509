import { describe, expect, it } from 'vitest';
import { sweep } from '../../../demo/api/jobs/sweep.ts';
import { SITE } from '../../fixtures/server/api.ts';
import { orderIn } from '../../fixtures/server/client.ts';
import type { OneServer } from '../../fixtures/server/one-server.ts';
import { serverOfTests } from '../../fixtures/server/server-of-tests.ts';
import { eventsIn, KEY, mailsTo, mailTo } from './mails.ts';

const { api, seed } = serverOfTests();

/** Holds, orders in a language, and pays. */
async function buyIn(
  lang: 'fr' | 'en' | undefined,
  token: string,
  basket: Parameters<OneServer['hold']>[1],
  wishes: object = {},
) {
  const { body: held } = await api.hold(token, basket);
  const { total } = await api.quoted(token, { hold: held.id, ...wishes });
  const ordered = await api.order(token, held.id, total, { ...wishes, ...(lang && { lang }) });
  const order = orderIn(ordered);
  if (order.state === 'pending') await api.pay(token, order);
  return api.read(token, order.id);
}

/** How a mail asks to remove entries from the reader's calendar. */
const REMOVE = {
  fr: { one: 'Si la séance est dans votre agenda, retirez-la', several: 'retirez-les une par une' },
  en: { one: 'If the session is in your calendar, remove it', several: 'remove each of them' },
} as const;

const linkTo = (id: string) => `${SITE}/order/#order=${id}&key=${KEY}`;
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

describe('D-confirmation-mail: a booking', () => {
  it('a booking is confirmed in French by default: what, when, where, price, link, until when it can be cancelled', async () => {
    const token = await api.newGuest();
    const order = await buyIn(undefined, token, [(await seed.offer()).at('10:00')]);
    const { kind, subject, text, html, lang } = await mailTo(api.server, api.lastAddress());
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
    const token = await api.newGuest();
    const order = await buyIn('en', token, [(await seed.offer()).at('10:00')]);
    const { subject, text, html } = await mailTo(api.server, api.lastAddress());
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

  it('the mail of a booking has an .ics file without the key', async () => {
    const token = await api.newGuest();
    const offer = await seed.offer();
    const order = await buyIn('fr', token, [offer.at('10:00'), offer.at('12:00')]);
    const { calendar } = await mailTo(api.server, api.lastAddress());
    const file = (calendar ?? '').replaceAll('\r\n ', '');
    expect(file.match(/^BEGIN:VEVENT/gm)).toHaveLength(2);
    expect(file).toContain('DTSTART;TZID=Europe/Paris:20261201T120000\r\n');
    expect(file).toContain(`DESCRIPTION:Réservation ${order.id.slice(0, 8).toUpperCase()} chez `);
    expect(file).toContain(`URL:${SITE}/order/\r\n`);
    expect(file).not.toContain(KEY);
  });

  it('a free booking is confirmed by mail when it is ordered', async () => {
    const token = await api.newGuest();
    await buyIn('fr', token, [(await seed.offer({ price_cents: 0 })).at()]);
    expect(plain((await mailTo(api.server, api.lastAddress())).text)).toContain('Prix : Gratuit\n');
  });

  it('an order that is never paid sends no mail', async () => {
    const token = await api.newGuest();
    await api.buy(token, [(await seed.offer()).at()]);
    expect(await mailsTo(api.server, api.lastAddress())).toEqual([]);
  });
});

describe('D-confirmation-mail: other things that are bought', () => {
  it.each([
    ['fr', 'Abonnement confirmé : Pass Quais · 1 mois', /Validité : Du vendredi 20 novembre 2026 au .+ inclus/],
    ['en', 'Membership confirmed: Pass Quais · 1 mois', /Valid: From Friday 20 November 2026 to .+ inclusive/],
  ] as const)('a membership is confirmed in its language: %s', async (lang, subject, validity) => {
    const { token, email } = await seed.account();
    await buyIn(lang, token, { item: await seed.membershipOption() });
    const mail = await mailTo(api.server, email);
    expect([mail.kind, plain(mail.subject)]).toEqual(['confirmed', subject]);
    expect(plain(mail.text)).toMatch(validity);
    expect(mail.calendar).toBeNull();
  });

  it('an event without a date is confirmed without a calendar file', async () => {
    const { token, email } = await seed.account();
    await buyIn('fr', token, { item: await seed.event({ type: 'open', starts_at: null, ends_at: null }) });
    const mail = await mailTo(api.server, email);
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
    'a waiting place is confirmed by a mail, and another mail says when it is free, in %s',
    async (lang, subject, line) => {
      const offer = await seed.offer({ wait_list_booking: true });
      const [first, second] = [await seed.account(), await seed.account()];
      const taken = await api.buyPaid(first.token, [offer.at()]);
      await buyIn(lang, second.token, { waiting: [offer.at()] });
      const joined = await mailTo(api.server, second.email);
      expect([joined.kind, plain(joined.subject), joined.calendar]).toEqual(['confirmed', subject, null]);
      expect(plain(joined.text)).toContain(line);

      await api.cancel(first.token, taken.id);
      const offered = (await mailsTo(api.server, second.email)).find(({ kind }) => kind === 'offered');
      expect(offered?.lang).toBe(lang);
      expect(plain(offered?.subject ?? '')).toBe(
        lang === 'fr' ? 'Une place est libre pour vous : Danse' : 'A place is free for you: Danse',
      );
      expect(offered?.text).toMatch(new RegExp(`${SITE}/slotted/danse-\\d+\\?date=2026-12-01\n`));
      expect(offered?.text).toContain(`key=${KEY}`);
      await sweep(api.server.services);
      expect(await mailsTo(api.server, second.email)).toHaveLength(2);
    },
  );

  it.each([
    ['fr', 'Bonjour Ana,'],
    ['en', 'Hello Ana,'],
  ])('somebody who only joined a waiting list gets a mail when a place is free, in %s', async (lang, hello) => {
    const offer = await seed.offer({ wait_list_booking: true });
    const [first, second] = [await seed.account(), await seed.account()];
    const taken = await api.buyPaid(first.token, [offer.at()]);
    await api.server.call('POST', `/v1/waiting-list/${offer.at()}`, {
      token: second.token,
      headers: { host: `${lang}.market.example` },
    });
    await api.cancel(first.token, taken.id);
    const { kind, purchase_id, text } = await mailTo(api.server, second.email);
    expect([kind, purchase_id]).toEqual(['offered', null]);
    expect(text).toContain(hello);
    expect(text).not.toContain('key=');
  });
});

describe('D-order-key: a guest who only joined a list', () => {
  it('a guest who only joined a list gets a link that books the place that comes free', async () => {
    const offer = await seed.offer({ wait_list_booking: true });
    const first = await seed.account();
    const taken = await api.buyPaid(first.token, [offer.at()]);
    const token = await api.newGuest();
    const joined = await api.server.call('POST', `/v1/waiting-list/${offer.at()}`, { token });
    expect([joined.status, JSON.parse(joined.text).position]).toEqual([201, 1]);
    await api.cancel(first.token, taken.id);
    const [confirmed, offered, ...others] = await mailsTo(api.server, api.lastAddress());
    expect([confirmed?.kind, offered?.kind, others]).toEqual(['confirmed', 'offered', []]);
    expect(plain(confirmed?.subject ?? '')).toBe("Inscription en liste d'attente : Danse");
    const id = offered?.purchase_id ?? '';
    expect([confirmed?.text, offered?.text]).toEqual([
      expect.stringContaining(linkTo(id)),
      expect.stringContaining(`Prendre la place\u00a0: ${linkTo(id)}`),
    ]);
    const key = await api.keyOf({ id, buyer: { email: api.lastAddress() } });
    const exchanged = await api.server.call('POST', `/v1/order/${id}/guest`, { token: key });
    expect((await api.buyPaid(exchanged.body.token, [offer.at()])).state).toBe('confirmed');
  });
});

describe('D-gift: the mails of a gift', () => {
  const LEA = { firstName: 'Léa', lastName: 'Roy' };

  it.each([
    ['fr', 'Cadeau confirmé : Danse', 'Un cadeau pour vous : Danse', 'Bonjour Léa Roy,'],
    ['en', 'Gift confirmed: Danse', 'A gift for you: Danse', 'Hello Léa Roy,'],
  ] as const)(
    "a gift's buyer and its recipient get a mail each, in %s; no subject has a name, and the recipient's mail no price, link or key",
    async (lang, given, got, hello) => {
      const { token, email } = await seed.account();
      const gift = { ...LEA, email: `lea-${lang}@example.org` };
      const order = await buyIn(lang, token, [(await seed.offer()).at()], { gift });
      expect(plain((await mailTo(api.server, email)).subject)).toBe(given);
      const mail = await mailTo(api.server, gift.email);
      expect([mail.kind, plain(mail.subject)]).toEqual(['gift', got]);
      expect(mail.text).toContain(hello);
      expect(mail.text + mail.html).not.toMatch(/12[.,]00|key=|Prix|Price|\/order\/#/);
      expect(mail.text).not.toContain(email);
      expect(mail.calendar).toContain('DTSTART;TZID=Europe/Paris:20261201T100000');
      expect(mail.purchase_id).toBeNull();
      expect(order.gift?.fullName).toBe('Léa Roy');
    },
  );

  it("a gift's recipient with an account gets the mail at the address of the account", async () => {
    const [giver, receiver] = [await seed.account(), await seed.account({ first_name: 'Noé' })];
    await buyIn('fr', giver.token, [(await seed.offer()).at()], { gift: { user: receiver.id } });
    expect((await mailTo(api.server, receiver.email)).kind).toBe('gift');
  });

  it("no mail to a gift's recipient names the giver's waiting places, not even after the gift is cancelled", async () => {
    const offer = await seed.offer({ wait_list_booking: true });
    const freed = await seed.account();
    const { id } = await api.buyPaid(freed.token, [offer.at('12:00')]);
    await api.buyPaid((await seed.account()).token, [offer.at('16:00')]);
    const { token, email } = await seed.account();
    const gift = { ...LEA, email: 'lea-of-lists@example.org' };
    const basket = { slots: [offer.at()], waiting: [offer.at('12:00'), offer.at('16:00')] };
    const order = await buyIn('fr', token, basket, { gift });
    await api.cancel(freed.token, id);
    await api.cancel(token, order.id);
    const mails = await mailsTo(api.server, gift.email);
    expect(mails.map(({ kind }) => kind)).toEqual(['gift', 'gift-cancelled']);
    for (const { text } of mails) expect(plain(text)).not.toMatch(/liste d'attente|réservée pour vous|12h00|16h00/i);
    const own = (await mailsTo(api.server, email)).find(({ kind }) => kind === 'cancelled');
    expect(plain(own?.text ?? '')).toMatch(/Place toujours réservée pour vous \(heure de Paris\) : .+, 12h00/);
  });

  it('the recipient of a gift gets no mail if the order only waits, because there is no place yet', async () => {
    const offer = await seed.offer({ wait_list_booking: true });
    await api.buyPaid((await seed.account()).token, [offer.at()]);
    const { token } = await seed.account();
    const gift = { ...LEA, email: 'lea-of-nothing@example.org' };
    const order = await buyIn('fr', token, { waiting: [offer.at()] }, { gift });
    expect([order.state, order.gift?.fullName]).toEqual(['confirmed', 'Léa Roy']);
    expect(await mailsTo(api.server, gift.email)).toEqual([]);
  });

  it.each([
    ['fr', 'Cadeau annulé : Danse', 'Ana Costa a annulé la place qui vous était offerte chez'],
    ['en', 'Gift cancelled: Danse', 'Ana Costa has cancelled the place at'],
  ] as const)(
    "a gift's recipient gets a mail in %s when the gift is cancelled, with a calendar file that cancels",
    async (lang, subject, said) => {
      const { token } = await seed.account();
      const gift = { ...LEA, email: `no-gift-${lang}@example.org` };
      const order = await buyIn(lang, token, [(await seed.offer()).at()], { gift });
      await api.cancel(token, order.id);
      const [given, mail, ...others] = await mailsTo(api.server, gift.email);
      expect(others).toEqual([]);
      expect([mail?.kind, plain(mail?.subject ?? '')]).toEqual(['gift-cancelled', subject]);
      expect(plain(mail?.text ?? '')).toContain(said);
      expect((mail?.text ?? '') + mail?.html).not.toMatch(/12[.,]00|key=|Prix|Price|\/order\/#/);
      expect(plain(mail?.text ?? '')).toContain(REMOVE[lang].one);
      const [event] = eventsIn(given?.calendar);
      expect(eventsIn(mail?.calendar)).toEqual([{ ...event, method: 'CANCEL', title: subject }]);
    },
  );
});

describe('D-waiting-offer: an offered place that nobody takes', () => {
  it.each([
    ['fr', "Votre place n'est plus réservée : Danse", 'le délai pour la prendre est écoulé'],
    ['en', 'Your place is no longer kept: Danse', 'the time to take it has run out'],
  ] as const)(
    'one mail says that an offered place that nobody took is no longer kept, in %s',
    async (lang, subject, said) => {
      const offer = await seed.offer({ wait_list_booking: true });
      const [first, second] = [await seed.account(), await seed.account()];
      const taken = await api.buyPaid(first.token, [offer.at()]);
      await buyIn(lang, second.token, { waiting: [offer.at()] });
      await api.cancel(first.token, taken.id);
      const before = api.time.now;
      api.time.now += 3 * 3_600_000;
      await sweep(api.server.services);
      await sweep(api.server.services);
      api.time.now = before;
      const [, offered, lapsed, ...others] = await mailsTo(api.server, second.email);
      expect([offered?.kind, lapsed?.kind, others]).toEqual(['offered', 'lapsed', []]);
      expect([plain(lapsed?.subject ?? ''), lapsed?.calendar]).toEqual([subject, null]);
      expect(plain(lapsed?.text ?? '')).toContain(said);
    },
  );
});

describe('D-waiting-offer: an offered place that the schedule has lost', () => {
  it.each([
    ['fr', "n'est plus disponible, car l'horaire a changé. Vous êtes de nouveau sur la liste d'attente"],
    ['en', 'no longer available, because the schedule has changed. You are on the waiting list of this session again'],
  ] as const)(
    'one mail says that the schedule has lost an offered place, and that its person waits again, in %s',
    async (lang, said) => {
      const offer = await seed.offer({ wait_list_booking: true });
      const places = (count: number) =>
        seed.rows('UPDATE slotted_session SET capacity = $2 WHERE slotted_id = $1', [offer.id, count]);
      const [first, second] = [await seed.account(), await seed.account()];
      await api.buyPaid(first.token, [offer.at()]);
      await buyIn(lang, second.token, { waiting: [offer.at()] });
      for (const count of [2, 1, 1]) {
        await places(count);
        await sweep(api.server.services);
      }
      const [, offered, lapsed, ...others] = await mailsTo(api.server, second.email);
      expect([offered?.kind, lapsed?.kind, others]).toEqual(['offered', 'lapsed', []]);
      expect(plain(lapsed?.text ?? '')).toContain(said);
    },
  );
});

describe('D-cancel: an order that ends', () => {
  it.each([
    ['fr', 'Commande annulée : Danse', '12,00 € vous seront remboursés sur votre moyen de paiement.'],
    ['en', 'Order cancelled: Danse', '€12.00 will be refunded to your means of payment.'],
  ] as const)('a cancelled order gets a mail with its refund, in %s', async (lang, subject, refunded) => {
    const { token, email } = await seed.account();
    const order = await buyIn(lang, token, [(await seed.offer()).at()]);
    await api.cancel(token, order.id);
    await api.cancel(token, order.id);
    const [confirmed, mail, ...others] = await mailsTo(api.server, email);
    expect(others).toEqual([]);
    expect([mail?.kind, plain(mail?.subject ?? '')]).toEqual(['cancelled', subject]);
    expect(plain(mail?.text ?? '')).toContain(refunded);
    expect(plain(mail?.text ?? '')).toContain(REMOVE[lang].one);
    const [event] = eventsIn(confirmed?.calendar);
    expect(event).toMatchObject({ method: 'PUBLISH', title: 'Danse' });
    expect(eventsIn(mail?.calendar)).toEqual([{ ...event, method: 'CANCEL', title: subject }]);
  });

  it.each([
    ['that touch', '11:00', false, ['10:00–12:00'], REMOVE.fr.one],
    ['that touch, of which calendars have each', '11:00', true, ['10:00–11:00', '11:00–12:00'], REMOVE.fr.several],
    ['apart', '12:00', false, ['10:00–11:00', '12:00–13:00'], REMOVE.fr.several],
  ] as const)(
    'D-calendar-entries: sessions %s have the same entries and lines when they are booked and when they are cancelled',
    async (_, second, isApart, times, sentence) => {
      const { token, email } = await seed.account();
      const offer = await seed.offer();
      const order = await api.buy(token, [offer.at('10:00'), offer.at(second)]);
      if (isApart) await seed.rows('UPDATE purchase SET is_apart = true WHERE id = $1', [order.id]);
      await api.pay(token, order);
      await api.cancel(token, order.id);
      const [confirmed, cancelled] = await mailsTo(api.server, email);
      const [booked, ended] = [eventsIn(confirmed?.calendar), eventsIn(cancelled?.calendar)];
      expect(booked.map((event) => event.times)).toEqual(times);
      expect(ended.map(({ uid }) => uid)).toEqual(booked.map(({ uid }) => uid));
      const lines = times
        .map((time) => time.replaceAll(':', 'h').replace('–', ' – '))
        .join('\n    mardi 1er décembre 2026, ');
      for (const mail of [confirmed, cancelled]) expect(plain(mail?.text ?? '')).toContain(`, ${lines}\n`);
      expect(plain(cancelled?.text ?? '')).toContain(sentence);
    },
  );

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
    'the mail of a cancelled order that also waited says what has ended and what remains, in %s',
    async (lang, ended, kept) => {
      const offer = await seed.offer({ wait_list_booking: true });
      await api.buyPaid((await seed.account()).token, [offer.at()]);
      const freed = await seed.account();
      const { id } = await api.buyPaid(freed.token, [offer.at('12:00')]);
      const { token, email } = await seed.account();
      const waiting = [offer.at(), offer.at('12:00')];
      const order = await buyIn(lang, token, { slots: [offer.at('14:00')], waiting });
      await api.cancel(freed.token, id);
      await api.cancel(token, order.id);
      const mail = (await mailsTo(api.server, email)).find(({ kind }) => kind === 'cancelled');
      expect(eventsIn(mail?.calendar)).toHaveLength(1);
      const lines = plain(mail?.text ?? '').split('\n');
      expect(lines).toEqual(expect.arrayContaining([ended, kept]));
      expect(lines.filter((line) => /liste d'attente|waiting list/i.test(line))).toEqual([ended]);
    },
  );

  it('the mail of a cancelled order says that the waiting list of an offered place whose time is over is left', async () => {
    const offer = await seed.offer({ wait_list_booking: true });
    const freed = await seed.account();
    const { id } = await api.buyPaid(freed.token, [offer.at('12:00')]);
    const { token, email } = await seed.account();
    const order = await buyIn('fr', token, { slots: [offer.at('14:00')], waiting: [offer.at('12:00')] });
    await api.cancel(freed.token, id);
    await seed.rows(`UPDATE waiting SET offered_until = $2 WHERE state = 'offered' AND place_id = $1`, [
      ...[offer.at('12:00'), api.time.now - 1],
    ]);
    await api.cancel(token, order.id);
    const mail = (await mailsTo(api.server, email)).find(({ kind }) => kind === 'cancelled');
    const lists = plain(mail?.text ?? '').split('\n');
    expect(lists.filter((line) => line.includes('12h00'))).toEqual([
      "Liste d'attente quittée (heure de Paris) : mardi 1er décembre 2026, 12h00 – 13h00",
    ]);
  });

  it('the mail of a cancelled order with credit and a coupon says what is given back, and no price', async () => {
    const { token, email } = await seed.account({ organization_id: await seed.organization(500) });
    const wishes = { coupon: await seed.coupon(), credit: true };
    const order = await buyIn('fr', token, [(await seed.offer()).at()], wishes);
    await api.cancel(token, order.id);
    const [, mail] = await mailsTo(api.server, email);
    expect(plain(mail?.text ?? '')).toContain(
      "Rendu : 5,80 €\n    5,00 € de crédit de l'entreprise\n    le code promo\n",
    );
    expect(plain(mail?.text ?? '')).not.toContain('Prix');
  });

  it('D-confirmation-mail: several places of a session have one entry in the calendar files, and one line', async () => {
    const { token, email } = await seed.account();
    const offer = await seed.offer({ max_multi_slots: 2, capacity: 4 });
    const order = await buyIn('fr', token, [offer.at(), offer.at()]);
    await api.cancel(token, order.id);
    const [confirmed, cancelled] = await mailsTo(api.server, email);
    expect([eventsIn(confirmed?.calendar), eventsIn(cancelled?.calendar)]).toEqual([
      [expect.anything()],
      [expect.anything()],
    ]);
    expect(plain(confirmed?.text ?? '')).toContain(
      'Quand (heure de Paris) : mardi 1er décembre 2026, 10h00 – 11h00 (2 places)\n',
    );
  });

  it('an order that is cancelled before it is paid sends no mail', async () => {
    const { token, email } = await seed.account();
    const order = await api.buy(token, [(await seed.offer()).at()]);
    await api.cancel(token, order.id);
    expect(await mailsTo(api.server, email)).toEqual([]);
  });
});
