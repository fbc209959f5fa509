import { describe, expect, it, vi } from 'vitest';
import { offersOf } from '../../../widgets/slotted-calendar/state.ts';
import { aSlottedPayload, type Payload } from '../../fixtures/data/payloads.ts';
import { heard, until } from '../../fixtures/data/widget-context.ts';
import { problem } from '../fake-api.ts';
import { aCalendar, aProviderApi, isLoaded } from './a-calendar.ts';

const COACHES = 'GET /coach/list/';

/** A calendar of all offers of a provider, each with one of these coaches. */
function aCalendarOf(...coaches: readonly Payload[]) {
  const api = aProviderApi(...coaches.map((coach, index) => aSlottedPayload({ id: index + 7, coach })));
  api.on(COACHES, [
    { slug: 'lea', name: 'Léa Roux' },
    { slug: 'marc', name: 'Marc Petit' },
  ]);
  const calendar = aCalendar({ values: { event: null, user: '42' } });
  const names = () => offersOf(calendar.store.getState()).map(({ coach }) => coach?.fullName);
  return { ...calendar, api, names };
}

describe('D-filter-options: coaches who are given only by slug', () => {
  it('the names of coaches come from /coach/list/, which is called once and for which the slots do not wait', async () => {
    const { api, names, store } = aCalendarOf({ slug: 'lea' }, { slug: 'marc', fullName: 'Marc P.' });
    await until(store, isLoaded);
    expect(names()[0]).toBe('lea');
    await expect.poll(names).toEqual(['Léa Roux', 'Marc Petit']);
    await store.retry();
    expect([names(), api.to(COACHES).length]).toEqual([['Léa Roux', 'Marc Petit'], 1]);
  });

  it('coaches keep their slug if their name is unknown', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { api, names, host, store } = aCalendarOf({ slug: 'lea' }, { slug: 'zoe', fullName: null });
    api.on(COACHES, problem(404, 'not-found'));
    const errors = heard(host, 'creneau-error');
    await until(store, isLoaded);
    await expect.poll(() => errors.length).toBe(1);
    expect(names()).toEqual(['lea', 'zoe']);
  });

  it.each([
    [
      'all offers have the names',
      [
        { slug: 'lea', fullName: 'Léa' },
        { slug: 'zoe', fullName: 'Zoé' },
      ],
    ],
    ['there is only one offer, which shows no coach', [{ slug: 'lea' }]],
  ])('the names of coaches are not fetched if %s', async (_, coaches) => {
    const { api, store } = aCalendarOf(...coaches);
    await until(store, isLoaded);
    await store.retry();
    expect(api.to(COACHES)).toEqual([]);
  });
});
