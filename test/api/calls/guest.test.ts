import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { INVISIBLE, withInvisible } from '../../fixtures/data/invisible.ts';
import { buildServer, slot, type TestServer } from '../../fixtures/server/api.ts';

let now = Date.parse('2026-11-20T09:00:00Z');
let server: TestServer;
beforeAll(async () => {
  server = await buildServer({ clock: { now: () => now } });
});
afterAll(() => server?.close());

const form = { firstName: 'Zoé', lastName: "d'Ormesson-Nguyễn", email: 'Zoe@Example.org' };

/** Texts that a stranger would have us send: addresses, telephone numbers and sentences (D-mail-limits). */
const SENTENCES = [
  'lea@example.org',
  'visitez exemple.fr vite',
  'spam.shop',
  '06 12 34 56 78',
  'appelez 0 8',
  '12 rue de la Paix',
  'Gagnez 1 €',
  'Urgent: rappelez',
  'Bravo !',
  'Votre compte est bloqué.',
  'Bonjour. Rappelez vite',
  'Cliquez vite pour garder votre compte ouvert',
];
const NAMES = [
  "O'Connor",
  'Jean-Pierre',
  'María de los Ángeles',
  'Almeida Pereira dos Santos Silva',
  'Nguyễn Thị Minh Khai',
  'J.R.R. Tolkien',
  'St. John',
  'Smith, Jr.',
  'van der Berg',
  '김',
  'Zoé 2',
  'é'.repeat(80),
];

