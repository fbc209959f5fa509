import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_TOKENS } from '../../../demo/api/sample-data/made/people.ts';
import { buildServer, type TestServer } from '../../fixtures/server/api.ts';

let server: TestServer;
beforeAll(async () => {
  server = await buildServer();
});
afterAll(() => server?.close());

const rows = <Row>(sql: string) => server.services.database.query<Row>(sql);

describe('D-user-search, D-user-pages: GET /user/{id} returns people with a page only', () => {
  it.each([
    ['a provider', '42', 'Studio Lumière', ['Providers']],
    ['a coach', '4', 'Claire Dumas', ['Coachs']],
    ['another person who has a page', '6', 'Jade Morel', ['Ambassadeurs']],
  ])('the page of %s is returned', async (_, id, fullName, groups) => {
    const { status, body } = await server.call('GET', `/user/${id}`);
    expect([status, body]).toEqual([200, expect.objectContaining({ fullName, groups })]);
  });

  it.each(['5', 'olivier-renaud', 'olivier%20renaud', 'olivier.renaud.5%40example.org'])(
    'the page of the administrator of the sample is not found: %s',
    async (id) => {
      for (const [token] of [[undefined], ...DEMO_TOKENS]) {
        for (const path of [
          `/user/${id}`,
          `/v1/slotted/user/${id}`,
          `/v1/slotted/booked/provider/${id}`,
          `/v1/open/${id}`,
        ]) {
          const { status, body } = await server.call('GET', path, token === undefined ? {} : { token });
          expect([path, status, body.code]).toEqual([path, 404, 'not-found']);
        }
      }
    },
  );

  it('an account without a page is not found, by its id, its address or its name', async () => {
    const people = await rows<{ id: number; email: string; name: string }>(
      `SELECT id, email, first_name || ' ' || last_name AS name FROM person
       WHERE NOT EXISTS (SELECT FROM user_page WHERE person_id = person.id)`,
    );
    expect(people.length).toBeGreaterThan(50);
    for (const { id, email, name } of people) {
      for (const reference of [String(id), email, name]) {
        const { status } = await server.call('GET', `/user/${encodeURIComponent(reference)}`);
        expect([reference, status]).toEqual([reference, 404]);
      }
    }
  });

  it('pages in the sample are those of people who offer something, or of an ambassador', async () => {
    const groups = await rows<{ name: string }>(
      'SELECT DISTINCT unnest(groups) AS name FROM user_page JOIN person ON person.id = person_id ORDER BY name',
    );
    expect(groups.map(({ name }) => name)).toEqual(['Ambassadeurs', 'Coachs', 'Providers']);
  });
});
