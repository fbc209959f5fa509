import { describe, expect, it, vi } from 'vitest';
import { eventListPath, fetchEvents } from '../../../../widgets/shared/api/catalogue/event.ts';
import { fetchNames } from '../../../../widgets/shared/api/names.ts';
import { aDateObject, aPageOf } from '../../../fixtures/data/catalogue-payloads.ts';
import { anEvent, anEventPayload } from '../../../fixtures/data/events.ts';
import { API } from '../../../fixtures/data/widget-context.ts';
import { aClient, failureOf } from '../../a-client.ts';
import { aFakeApi } from '../../fake-api.ts';

/** Returns the events of a page with these items. */
async function decoded(...items: readonly unknown[]) {
  aFakeApi().on('GET /v1/event/list/', aPageOf(items));
  return (await fetchEvents(aClient(API), {}, { page: 1 })).items;
}

describe('D-calls-events: GET /v1/event/list/', () => {
  it.each([
    [{}, 1, undefined, 'v1/event/list/'],
    [{}, 2, undefined, 'v1/event/list/?page=2'],
    [{ provider: 'a/b' }, 1, 8, 'v1/event/list/provider/a%2Fb?limit=8'],
    [{ sport: 'yoga', city: 'paris' }, 3, 8, 'v1/event/list/city/paris/sport/yoga?limit=8&page=3'],
  ] as const)('the call for a list of %j, page %i, limit %s, is %s', (query, page, limit, path) => {
    expect(eventListPath(query, page, limit)).toBe(path);
  });

  it('D-code-words: the members of a payload are renamed to those of an event', async () => {
    expect(await decoded(anEventPayload())).toEqual([anEvent()]);
    const payload = anEventPayload({
      type: 'cyclic',
      picture: { medium: '/pictures/a.svg', mini: 'javascript:alert(1)' },
      isTeaser: 1,
      isCashBack: '1',
      isInformation: true,
      hasMembership: true,
      price: '12.50',
      initialPrice: 15,
      discount: 20,
      weekday: 'jeudi',
      dateFirstSlot: '2026-11-24T08:00',
      occurences: [{ scheduled: false, date: aDateObject('2026-11-26 14:30'), url: 'a' }, { url: 'no-date' }],
      schedule: { lundi: { '1': { start: '10:00' }, '0': { start: '08:00', end: '09:00' } }, sunday: {}, noDay: 7 },
    });
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    expect(await decoded(payload)).toEqual([
      anEvent({
        type: 'cyclic',
        picture: { medium: '/pictures/a.svg', mini: null },
        isTeaser: true,
        isCashback: true,
        isInformation: true,
        isSubscribed: true,
        price: 1250,
        initialPrice: 1500,
        discount: 20,
        weekday: 3,
        firstSlot: '2026-11-24T08:00',
        occurrences: [{ start: '2026-11-26T14:30', url: 'a', isScheduled: false }],
        openings: [
          { weekday: 0, start: '08:00' },
          { weekday: 0, start: '10:00' },
        ],
      }),
    ]);
  });

  it('an event is decoded without its optional members', async () => {
    const [event] = await decoded({ id: 1, title: 'A', url: 'a', type: 'open', price: 0 });
    expect(event).toMatchObject({
      sport: null,
      provider: null,
      start: null,
      discount: 0,
      openings: [],
      currency: null,
    });
  });

  it.each([
    ['a number in its place', 7],
    ['no title', anEventPayload({ title: null })],
    ['an unknown type', anEventPayload({ type: 'weekly' })],
    ['a script for an address', anEventPayload({ url: 'javascript:alert(1)' })],
    ['a price below 0', anEventPayload({ price: -1 })],
    ['an invalid price', anEventPayload({ price: 'free' })],
    ['an invalid date', anEventPayload({ date: 'soon' })],
    ['a provider with a script for an address', anEventPayload({ enseigne: { name: 'x', url: 'data:text/html,x' } })],
  ])('D-payload-dates, D-payload-addresses: an item with %s is left out, the others stay', async (_, item) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    expect(await decoded(item, anEventPayload())).toEqual([anEvent()]);
  });

  it.each([null, 7, [], {}, { items: {}, page: 1, lastPage: 1 }, { items: [], page: 'x', lastPage: 1 }])(
    'the payload %j is not a page of events',
    async (payload) => {
      aFakeApi().on('GET /v1/event/list/', payload);
      expect((await failureOf(fetchEvents(aClient(API), {}, { page: 1 }))).kind).toBe('bad-answer');
    },
  );
});

describe('S-calls: lists of name and slug', () => {
  it.each(['city', 'categorie', 'activity'] as const)('GET /%s/list/ is a list of name and slug', async (list) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const yoga = { name: 'Yoga', slug: 'yoga' };
    aFakeApi().on(`GET /${list}/list/`, [yoga, { name: 'x' }, { name: '', slug: 'y' }, null]);
    expect(await fetchNames(aClient(API), list)).toEqual([yoga]);
  });
});
