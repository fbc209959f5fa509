import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asUtcMs, type WallTime, wallFromUtc } from '../../../core/time/wall-time.ts';
import { offsetAt, PARIS, toInstant } from '../../../core/time/zone.ts';
import { checkApi } from '../../../demo/conformance/check-api.ts';
import { changing, startWrong, type Wrong } from '../../fixtures/backends/wrong.ts';
import { buildServer, NOW, type TestServer } from '../../fixtures/server/api.ts';

type Item = Readonly<Record<string, unknown>>;

interface Page {
  readonly items: readonly Item[];
}

const EVENTS = /^v1\/event\/list/;
const OFFER = /^v1\/slotted\/(?!booked|user|id)/;
const BOOKED = /^v1\/slotted\/booked/;
const OPEN = { 'access-control-allow-origin': '*' };

let server: TestServer;
let reference: string;
beforeAll(async () => {
  server = await buildServer();
  reference = `${await server.app.listen({ port: 0, host: '127.0.0.1' })}/api`;
});
afterAll(() => server?.close());

const withoutHeader =
  (name: string, from = 0): Wrong =>
  ({ method, headers, status }) => {
    const others = Object.fromEntries(Object.entries(headers).filter(([one]) => !one.startsWith(name)));
    return status < from || (method === 'OPTIONS') !== name.endsWith('headers') ? {} : { headers: others };
  };

const eachEvent = (change: (item: Item) => Item): Wrong =>
  changing(EVENTS, ({ items, ...page }: Page) => ({ ...page, items: items.map(change) }));

const eachTaken = (change: (item: Item) => Item): Wrong =>
  changing(BOOKED, (starts: readonly Item[]) => starts.map(change));

/** Returns the start of a taken place an hour or two earlier, as clocks of UTC show it. */
function inUtc({ startDate, ...rest }: Item): Item {
  const wall = String(startDate).slice(0, 16) as WallTime;
  const utc = wallFromUtc(asUtcMs(wall) - offsetAt(toInstant(wall, PARIS), PARIS));
  return { ...rest, startDate: `${utc}:00` };
}

/** Ten events on pages of four that count from 0, of which the first is sent without a number. */
function fromZero(): Wrong {
  let all: readonly Item[] = [];
  return changing(/^v1\/event\/list$/, ({ items }: Page, { query }) => {
    if (!query.has('page')) all = items.slice(0, 10);
    const page = Math.min(2, Number(query.get('page') ?? 0));
    return { items: all.slice(page * 4, page * 4 + 4), page, lastPage: 2, total: 10 };
  });
}

function everyPageIsTheFirst(): Wrong {
  let first: Page = { items: [] };
  return changing(EVENTS, (page: Page, { query }) => {
    if (!query.has('page')) first = page;
    return { ...page, items: first.items };
  });
}

const snakeCase = (item: Item) =>
  Object.fromEntries(
    Object.entries(item).map(([name, value]) => [
      name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      value,
    ]),
  );

