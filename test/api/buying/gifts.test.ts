import { describe, expect, it } from 'vitest';
import type { GiftForm } from '../../../demo/api/schemas/basket.ts';
import { INVISIBLE, withInvisible } from '../../fixtures/data/invisible.ts';
import { outcome } from '../../fixtures/server/client.ts';
import { serverOfTests } from '../../fixtures/server/server-of-tests.ts';

const { api, seed } = serverOfTests();

const LEA = { firstName: ' Léa ', lastName: 'Roy', email: ' Lea@Example.org ' };

const check = (token: string, gift: GiftForm) => api.server.call('POST', '/v1/gift/check', { token, body: gift });

describe('D-gift: the recipient of a gift', () => {
  it.each<[gift: GiftForm, errors: readonly (readonly [field: string, code: string])[]]>([
    [{ ...LEA, firstName: '' }, [['firstName', 'name-required']]],
    [{ ...LEA, firstName: '123' }, [['firstName', 'name-invalid']]],
    [{ ...LEA, lastName: '  ' }, [['lastName', 'name-required']]],
    [{ ...LEA, lastName: 'www.spam' }, [['lastName', 'name-invalid']]],
    [{ ...LEA, email: '' }, [['email', 'email-invalid']]],
    [{ ...LEA, email: 'lea@localhost' }, [['email', 'email-invalid']]],
    [{ ...LEA, email: 'le\u0301a@example.org' }, [['email', 'email-accents']]],
    [
      {},
      [
        ['firstName', 'name-required'],
        ['lastName', 'name-required'],
        ['email', 'email-invalid'],
      ],
    ],
  ])('a gift gets an error for each bad field of its recipient: %o', async (gift, expected) => {
    const errors = expected.map(([field, code]) => ({ field, code }));
    const token = await api.newGuest();
    const checked = await check(token, gift);
    expect([...outcome(checked), checked.body.errors]).toEqual([422, errors[0]?.code, errors]);
    const quoted = await api.quote(token, { slots: [(await seed.offer()).at()], gift });
    expect([quoted.status, quoted.body.errors]).toEqual([422, errors]);
  });

  it('S-gift: a new recipient is stored as typed, except for spaces, and capitals in the address', async () => {
    const token = await api.newGuest();
    const recipient = { fullName: 'Léa Roy', email: 'lea@example.org' };
    expect((await check(token, LEA)).body).toEqual(recipient);
    const order = await api.buyPaid(token, [(await seed.offer()).at()], { gift: LEA });
    expect([order.state, order.gift]).toEqual(['confirmed', recipient]);
    expect(order.buyer.email).toBe(api.lastAddress());
  });

  it.each(INVISIBLE)(
    'D-typed-text: a pasted name and address of a new recipient are read without their %s',
    async (_, invisible) => {
      const gift = {
        firstName: withInvisible('Léa', invisible),
        lastName: withInvisible('Roy', invisible),
        email: withInvisible('Lea@Cafe\u0301.fr', invisible),
      };
      const { body } = await check(await api.newGuest(), gift);
      expect(body).toEqual({ fullName: 'Léa Roy', email: 'lea@café.fr' });
    },
  );

  it('a giver with an account is told that an address is that of an account, whatever its capitals', async () => {
    const [{ token }, { email }] = [await seed.account(), await seed.account()];
    const answer = await check(token, { ...LEA, email: email.toUpperCase() });
    expect([...outcome(answer), answer.body.errors]).toEqual([
      422,
      'email-used',
      [{ field: 'email', code: 'email-used' }],
    ]);
  });

  it('no call tells a guest whether an address is that of an account, and the gift is sent to it', async () => {
    const { email } = await seed.account();
    const offer = await seed.offer({ price_cents: 0, capacity: 9 });
    const answersTo = async (address: string) => {
      const gift = { ...LEA, email: address };
      const token = await api.newGuest();
      const { body: held } = await api.hold(token, [offer.at()]);
      const kept = { gift, draft: { gift } };
      const answers = [
        await check(token, gift),
        await api.quote(token, { hold: held.id, gift }),
        await api.server.call('PUT', `/v1/hold/${held.id}/wishes`, { token, body: kept }),
        await api.server.call('GET', `/v1/hold/${held.id}`, { token }),
        await api.order(token, held.id, 0, { gift }),
      ];
      const secrets = new RegExp(`${address}|${held.id}|guest\\d+@|[0-9a-f]{8}-[0-9a-f-]{27}|T10[^"]*`, 'g');
      return answers.map(({ status, text }) => [status, text.replaceAll(secrets, '')]);
    };
    const [unknown, known] = [await answersTo('nobody.yet@example.org'), await answersTo(email)];
    expect(known).toEqual(unknown);
    expect(known.map(([status]) => status)).toEqual([200, 200, 204, 200, 201]);
    const mails = await seed.rows('SELECT kind FROM outbox WHERE recipient = $1', [email]);
    expect(mails).toEqual([{ kind: 'gift' }]);
  });

  it('a new recipient is accepted with an address that a guest has used', async () => {
    await api.newGuest();
    expect((await check('demo-customer', { ...LEA, email: api.lastAddress() })).status).toBe(200);
  });

  it('a recipient may be somebody with an account, whose address is not shown', async () => {
    const [giver, receiver] = [await seed.account(), await seed.account({ first_name: 'Noé' })];
    expect((await check(giver.token, { user: receiver.id })).body).toEqual({ fullName: 'Noé Costa', email: null });
    const order = await api.buy(giver.token, [(await seed.offer()).at()], { gift: { user: receiver.id } });
    expect(order.gift).toEqual({ fullName: 'Noé Costa', email: null });
    const rows = await seed.rows('SELECT gift_person_id FROM purchase WHERE id = $1', [order.id]);
    expect(rows).toEqual([{ gift_person_id: receiver.id }]);
  });

  it('a recipient is never the giver, an unknown person or a guest; and a guest cannot name accounts', async () => {
    const giver = await seed.account();
    const guest = await api.newGuest();
    const [{ id: guestId } = { id: 0 }] = await seed.rows<{ id: number }>('SELECT id FROM person WHERE email = $1', [
      api.lastAddress(),
    ]);
    const asked = [
      await check(giver.token, { user: giver.id }),
      await check(giver.token, { user: 999_999 }),
      await check(giver.token, { user: guestId }),
      await check(guest, { user: giver.id }),
    ];
    for (const answer of asked) {
      expect([...outcome(answer), answer.body.errors]).toEqual([
        422,
        'recipient-unknown',
        [{ field: 'user', code: 'recipient-unknown' }],
      ]);
    }
  });

  it('D-gift-recipient-name: a recipient with an account is not shown to a visitor', async () => {
    expect(outcome(await api.server.call('POST', '/v1/gift/check', { body: LEA }))).toEqual([401, 'token-invalid']);
  });
});

