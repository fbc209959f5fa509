import { describe, expect, it } from 'vitest';
import { checkApi } from '../../../demo/conformance/check-api.ts';
import { changing, startWrong, type Wrong } from '../../fixtures/backends/wrong.ts';

interface Item {
  readonly url: string;
  readonly date?: string;
  readonly enseigne: object;
}

interface Page {
  readonly items: readonly Item[];
}

const EVENTS = /^v1\/event\/list/;
const OFFER = /^v1\/slotted\/(?!booked)/;
const BOOKED = /^v1\/slotted\/booked/;

const withoutHeader =
  (name: string): Wrong =>
  ({ headers }) => {
    return { headers: Object.fromEntries(Object.entries(headers).filter(([one]) => !one.startsWith(name))) };
  };

const eachEvent = (change: (item: Item) => object): Wrong =>
  changing(EVENTS, ({ items, ...page }: Page) => ({ ...page, items: items.map(change) }));

function onFirstPage(): Wrong {
  let first: Page = { items: [] };
  return changing(EVENTS, (page: Page, { query }) => {
    if (!query.has('page')) first = page;
    return { ...page, items: first.items };
  });
}

/** Each fault of a back end: its description, how to cause it, and what the checks say about it. */
const WAYS: readonly (readonly [name: string, wrong: Wrong, check: string, said: RegExp])[] = [
  [
    'pages of other origins cannot read its responses',
    withoutHeader('access-control-allow-origin'),
    'cors',
    /GET v1\/event\/list\/.*: no Access-Control-Allow-Origin/,
  ],
  [
    'it does not allow the headers of the widgets',
    withoutHeader('access-control-allow-headers'),
    'preflight',
    /lacks authorization, content-type, idempotency-key/,
  ],
  [
    'its offers have no slotTime',
    changing(OFFER, ({ slotTime: _, ...offer }: { slotTime: number }) => offer),
    'fields',
    /slotTime.* received undefined/,
  ],
  [
    'its amounts are formatted texts',
    eachEvent((event) => ({ ...event, price: '12,50 €' })),
    'items',
    /item 0: price is "12,50 €", unlike \d+/,
  ],
  [
    'its dates have the French format',
    eachEvent((event) => ({ ...event, date: '01/12/2026 18:30' })),
    'items',
    /item 0: date is "01\/12\/2026 18:30"/,
  ],
  [
    'its events have an unknown type',
    eachEvent((event) => ({ ...event, type: 'session' })),
    'items',
    /item 0: type is "session", but must be "open", "single", "cyclic", or "slotted"\./,
  ],
  [
    'its addresses are javascript: addresses',
    eachEvent((event) => ({ ...event, url: 'javascript:alert(1)' })),
    'items',
    /item 0: url is "javascript:alert\(1\)"/,
  ],
  ['every page is the first', onFirstPage(), 'paging', /Pages 1 and 2 both have/],
  [
    'its failures are HTML pages',
    ({ status }) =>
      status > 399
        ? { headers: { 'access-control-allow-origin': '*', 'content-type': 'text/html' }, body: '<h1>Oops</h1>' }
        : {},
    'problems',
    /A 404 is text\/html, but must be JSON/,
  ],
  [
    'it responds with 200 and null for things that do not exist',
    ({ path, status, headers }) => (status === 404 && OFFER.test(path) ? { status: 200, headers, body: 'null' } : {}),
    'unknown',
    /answered 200, but must be 404/,
  ],
  [
    'it redirects to the address without a slash',
    ({ path, status }) =>
      status === 200 && path === 'city/list'
        ? { status: 301, headers: { location: '/api/city/list', 'access-control-allow-origin': '*' }, body: '' }
        : {},
    'redirect',
    /redirected to \/api\/city\/list/,
  ],
  [
    'its filters find events for unknown values',
    changing(EVENTS, (page: Page, { path }) =>
      path.includes('/provider/')
        ? {
            ...page,
            items: [
              {
                id: 9,
                title: 'Autre',
                url: 'autre',
                type: 'single',
                price: 1,
                enseigne: { name: 'Autre', url: 'autre' },
              },
            ],
          }
        : page,
    ),
    'filters',
    /A filter that names nothing leaves 1 events/,
  ],
  [
    'its taken places belong to another offer',
    changing(BOOKED, (starts: readonly object[]) => starts.map((start) => ({ ...start, slotted: { id: 7 } }))),
    'booked',
    /slotted\.id is 7, but the offer is 1/,
  ],
  [
    'it reveals who has booked',
    changing(BOOKED, (starts: readonly object[]) => starts.map((start) => ({ ...start, email: 'zoe@example.org' }))),
    'privacy',
    /have email: anybody can read that/,
  ],
  [
    'the details of its markers lack an event',
    changing(/^v1\/marker\/details/, ({ events, ...rest }: { events: readonly object[] }) => ({
      ...rest,
      events: events.slice(1),
    })),
    'marker',
    /its marker lacks 1 of them/,
  ],
];

describe('D-conformance: the checks say what is wrong with a back end', { tags: ['@long'] }, () => {
  it.each(WAYS)('the checks find the fault of a back end: %s', async (_, wrong, check, said) => {
    const api = await startWrong(wrong);
    try {
      const report = await checkApi({ address: api.url, event: null, token: null, widgets: null }, Date.now());
      const failed = report.findings.filter(({ result }) => result === 'failed');
      expect(report.hasPassed).toBe(false);
      expect(failed).toContainEqual(expect.objectContaining({ check, sentence: expect.stringMatching(said) }));
    } finally {
      await api.stop();
    }
  });

  it.each([
    ['no value', ({ freeSlot: _, ...offer }: { freeSlot: number }) => offer],
    ['null', (offer: { freeSlot: number }) => ({ ...offer, freeSlot: null })],
  ])('an offer that leaves a rule to its default, with %s, gets a warning', async (_, change) => {
    const api = await startWrong(changing(OFFER, change));
    try {
      const report = await checkApi({ address: api.url, event: null, token: null, widgets: null }, Date.now());
      expect(report.hasPassed).toBe(true);
      expect(report.findings.filter(({ result }) => result === 'warned')).toEqual([
        {
          ...{ check: 'defaults', call: 'GET v1/slotted/{url}', result: 'warned' },
          sentence: 'Without freeSlot, the first slot of a purchase costs nothing.',
        },
      ]);
    } finally {
      await api.stop();
    }
  });
});