/** Each mistake of a back end: its description, how to make it, and what the checks say about it. */
const MISTAKES: readonly (readonly [name: string, wrong: Wrong, check: string, said: RegExp])[] = [
  [
    'its taken hours are those of Paris, sent as UTC',
    eachTaken((item) => ({ ...item, startDate: `${item['startDate']}Z` })),
    'starts',
    /startDate "[^"]*Z" is [\d-]* [\d:]* in Paris, when the offer \d+ has no session; it has one at [\d:]*: is this Paris time, sent as of another zone\?/,
  ],
  [
    'its taken hours are those of UTC, without their zone',
    eachTaken(inUtc),
    'starts',
    /when the offer \d+ has no session; it has one at [\d:]*: is this UTC, sent without its zone\?/,
  ],
  [
    'its dates are in a zone that browsers read differently',
    eachEvent((event) => ({ ...event, date: { date: '2026-12-15 10:00:00', timezone: 'America/Vancouver' } })),
    'zones',
    /GET v1\/event\/list\/.* has dates in America\/Vancouver.*: send Paris time or an offset\./,
  ],
  [
    'pages of other origins cannot read its failures',
    withoutHeader('access-control-allow-origin', 400),
    'cors',
    /^A 404 \(GET v1\/slotted\/creneau-conformance-nobody.*\) has no Access-Control-Allow-Origin.*, so a page takes it for a lost connection\.$/,
  ],
  [
    'pages of other origins cannot read its responses',
    withoutHeader('access-control-allow-origin'),
    'cors',
    /^GET v1\/event\/list\/, .* and \d+ more: no Access-Control-Allow-Origin/,
  ],
  [
    'it does not allow the headers of the widgets',
    withoutHeader('access-control-allow-headers'),
    'preflight',
    /lacks authorization, content-type, idempotency-key/,
  ],
  [
    'its preflights are redirected',
    ({ method }) => (method === 'OPTIONS' ? { status: 308, headers: { ...OPEN, location: '/' } } : {}),
    'preflight',
    /^A preflight is answered 308, but browsers need 204 or 200\.$/,
  ],
  [
    'its amounts are formatted texts',
    eachEvent((event) => ({ ...event, price: '12,50 €' })),
    'items',
    /^Left out: items\[0\]\.price is "12,50 €", which is no amount\.$/,
  ],
  [
    'its amounts are cents',
    eachEvent((event) => ({ ...event, price: Number(event['price']) * 1000 })),
    'amounts',
    /prices is a whole number from 200 on \(\d+\): cents in place of euros\?$/,
  ],
  [
    'its ids are texts',
    changing(OFFER, (offer: Item) => ({ ...offer, id: String(offer['id']) })),
    'fields',
    /^It cannot be read: id is "\d+", but must be a number\.$/,
  ],
  [
    'its names have the other style',
    changing(OFFER, snakeCase),
    'fields',
    /^It cannot be read: slotTime is missing: it is called slot_time\.$/,
  ],
  [
    'a part of an offer has a name of the other style',
    changing(/^v1\/slotted\/user/, (offers: readonly Item[]) =>
      offers.map((offer) => ({ ...offer, user: snakeCase(offer['user'] as Item) })),
    ),
    'items',
    /^Left out: \[0\]\.user\.fullName is missing: it is called full_name\.$/,
  ],
  [
    'a list without items is null',
    changing(/^v1\/past/, (page: Page) => ({ ...page, items: null })),
    'fields',
    /^It cannot be read: items is null, but must be a list\.$/,
  ],
  [
    'it answers 200 and null where there is nothing',
    ({ path, headers }) =>
      /^(?:v1\/map|v1\/replay|v1\/popups)/.test(path) ? { status: 200, headers, body: 'null' } : {},
    'fields',
    /^It cannot be read: the body is null, but must be a list\. What does not exist is answered 404\.$/,
  ],
  [
    'it answers 200 and null for an unknown offer',
    ({ status, headers }) => (status === 404 ? { status: 200, headers, body: 'null' } : {}),
    'problems',
    /^An offer that does not exist is answered 200 with null, but must be 404\.$/,
  ],
  [
    'its pages count from 0',
    fromZero(),
    'paging',
    /^v1\/event\/list\/: \?page=1 has 4 items that are never shown: the first page is asked without page, the next as \?page=2\.$/,
  ],
  [
    'every page is the first',
    everyPageIsTheFirst(),
    'paging',
    /: \?page=2 repeats \d+ items of earlier pages \(\d+\)\.$/,
  ],
  [
    'its total is that of the page',
    changing(EVENTS, (page: Page) => ({ ...page, total: page.items.length })),
    'paging',
    /^v1\/event\/list\/: total is \d+, but the pages 1 to \d+ have \d+ items\.$/,
  ],
  [
    'its days are numbers',
    changing(OFFER, (offer: Item) => ({ ...offer, schedule: Object.values(offer['schedule'] as Item) })),
    'schedule',
    /^schedule has 0, 1, 2, 3, 4, 5, 6, but its days are monday to sunday: no slot is shown\.$/,
  ],
  [
    'its dates have the French format',
    eachEvent((event) => ({ ...event, date: '01/12/2026 18:30' })),
    'items',
    /^Left out: items\[0\]\.date is "01\/12\/2026 18:30", which is no date\.$/,
  ],
  [
    'a session of its schedule has no hour',
    changing(OFFER, (offer: Item) => ({ ...offer, schedule: { monday: [{ start: '9h', end: '10:00' }] } })),
    'items',
    /^Left out: schedule\.monday\[0\]\.start is "9h", which is no hour\.$/,
  ],
  [
    'its events have an unknown type',
    eachEvent((event) => ({ ...event, type: 'session' })),
    'items',
    /^Left out: items\[0\]\.type is "session", but must be "open", "single", "cyclic", or "slotted"\.$/,
  ],
  [
    'its addresses are javascript: addresses',
    eachEvent((event) => ({ ...event, url: 'javascript:alert(1)' })),
    'items',
    /^Left out: items\[0\]\.url is "javascript:alert\(1\)", which is no address\.$/,
  ],
  [
    'its counts are texts',
    eachEvent((event) => ({ ...event, placesLeft: '12' })),
    'members',
    /^Ignored: items\[0\]\.placesLeft is "12", but must be a number\.$/,
  ],
  [
    'its JSON is called HTML',
    ({ path, headers }) => (path === 'v1/map' ? {} : { headers: { ...headers, 'content-type': 'text/html' } }),
    'type',
    /: the type is text\/html, but must be application\/json\.$/,
  ],
  [
    'its failures are HTML pages',
    ({ status }) => (status > 399 ? { headers: { ...OPEN, 'content-type': 'text/html' }, body: '<h1>Oops</h1>' } : {}),
    'problems',
    /^A 404 is text\/html, but must be JSON\.$/,
  ],
  [
    'its failures have another shape',
    ({ status, headers }) => (status > 399 ? { headers, body: '{"error":"not found"}' } : {}),
    'problems',
    /^A 404 needs the texts code and detail \(RFC 9457\), but code is missing and detail missing\.$/,
  ],
  [
    'it redirects to the address without a slash',
    ({ path }) => (path === 'city/list' ? { status: 301, headers: { ...OPEN, location: '/api/city/list' } } : {}),
    'redirect',
    /^It is redirected to \/api\/city\/list; widgets follow no redirect\.$/,
  ],
  [
    'its filters find events for unknown values',
    ({ path, headers }) =>
      path.includes('provider/creneau-conformance-nobody')
        ? { status: 200, headers, body: '{"items":[{"id":9}],"page":1,"lastPage":1}' }
        : {},
    'filters',
    /^A filter that names nothing leaves 1 events\.$/,
  ],
  [
    'its taken places belong to another offer',
    eachTaken((item) => ({ ...item, slotted: { id: 99_999 } })),
    'booked',
    /^slotted\.id is 99999, but the offer is \d+: these places are not counted\.$/,
  ],
  [
    'it reveals who has booked',
    eachTaken((item) => ({ ...item, email: 'zoe@example.org' })),
    'privacy',
    /have email: anybody can read that/,
  ],
  [
    'the details of its markers lack an event',
    changing(/^v1\/marker\/details/, ({ events, ...rest }: { readonly events: readonly object[] }) => ({
      ...rest,
      events: events.slice(1),
    })),
    'marker',
    /its marker lacks 1 of them/,
  ],
  [
    'its offers leave a rule to its default',
    changing(OFFER, (offer: Item) => ({ ...offer, freeSlot: null })),
    'defaults',
    /^Without freeSlot, the first slot of a purchase costs nothing\.$/,
  ],
];

