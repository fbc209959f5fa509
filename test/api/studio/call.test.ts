import { describe, expect, it } from 'vitest';
import { guest } from '../../fixtures/server/api.ts';
import { serverOfTests } from '../../fixtures/server/server-of-tests.ts';

const PATH = '/v1/studio/import';

const { api } = serverOfTests();

const send = (token: string | undefined, body: object) =>
  api.server.call('POST', PATH, { ...(token !== undefined && { token }), body });
const coach = (firstName: string) => ({ sheets: { coaches: [{ firstName, lastName: 'Essai' }] } });
const has = async (slug: string) =>
  (await api.server.services.database.query('SELECT FROM coach WHERE slug = $1', [slug])).length > 0;

describe('D-calls-studio: an administrator imports through the running server', () => {
  it('a first request only says what would change, and the same content with its answer writes it', async () => {
    const tried = await send('demo-admin', coach('Ada'));
    expect(tried).toMatchObject({
      status: 200,
      body: { state: 'ready', changes: [{ sheet: 'coaches', added: 1, changed: 0, removed: 0, rows: ['ada-essai'] }] },
    });
    expect(await has('ada-essai')).toBe(false);
    const { confirm } = JSON.parse(tried.text);
    expect(await send('demo-admin', { ...coach('Bea'), confirm })).toMatchObject({
      status: 409,
      body: { code: 'import-changed' },
    });
    expect(await send('demo-admin', { ...coach('Ada'), confirm })).toMatchObject({ body: { state: 'written' } });
    expect(await has('ada-essai')).toBe(true);
  });

  it('anybody else is refused, before the body is read', async () => {
    const visitor = await guest(api.server, 'visitor@example.org');
    const large = { sheets: { coaches: [{ firstName: 'a'.repeat(90_000), lastName: 'b' }] } };
    for (const token of ['demo-customer', 'demo-provider', 'demo-coach', visitor]) {
      expect(await send(token, large), token).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    }
    for (const token of [undefined, 'nobody']) expect(await send(token, large)).toMatchObject({ status: 401 });
    expect(await send('demo-admin', large)).toMatchObject({ status: 200 });
  });

  it('faults have their rows, a sentence in both languages, and open questions', async () => {
    const sheets = {
      coaches: [{ firstName: 'Ada' }],
      customers: [{ email: 'a@example.org', firstName: 'A', lastName: 'B', phone: 612_345_678 }],
    };
    expect((await send('demo-admin', { sheets })).body).toMatchObject({
      code: 'import-invalid',
      errors: [{ field: 'sheets/coaches/0', code: 'missing-column' }],
      sentences: [{ fr: 'la colonne « Nom » manque.', en: 'the column “Last name” is missing.' }],
      questions: [{ id: 'customers.phone.lost-zero', question: 'lost-zero', answers: ['add-zero', 'as-written'] }],
    });
    const answers = { 'customers.phone.lost-zero': 'add-zero' };
    expect(await send('demo-admin', { sheets: { customers: sheets.customers }, answers })).toMatchObject({
      status: 200,
    });
  });

  it('files are read as the command reads them, each question and fault in both languages', async () => {
    const file = (name: string, text: string) => ({ name, content: Buffer.from(text).toString('base64') });
    const csv = file('clients.csv', 'E-mail;Prénom;Nom;Téléphone\nlea@example.org;Léa;Roy;612345678\n');
    const asked = await send('demo-admin', { files: [csv] });
    expect(JSON.parse(asked.text)).toMatchObject({
      code: 'import-invalid',
      questions: [
        {
          answers: ['add-zero', 'as-written'],
          text: { fr: expect.stringContaining('clients.csv, ligne 2') },
          readings: { 'add-zero': { en: 'put the 0 back: 0612345678' } },
        },
      ],
    });
    const answers = { 'customers.phone.lost-zero': 'add-zero' };
    const tried = await send('demo-admin', { files: [csv], answers });
    expect(tried).toMatchObject({ status: 200, body: { state: 'ready' } });
    const written = await send('demo-admin', { files: [csv], answers, confirm: JSON.parse(tried.text).confirm });
    expect(written).toMatchObject({ body: { state: 'written' } });
    expect(JSON.parse((await send('demo-admin', { files: [file('photo.png', 'x')] })).text)).toMatchObject({
      ...{ status: 422, errors: [{ field: 'files', code: 'other-file' }] },
      sentences: [{ fr: expect.stringContaining('photo.png : ce n’est ni un classeur') }],
    });
  });

  it('what people have booked is asked, in words of both languages, and may be called off', async () => {
    const sessions = [{ offer: 'padel-duo', weekdays: 'lundi', from: '03:00', to: '04:00', capacity: 1 }];
    const { status, text } = await send('demo-admin', { sheets: { sessions } });
    const { code, errors, questions } = JSON.parse(text);
    expect([status, code, errors]).toEqual([422, 'import-invalid', []]);
    const [first, ...others] = questions as readonly { readonly id: string }[];
    expect(first).toMatchObject({
      id: expect.stringMatching(/^sessions\.padel-duo\./),
      question: 'booked',
      answers: expect.arrayContaining(['stay', 'call-off']),
      text: { fr: expect.stringMatching(/^Padel duo, /), en: expect.stringMatching(/^Padel duo, /) },
      readings: { stay: { fr: 'garder ces dates comme elles étaient' } },
    });
    const answers = Object.fromEntries([first, ...others].map((one) => [one?.id, 'call-off']));
    expect(await send('demo-admin', { sheets: { sessions }, answers })).toMatchObject({
      status: 200,
      body: { state: 'ready', sessions: expect.arrayContaining([expect.objectContaining({ what: 'called-off' })]) },
    });
  });

  it.each([
    ['no list', { sheets: { coaches: {} } }],
    ['another member', { ...coach('A'), force: true }],
    ['a nested cell', { sheets: { coaches: [{ firstName: { a: 1 } }] } }],
    ['no digest', { ...coach('A'), confirm: 'yes' }],
  ])('a body with %s is refused', async (_, body) => {
    expect(await send('demo-admin', body)).toMatchObject({ status: 400, body: { code: 'invalid-request' } });
  });
});
