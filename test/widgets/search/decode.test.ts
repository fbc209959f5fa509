// @vitest-environment node

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FOUND_TYPES, fetchFound, fetchFoundUsers } from '../../../widgets/shared/api/catalogue/search.ts';
import type { Client } from '../../../widgets/shared/api/client.ts';
import { fc } from '../../fixtures/data/properties.ts';
import { aFoundPayload, aFoundUserPayload, FOUND_PAYLOADS } from './found-payloads.ts';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** Decodes a payload as the API client does; `paths` are the calls. */
function answering(payload: unknown) {
  const paths: string[] = [];
  const client: Client = {
    get: async (path, decode) => {
      paths.push(path);
      return decode(payload);
    },
    send: () => Promise.reject(new Error('Nothing is sent.')),
  };
  return { client, paths };
}

const GOOD = aFoundPayload();

/** Values that no decoder may accept as an item. */
const NONSENSE = [null, 'Yoga', 7, [], {}];

describe('S-calls: GET /search/{term}', () => {
  it('the searched text is one segment of the path', async () => {
    const { client, paths } = answering([]);
    await fetchFound(client, '../yoga & co/é?#');
    expect(paths).toEqual(['search/..%2Fyoga%20%26%20co%2F%C3%A9%3F%23']);
  });

  it('the results of a search have all types, in the order of the response', async () => {
    const found = await fetchFound(answering(FOUND_PAYLOADS).client, 'yo');
    expect(found.map(({ type }) => type)).toEqual(FOUND_PAYLOADS.map(({ type }) => type));
    expect(found[2]).toEqual({
      type: 'user',
      title: 'Studio Lumière',
      url: 'studio-lumiere',
      detail: 'Paris',
      picture: '/pictures/studio-lumiere.svg',
    });
  });

  it('D-payload-addresses: invalid items are left out, with one warning', async () => {
    const bad = [
      ...NONSENSE,
      aFoundPayload({ type: 'planet' }),
      aFoundPayload({ title: '' }),
      aFoundPayload({ url: 'javascript:alert(1)' }),
      aFoundPayload({ url: null }),
    ];
    const found = await fetchFound(answering([...bad, aFoundPayload()]).client, 'yo');
    expect(found.map(({ title }) => title)).toEqual(['Studio Lumière']);
    expect(console.warn).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['missing', {}],
    ['null', { detail: null, picture: { mini: null } }],
    ['empty, and a script for a picture', { detail: '', picture: { mini: 'javascript:alert(1)' } }],
  ])('a result has no detail and picture if they are %s', async (_, more) => {
    const payload = { type: 'city', title: 'Paris', url: 'paris', ...more };
    const [city] = await fetchFound(answering([payload]).client, 'paris');
    expect(city).toEqual({ type: 'city', title: 'Paris', url: 'paris', detail: null, picture: null });
  });

  it.each([null, 'no', {}, 7])('a response that is not a list, %o, is refused', async (payload) => {
    await expect(fetchFound(answering(payload).client, 'yo')).rejects.toThrow('a list was expected');
  });
});

describe('D-payload-addresses: any response', () => {
  it('an address is http(s), a path or a slug, and a title is a string, whatever the response', async () => {
    const good = fc.constant(GOOD);
    const bent = fc.tuple(good, fc.constantFrom('type', 'title', 'url', 'detail', 'picture'), fc.jsonValue());
    const item = fc.oneof(
      good,
      fc.jsonValue(),
      bent.map(([payload, name, value]) => ({ ...payload, [name]: value })),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(item), async (payload) => {
        const found = await fetchFound(answering(payload).client, 'yo');
        for (const { type, title, url } of found) {
          expect(FOUND_TYPES).toContain(type);
          expect(title).toMatch(/./su);
          expect(url).toMatch(/^(?:https?:|\/|[^/:?#]+$)/i);
        }
        expect(found.length).toBeGreaterThanOrEqual(payload.filter((one) => one === GOOD).length);
      }),
    );
  });
});

describe('D-user-search: GET /search/user/{search}', () => {
  it('a search returns users, even those without a page; D-provider-page: a slug stands in for a missing url', async () => {
    const { client, paths } = answering([
      aFoundUserPayload(),
      aFoundUserPayload({ id: 7, fullName: 'Camille Roy', url: null, slug: null, picture: { medium: null } }),
      aFoundUserPayload({ id: 8, fullName: 'Camille Roy', url: null, slug: 'camille', picture: null }),
    ]);
    expect(await fetchFoundUsers(client, 'a b')).toEqual([
      { id: 42, fullName: 'Studio Lumière', url: 'studio-lumiere', picture: '/pictures/studio-lumiere.svg' },
      { id: 7, fullName: 'Camille Roy', url: null, picture: null },
      { id: 8, fullName: 'Camille Roy', url: 'camille', picture: null },
    ]);
    await fetchFoundUsers(client, 'a b', { group: 'Providers' });
    expect(paths).toEqual(['search/user/a%20b', 'search/user/a%20b?group=Providers']);
  });

  it('users that are invalid are left out', async () => {
    const bad = [
      ...NONSENSE,
      aFoundUserPayload({ url: 'data:text/html,' }),
      aFoundUserPayload({ url: null, slug: '../x' }),
      aFoundUserPayload({ id: '42' }),
    ];
    const users = await fetchFoundUsers(answering([...bad, aFoundUserPayload()]).client, 'lum');
    expect(users.map(({ id }) => id)).toEqual([42]);
  });
});