/** Mistakes with which widgets also work, so that the back end still conforms. */
const MILD = ['zones', 'amounts', 'members', 'type', 'defaults'];

describe('D-conformance: the checks say what is wrong with a back end', { tags: ['@long'] }, () => {
  it.each(MISTAKES)('the checks find the mistake of a back end: %s', async (_, wrong, check, said) => {
    const api = await startWrong(reference, wrong);
    try {
      const report = await checkApi(
        { address: api.url, event: 'yoga-doux', book: null, token: null, widgets: null },
        Date.parse(NOW),
      );
      const found = report.findings.filter(({ result }) => result === 'failed' || result === 'warned');
      expect(found).toContainEqual(
        expect.objectContaining({
          ...{ check, result: MILD.includes(check) ? 'warned' : 'failed', sentence: expect.stringMatching(said) },
        }),
      );
      expect([...new Set(found.map((one) => one.check))]).toHaveLength(1);
    } finally {
      await api.stop();
    }
  });

  it.each<readonly [name: string, wrong: Wrong, said: RegExp]>([
    [
      'what is held is not among the taken places',
      ({ path, headers }) => (path === 'v1/slotted/booked/yoga-doux' ? { headers, body: '[]' } : {}),
      /^It fails: 1_\d+T\d+ had 0 places taken and has 0, not 1\.$/,
    ],
    [
      'the end of a hold has no offset',
      changing(/^v1\/hold$/, (hold: Item) => ({ ...hold, expiresAt: String(hold['expiresAt']).replace('Z', '') })),
      /^expiresAt is "[^"]*", without an offset: browsers read it in the visitor's own zone\.$/,
    ],
    [
      'nothing can be held',
      ({ method, path }) => (method === 'POST' && path === 'v1/hold' ? { status: 501 } : {}),
      /^It answered 501: /,
    ],
  ])('a guest finds the mistake of a back end: %s', async (_, wrong, said) => {
    const api = await startWrong(reference, wrong);
    const wish = { address: api.url, event: 'yoga-doux', book: 'yoga-doux', token: null, widgets: null };
    const { findings } = await checkApi(wish, Date.parse(NOW)).finally(() => api.stop());
    expect(findings.filter(({ result, check }) => result === 'failed' && check === 'buying')).toEqual([
      expect.objectContaining({ sentence: expect.stringMatching(said) }),
    ]);
  });

  it('whatever a call answers, the checks end with a finding about it', async () => {
    const bodies = [
      'null',
      '"a text"',
      '12',
      '',
      '<h1>Oops</h1>',
      '[]',
      '{}',
      '[null]',
      '{"items":null}',
      'true',
      '[[]]',
    ];
    for (const shift of bodies.keys()) {
      let calls = 0;
      const api = await startWrong(reference, ({ method }) => {
        const body = bodies[(calls++ + shift) % (2 * bodies.length)];
        return method === 'OPTIONS' || body === undefined ? {} : { status: 200, headers: OPEN, body };
      });
      try {
        const report = await checkApi(
          { address: api.url, event: 'yoga-doux', book: null, token: null, widgets: null },
          Date.parse(NOW),
        );
        expect(
          report.findings.filter(({ sentence }) => /undefined|TypeError|could not be checked/.test(sentence)),
        ).toEqual([]);
        expect(report.hasPassed).toBe(false);
      } finally {
        await api.stop();
      }
    }
  });
});