describe('D-gift-limits: a gift', () => {
  it('a gift uses no free slot of a subscription, but uses those of the offer', async () => {
    const giver = await seed.account();
    await seed.subscription(giver);
    const [plain, free] = [await seed.offer(), await seed.offer({ free_slot: 1 })];
    const quoteOf = async (slots: readonly string[]) => await api.quoted(giver.token, { slots: [...slots], gift: LEA });
    expect(await quoteOf([plain.at()])).toMatchObject({ subscription: null, free: 0, total: 12 });
    expect(await quoteOf([free.at('10:00'), free.at('11:00')])).toMatchObject({ free: 1, total: 12 });
  });

  it('a gift counts towards the limits of the giver, not of the recipient', async () => {
    const [giver, receiver] = [await seed.account(), await seed.account()];
    const offer = await seed.offer({ book_month: 1, capacity: 5 });
    await api.buyPaid(giver.token, [offer.at('10:00')], { gift: { user: receiver.id } });
    expect(outcome(await api.hold(giver.token, [offer.at('11:00')]))).toEqual([409, 'monthly-limit']);
    expect(outcome(await api.hold(giver.token, [offer.at('10:00')]))).toEqual([409, 'already-booked']);
    expect((await api.hold(receiver.token, [offer.at('10:00')])).status).toBe(201);
  });

  it('an event can be a gift, and a membership cannot', async () => {
    const { token } = await seed.account();
    const event = await api.buyPaid(token, { item: await seed.event() }, { gift: LEA });
    expect([event.state, event.gift?.fullName]).toEqual(['confirmed', 'Léa Roy']);
    const { body: held } = await api.hold(token, { item: await seed.membershipOption() });
    expect(outcome(await api.quote(token, { hold: held.id, gift: LEA }))).toEqual([422, 'gift-not-possible']);
    expect(outcome(await api.order(token, held.id, 59, { gift: LEA }))).toEqual([422, 'gift-not-possible']);
  });
});