describe('D-guest-token: a guest', () => {
  it('a guest gets a token of two hours, of which only a hash is stored', async () => {
    const { status, body } = await server.call('POST', '/v1/guest', { body: form });
    expect(status).toBe(201);
    expect(body).toEqual({ token: expect.stringMatching(/^[\w-]{43}$/), expiresAt: '2026-11-20T11:00:00.000Z' });
    const stored = await server.services.database.query('SELECT * FROM access_token');
    expect(JSON.stringify(stored)).not.toContain(body.token);

    const slots = [slot(1, '2026-12-01', '10:00')];
    expect((await server.call('POST', '/v1/quote', { token: body.token, body: { slots } })).status).toBe(200);
    now += 120 * 60_000;
    const late = await server.call('POST', '/v1/quote', { token: body.token, body: { slots } });
    expect([late.status, late.body.code]).toEqual([401, 'token-invalid']);
  });

  it('a guest gets back the name that was entered; no other response has a name', async () => {
    const { body } = await server.call('POST', '/v1/guest', { body: form });
    const told = await server.call('GET', '/v1/guest', { token: body.token });
    expect([told.status, told.body]).toEqual([200, { firstName: 'Zoé', lastName: "d'Ormesson-Nguyễn" }]);
    const others = [{}, { token: 'nonsense' }, { token: 'demo-customer' }];
    const answers = await Promise.all(others.map((options) => server.call('GET', '/v1/guest', options)));
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 403]);
  });

  it.each([
    [{ firstName: '' }, 'firstName', 'name-required'],
    [{ firstName: '  ' }, 'firstName', 'name-required'],
    [{ lastName: '' }, 'lastName', 'name-required'],
    [{ firstName: '123' }, 'firstName', 'name-invalid'],
    [{ firstName: 'a\nb' }, 'firstName', 'name-invalid'],
    [{ firstName: 'a\u0001b' }, 'firstName', 'name-invalid'],
    [{ firstName: 'a\u2028b' }, 'firstName', 'name-invalid'],
    [{ lastName: 'see https://spam.example' }, 'lastName', 'name-invalid'],
    [{ lastName: 'www.spam' }, 'lastName', 'name-invalid'],
    [{ lastName: 'spam.com' }, 'lastName', 'name-invalid'],
    [{ lastName: '<b>x' }, 'lastName', 'name-invalid'],
    [{ lastName: 'é'.repeat(81) }, 'lastName', 'name-invalid'],
    [{ email: '' }, 'email', 'email-invalid'],
    [{ email: 'zoe' }, 'email', 'email-invalid'],
    [{ email: 'zoe@localhost' }, 'email', 'email-invalid'],
    [{ email: 'zoe@a..fr' }, 'email', 'email-invalid'],
    [{ email: 'zoe@a@b.fr' }, 'email', 'email-invalid'],
    [{ email: 'zo e@b.fr' }, 'email', 'email-invalid'],
    [{ email: `${'a'.repeat(65)}@b.fr` }, 'email', 'email-invalid'],
  ])('S-forms: a guest is refused for %o', async (wrong, field, code) => {
    const { status, body } = await server.call('POST', '/v1/guest', { body: { ...form, ...wrong } });
    expect([status, body.code, body.errors]).toEqual([422, code, [{ field, code }]]);
  });

  it.each(SENTENCES)('an address, a number or a sentence is no name: %s', async (lastName) => {
    const { status, body } = await server.call('POST', '/v1/guest', { body: { ...form, lastName } });
    expect([status, body.errors]).toEqual([422, [{ field: 'lastName', code: 'name-invalid' }]]);
  });

  it.each(NAMES)('a name is accepted: %s', async (lastName) => {
    const { status } = await server.call('POST', '/v1/guest', { body: { ...form, lastName } });
    expect(status).toBe(201);
  });

  it.each([
    ['lea.roy@gmail.com', null],
    ['Léa Roy <mailto:lea.roy@gmail.com>,', null],
    ['lea@café.fr', null],
    ['lea@cafe\u0301.fr', null],
    ['lea@xn--caf-dma.fr', null],
    ['lea@пример.рф', null],
    ['lea@उदाहरण.भारत', null],
    ['lea@xn--p1b6ci4b4b3a.xn--h2brj9c', null],
    ['lea@உதாரணம்.இந்தியா', null],
    ['lea@ตัวอย่าง.ไทย', null],
    ['lea@نامه\u200cای.com', null],
    ['lea@exam\u200cple.org/path', 'email-invalid'],
    ['lea@example.org/path', 'email-invalid'],
    ['lea@example.org:25', 'email-invalid'],
    ['lea@example%2eorg', 'email-invalid'],
    ['lea@192.168.1.1', 'email-invalid'],
    ['lea@xn--0.fr', 'email-invalid'],
    [`lea@${'é'.repeat(60)}.fr`, 'email-invalid'],
    ['léa.roy@gmail.com', 'email-accents'],
    ['le\u0301a.roy@gmail.com', 'email-accents'],
    ['q\u0307.roy@gmail.com', 'email-accents'],
    ['lea@gmail.coù', 'email-ending-unknown'],
    ['lea@gmail.comm', 'email-ending-unknown'],
    ['lea@exemple.xn--t-9fa', 'email-ending-unknown'],
  ])('D-guest-address: the address %s gets the code %s', async (email, code) => {
    const { status, body } = await server.call('POST', '/v1/guest', { body: { ...form, email } });
    expect([status, body.errors ?? []]).toEqual(code === null ? [201, []] : [422, [{ field: 'email', code }]]);
  });

  it.each(INVISIBLE)(
    'D-typed-text: a pasted name and address of a guest are read without their %s',
    async (_, invisible) => {
      const pasted = {
        firstName: withInvisible('Zoé', invisible),
        lastName: withInvisible('Petit', invisible),
        email: withInvisible('Pasted@Example.org', invisible),
      };
      const { body } = await server.call('POST', '/v1/guest', { body: pasted });
      const told = await server.call('GET', '/v1/guest', { token: body.token });
      expect(told.body).toEqual({ firstName: 'Zoé', lastName: 'Petit' });
      const known = await server.services.database.query(`SELECT kind FROM person WHERE email = 'pasted@example.org'`);
      expect(known).toEqual([{ kind: 'guest' }]);
    },
  );

  it('S-forms: a guest gets the errors of all fields at once, a missing one too', async () => {
    const { status, body } = await server.call('POST', '/v1/guest', { body: {} });
    expect([status, body.errors.map((error: { field: string }) => error.field)]).toEqual([
      422,
      ['firstName', 'lastName', 'email'],
    ]);
  });

  it('D-idempotency: a guest gets the same token for the same key and form, and none for another form', async () => {
    const first = await server.call('POST', '/v1/guest', { body: form, key: 'guest-1' });
    const again = await server.call('POST', '/v1/guest', { body: form, key: 'guest-1' });
    const other = await server.call('POST', '/v1/guest', { body: { ...form, firstName: 'Ana' }, key: 'guest-1' });
    expect([first.status, again.text, again.headers['idempotency-replayed']]).toEqual([201, first.text, 'true']);
    expect([other.status, other.body.code]).toEqual([422, 'idempotency-mismatch']);
    const kept = await server.services.database.query('SELECT body FROM idempotency');
    expect(JSON.stringify(kept)).not.toContain(first.body.token);
  });

  it.each(['Jean-Éric', "O'Neill", 'J. R. R.', '李', 'Зоя', 'é'.repeat(80)])(
    'S-forms: a guest may be called %s',
    async (firstName) => {
      expect((await server.call('POST', '/v1/guest', { body: { ...form, firstName } })).status).toBe(201);
    },
  );
});
