import { Compile } from 'typebox/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COMPACT_TYPE, type CompactPositions } from '../../../core/map/compact-positions.ts';
import { CompactPositionsSchema, type Position } from '../../../demo/api/schemas/map.ts';
import { buildServer, type TestServer } from '../../fixtures/server/api.ts';
import { get } from './read.ts';

let server: TestServer;

beforeAll(async () => {
  server = await buildServer();
});
afterAll(() => server?.close());

const ask = (accept: string | null, path = '/v1/map/', more: Readonly<Record<string, string>> = {}) =>
  server.call('GET', path, { headers: { ...(accept !== null && { accept }), ...more } });

/** Converts a compact response to the positions of the list. */
function listed(compact: CompactPositions): readonly Position[] {
  const { texts } = compact;
  const text = (index: number | undefined) => texts[index ?? -1] ?? '';
  let next = 0;
  return compact.ids.map((id, n) => {
    const count = compact.eventCounts[n] ?? 0;
    next += count;
    const [url, picture] = [text(compact.urls[n]), compact.pictures[n] ?? -1];
    return {
      location: {
        id,
        lat: compact.latitudes[n] ?? null,
        long: compact.longitudes[n] ?? null,
        name: text(compact.names[n]),
      },
      city: text(compact.cities[n]),
      user: { fullName: text(compact.providers[n]), slug: url, url, picture: { medium: texts[picture] ?? null } },
      eventType: 'all',
      events: compact.events.slice(next - count, next).map((event) => ({ id: event })),
    };
  });
}

describe('D-compact-map: a compact form of the positions', () => {
  it.each(['', 'city/paris', 'city/lyon/sport/yoga', 'provider/nobody'])(
    "the map's compact form has the same positions as the list of %j, except those without coordinates",
    async (filters) => {
      const { status, headers, body } = await ask(COMPACT_TYPE, `/v1/map/${filters}`);
      expect([status, headers['content-type'], headers['vary']]).toEqual([
        200,
        `${COMPACT_TYPE}; charset=utf-8`,
        'accept',
      ]);
      const list = await get<readonly Position[]>(server, `/v1/map/${filters}`);
      const placed = list.filter(({ location }) => location.lat !== null);
      const found = listed(body as unknown as CompactPositions);
      const withoutSlug = ({ user: { slug, ...user }, ...position }: Position) => ({ ...position, user });
      expect(found.map(withoutSlug)).toEqual(placed.map(withoutSlug));
    },
  );

  it("the map's compact form matches its schema, has each text once, and is less than 40 % of the list's size", async () => {
    const [compact, list] = [await ask(COMPACT_TYPE), await ask('application/json')];
    expect(Compile(CompactPositionsSchema).Check(compact.body)).toBe(true);
    const { texts } = compact.body as unknown as CompactPositions;
    expect(new Set(texts).size).toBe(texts.length);
    expect(compact.text.length).toBeLessThan(list.text.length / 2.5);
  });

  it.each([
    [`${COMPACT_TYPE}, application/json;q=0.5`, true],
    [`text/html, ${COMPACT_TYPE.toUpperCase()} ; q=0.8`, true],
    [`application/json;q=0.5,${COMPACT_TYPE};q=0.4`, false],
    [`${COMPACT_TYPE};q=0`, false],
    [`${COMPACT_TYPE};q=many`, false],
    [`${COMPACT_TYPE}s`, false],
    ['application/json', false],
    ['application/*', false],
    ['*/*', false],
    [',;q=,', false],
    ['', false],
    [null, false],
  ] as const)("an Accept header asks for the map's compact form or not: %j, %s", async (accept, isCompact) => {
    const { status, headers, body } = await ask(accept, '/v1/map/city/lyon');
    expect([status, headers['vary'], Array.isArray(body)]).toEqual([200, 'accept', !isCompact]);
    expect(headers['content-type']).toBe(`${isCompact ? COMPACT_TYPE : 'application/json'}; charset=utf-8`);
  });

  it('D-caching: each form of the map has its own ETag, by which it is revalidated', async () => {
    const [compact, list] = [await ask(COMPACT_TYPE, '/v1/map'), await ask(null, '/v1/map')];
    const [tag, other] = [String(compact.headers['etag']), String(list.headers['etag'])];
    expect(tag).not.toBe(other);
    expect((await ask(COMPACT_TYPE, '/v1/map', { 'if-none-match': tag })).status).toBe(304);
    expect((await ask(COMPACT_TYPE, '/v1/map', { 'if-none-match': other })).status).toBe(200);
  });

  it('D-openapi: the document describes both forms of the map', async () => {
    const { body } = await server.call('GET', '/openapi.json');
    const { paths } = body as unknown as {
      readonly paths: Record<
        string,
        { readonly get: { readonly responses: Record<string, { readonly content: object }> } }
      >;
    };
    for (const path of ['/v1/map', '/v1/map/{filters}']) {
      expect(Object.keys(paths[path]?.get.responses['200']?.content ?? {})).toEqual([COMPACT_TYPE, 'application/json']);
    }
  });

  it('an invalid filter is the same problem in both forms of the map', async () => {
    const { status, headers, body } = await ask(COMPACT_TYPE, '/v1/map/town/paris');
    expect([status, headers['content-type'], body.code]).toEqual([
      400,
      expect.stringContaining('application/problem+json'),
      'invalid-request',
    ]);
  });
});
