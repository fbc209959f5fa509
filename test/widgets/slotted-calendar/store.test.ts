import { describe, expect, it, vi } from 'vitest';
import { isApiError } from '../../../widgets/shared/api/errors.ts';
import { aSlot, NOW, TUESDAY } from '../../fixtures/data/factories.ts';
import { aSlottedPayload, aTakenPayload } from '../../fixtures/data/payloads.ts';
import { aPage, heard, until } from '../../fixtures/data/widget-context.ts';
import { held, json, problem } from '../fake-api.ts';
import { aCalendar, aCalendarApi, aLoadedCalendar, aProviderApi, isLoaded, refusedOf } from './a-calendar.ts';

const EIGHT = aSlot();

const quiet = () => vi.spyOn(console, 'error').mockImplementation(() => {});

describe('D-weeks: loading', () => {
  it('the offer and the places taken are fetched together, and then `ready` fires once', async () => {
    const api = aCalendarApi();
    api.on('GET /v1/slotted/booked/yoga-doux', [aTakenPayload(`${TUESDAY}T08:00`, 6)]);
    const { host, store } = aCalendar();
    const ready = heard(host, 'creneau-ready');
    expect(store.getState().availability.status).toBe('loading');
    const { availability } = await until(store, isLoaded);
    expect(availability.value.offers[0]?.title).toBe('Yoga doux');
    expect([...availability.value.taken]).toEqual([[EIGHT.id, 6]]);
    await store.retry();
    expect(ready).toHaveLength(1);
  });

  it("a visitor's calendar makes no personal call", async () => {
    const api = aCalendarApi();
    await aLoadedCalendar();
    expect(api.calls.map(({ route }) => route).toSorted()).toEqual([
      'GET /v1/slotted/booked/yoga-doux',
      'GET /v1/slotted/yoga-doux',
    ]);
  });

  it('D-api-clock: the current day is that of the API, not of the device', async () => {
    aCalendarApi();
    vi.setSystemTime(NOW - 400 * 86_400_000);
    const { store } = await aLoadedCalendar();
    expect(store.getState()).toMatchObject({ today: TUESDAY, first: TUESDAY });
  });

  it('the failure of a calendar is shown and reported; a retry loads again', async () => {
    quiet();
    const api = aCalendarApi();
    api.on('GET /v1/slotted/yoga-doux', problem(404, 'not-found'), aSlottedPayload());
    const { host, store } = aCalendar();
    const errors = heard(host, 'creneau-error');
    const { availability } = await until(store, (state) => state.availability.status === 'failed');
    expect(availability).toMatchObject({ error: { code: 'not-found' } });
    expect(errors).toEqual([{ code: 'not-found', message: expect.stringContaining('Detail of not-found.') }]);
    const again = store.retry();
    expect(store.getState().availability.status).toBe('loading');
    await again;
    expect(store.getState().availability.status).toBe('loaded');
  });

  it('without an offer nothing is fetched', async () => {
    const api = aCalendarApi();
    const page = aPage();
    const { store } = aCalendar({ values: { event: null }, page });
    expect(store.getState().source).toBeNull();
    page.data.setState({ bookingsVersion: 1 });
    await store.retry();
    expect(api.calls).toEqual([]);
  });

  it('another offer in the tag is loaded, and the notice about the first offer is removed', async () => {
    const api = aCalendarApi({ maxSlot: 0 });
    api.on('GET /v1/slotted/pilates', aSlottedPayload({ id: 8, title: 'Pilates', url: 'pilates' }));
    api.on('GET /v1/slotted/booked/pilates', []);
    const { store, context } = await aLoadedCalendar();
    store.toggle(EIGHT);
    expect(refusedOf(store.getState())?.case).toBe('max-slots');
    context.attributes.setState({ event: 'pilates' });
    expect(store.getState()).toMatchObject({ availability: { status: 'loading' }, notice: null });
    const { availability } = await until(store, isLoaded);
    expect(availability.value.offers[0]?.title).toBe('Pilates');
  });

  it('all offers of a provider and the places taken are fetched together; an offer in the tag takes precedence', async () => {
    const api = aProviderApi(aSlottedPayload(), aSlottedPayload({ id: 8, title: 'Pilates' }));
    const { store, context } = await aLoadedCalendar({ values: { event: null, user: '42' } });
    expect(api.calls.map(({ route }) => route).toSorted()).toEqual([
      'GET /v1/slotted/booked/provider/42',
      'GET /v1/slotted/user/42',
    ]);
    const titles = () => {
      const { availability } = store.getState();
      return availability.status === 'loaded' ? availability.value.offers.map(({ title }) => title) : [];
    };
    expect([store.getState().source, titles()]).toEqual(['42', ['Yoga doux', 'Pilates']]);
    expect(store.key()).toBe('user:studio-lumiere');
    context.attributes.setState({ event: 'yoga-doux' });
    await until(store, isLoaded);
    expect([store.getState().source, titles(), store.key()]).toEqual(['yoga-doux', ['Yoga doux'], 'event:yoga-doux']);
    context.attributes.setState({ event: null });
    await until(store, isLoaded);
    expect(titles()).toEqual(['Yoga doux', 'Pilates']);
  });

  it('a response for an earlier offer is ignored', async () => {
    const api = aCalendarApi();
    const late = held(json(aSlottedPayload()));
    api.on('GET /v1/slotted/yoga-doux', late.answer);
    api.on('GET /v1/slotted/pilates', aSlottedPayload({ id: 8, title: 'Pilates' }));
    api.on('GET /v1/slotted/booked/pilates', []);
    const { store, context } = aCalendar();
    context.attributes.setState({ event: 'pilates' });
    await until(store, isLoaded);
    late.release();
    await context.page.client.get('v1/slotted/yoga-doux', () => null);
    expect(store.getState().availability).toMatchObject({ value: { offers: [{ title: 'Pilates' }] } });
  });

  it('places are fetched again without a skeleton when bookings may have changed', async () => {
    const api = aCalendarApi();
    api.on('GET /v1/slotted/booked/yoga-doux', [], [aTakenPayload(`${TUESDAY}T08:00`, 2)]);
    const { store, page } = await aLoadedCalendar();
    const seen = new Set<string>();
    store.subscribe(({ availability }) => seen.add(availability.status));
    page.data.setState({ bookingsVersion: 1 });
    await until(store, ({ availability }) => availability.status === 'loaded' && availability.value.taken.size > 0);
    expect([...seen]).toEqual(['loaded']);
  });

  it('D-refetch: places and bookings are fetched again when the page becomes visible, and the selection stays', async () => {
    const api = aCalendarApi();
    api.on('GET /v1/slotted/booked/yoga-doux', [], [aTakenPayload(`${TUESDAY}T09:00`, 6)]);
    const { store } = await aLoadedCalendar();
    store.toggle(EIGHT);
    const seen = new Set<string>();
    store.subscribe(({ availability }) => seen.add(availability.status));
    store.refresh();
    await until(store, ({ availability }) => availability.status === 'loaded' && availability.value.taken.size > 0);
    expect([...seen]).toEqual(['loaded']);
    expect(store.getState().selection.map(({ id }) => id)).toEqual([EIGHT.id]);
  });

  it('an offer that is loading or has failed is not fetched again when the page becomes visible', async () => {
    const api = aCalendarApi();
    const { store } = aCalendar();
    store.refresh();
    await until(store, isLoaded);
    expect(api.to('GET /v1/slotted/yoga-doux')).toHaveLength(1);
  });

  it('a calendar that was removed makes no calls, listens to nothing and leaves no timer', async () => {
    const api = aCalendarApi();
    vi.useFakeTimers({ now: NOW });
    const { store, page, leave } = await aLoadedCalendar();
    const timers = vi.getTimerCount();
    leave();
    expect(vi.getTimerCount()).toBe(timers - 1);
    const { length } = api.calls;
    const before = store.getState();
    page.data.setState({ bookingsVersion: 1 });
    expect(store.getState()).toBe(before);
    expect(api.calls).toHaveLength(length);
  });
});

describe('failures of the store', () => {
  it('failures of the store are ApiErrors, so that the note can name the cause', async () => {
    quiet();
    const api = aCalendarApi();
    api.on('GET /v1/slotted/yoga-doux', { title: 'Yoga' });
    const { store } = aCalendar();
    const { availability } = await until(store, (state) => state.availability.status === 'failed');
    expect(availability.status === 'failed' && isApiError(availability.error)).toBe(true);
  });
});
