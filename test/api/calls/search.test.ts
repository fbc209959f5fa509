import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { INVISIBLE, withInvisible } from '../../fixtures/data/invisible.ts';
import { buildServer, guest, type TestServer } from '../../fixtures/server/api.ts';

let server: TestServer;
beforeAll(async () => {
  server = await buildServer();
});
afterAll(() => server?.close());

async function names(search: string, token?: string) {
  const path = `/search/user/${encodeURIComponent(search)}`;
  const { status, text } = await server.call('GET', path, token === undefined ? {} : { token });
  expect(status).toBe(200);
  return (JSON.parse(text) as readonly { readonly fullName: string }[]).map(({ fullName }) => fullName);
}

describe('D-user-search: GET /search/user/{search}', () => {
  it('a search finds a page with its slug, url and picture, and never an address', async () => {
    const { body } = await server.call('GET', '/search/user/lumi', { token: 'demo-customer' });
    expect(body).toEqual([
      {
        id: 42,
        fullName: 'Studio Lumière',
        slug: 'studio-lumiere',
        url: 'studio-lumiere',
        picture: { medium: '/pictures/venue-3.medium.svg' },
      },
    ]);
  });

  it.each(['lumière', 'LUMIERE', 'Lumie\u0301re', 'studio lum', 'lum stu', '  lumi  '])(
    'a user is found by the beginnings of the full name, whatever the accents and capitals: %s',
    async (search) => {
      expect(await names(search)).toEqual(['Studio Lumière']);
    },
  );

  it.each(INVISIBLE)('D-typed-text: a user is found by a pasted name without its %s', async (_, invisible) => {
    expect(await names(withInvisible('lumière', invisible))).toEqual(['Studio Lumière']);
  });

  it.each(['l', ' l ', '%', 'é', 'lu', 'st'])('fewer than three letters find nothing: %j', async (search) => {
    expect(await names(search)).toEqual([]);
  });

  it.each(['%%', '__', 'lum%re', 'lumi_re', '\\\\', "';"])('a wildcard is plain text: %s', async (search) => {
    expect(await names(search)).toEqual([]);
  });

  it('a search returns eight at most, names that start with the text first', async () => {
    const found = await names('arc', 'demo-customer');
    expect(found).toHaveLength(8);
    expect(found[0]?.toLowerCase().startsWith('arc')).toBe(true);
  });

  it('a search shows customers to accounts only: a visitor and a guest find providers only', async () => {
    expect(await names('abadie', 'demo-customer')).toEqual(['Simon Abadie']);
    expect(await names('abadie')).toEqual([]);
    expect(await names('abadie', await guest(server, 'zoe@example.org'))).toEqual([]);
    expect(await names('claire du', await guest(server, 'zoe@example.org'))).toEqual([]);
    expect(await names('claire du', 'demo-customer')).toEqual(['Claire Dumas']);
  });

  it('a customer who is found has no page', async () => {
    const { body } = await server.call('GET', '/search/user/simon%20abadie', { token: 'demo-customer' });
    expect(body).toEqual([{ id: 2, fullName: 'Simon Abadie', slug: null, url: null, picture: { medium: null } }]);
  });

  it('a search never shows a guest', async () => {
    await guest(server, 'gontran@example.org');
    const { body } = await server.call('GET', '/search/user/zo%C3%A9%20petit', { token: 'demo-customer' });
    const ids = body.map(({ id }) => Number(id));
    const guests = await server.services.database.query<{ id: number }>(`SELECT id FROM person WHERE kind = 'guest'`);
    expect(guests.length).toBeGreaterThan(0);
    expect(guests.filter(({ id }) => ids.includes(id))).toEqual([]);
  });

  it('a search does not show the caller', async () => {
    expect(await names('abadie', 'demo-subscriber')).toEqual([]);
    expect(await names('lumiere', 'demo-provider')).toEqual([]);
  });

  it('a search with an invalid token is refused', async () => {
    const { status, body } = await server.call('GET', '/search/user/lumi', { token: 'nobody' });
    expect([status, body.code]).toEqual([401, 'token-invalid']);
  });
});
