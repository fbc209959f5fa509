import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { barsOf, measured } from '../../../core/fitness/bars.ts';
import { periodsOf, type Range } from '../../../core/fitness/periods.ts';
import { areOutdated } from '../../../widgets/fitness-dashboard/fetch-dashboard.ts';
import type { FitnessState } from '../../../widgets/fitness-dashboard/state.ts';
import type { FitnessStore } from '../../../widgets/fitness-dashboard/store.ts';
import type { EventDetails, EventName } from '../../../widgets/shared/page/emit.ts';
import { anItem, LIFETIME, WEEK } from '../../fixtures/data/fitness.ts';
import { aMePayload } from '../../fixtures/data/payloads.ts';
import { heard, until } from '../../fixtures/data/widget-context.ts';
import { eventually } from '../../fixtures/eventually.ts';
import { held, json, offline, problem } from '../fake-api.ts';
import { aDashboard, aFitnessApi, isSettled } from './a-dashboard.ts';

const WEEKLY = 'GET /v1/bracelet/activities/weekly';
const MONTHLY = 'GET /v1/bracelet/activities/monthly';
const LIFE = 'GET /v1/bracelet/lifetime-stats';
const YEARLY = 'GET /v1/bracelet/activities/yearly';

/** Returns the steps that are shown, or the code of the error. */
function shown({ dashboard }: FitnessState): string | readonly (string | number | null)[] {
  if (dashboard.status !== 'loaded' || dashboard.value.case !== 'figures') return dashboard.status;
  if (dashboard.value.charts.status === 'failed') return dashboard.value.charts.error.code;
  const { range, bars } = dashboard.value.charts.value;
  return [range, ...bars.map((bar) => measured(bar, 'steps'))];
}

const shows = (steps: number) => (state: FitnessState) => [...shown(state)].includes(steps);

/** Handles an event as a page does. */
function answer<N extends EventName>(host: HTMLElement, name: N, act: (detail: EventDetails[N]) => void): void {
  host.addEventListener(name, (event) => act((event as CustomEvent<EventDetails[N]>).detail));
}

const quiet = () => vi.spyOn(console, 'error').mockImplementation(() => {});
const settled = (store: FitnessStore) => until(store, isSettled);

describe('S-calls: GET /v1/{tracker}/activities/… and lifetime-stats', () => {
  it("S-fitness-states: the user's own tracker, the week and lifetime figures are fetched; `ready` fires once", async () => {
    const api = aFitnessApi();
    const { host, store } = aDashboard();
    const ready = heard(host, 'creneau-ready');
    const state = await settled(store);
    expect(shown(state)).toEqual(['week', 6000, 8000, 8123, null, 1, 0, 976]);
    expect(state).toMatchObject({ range: 'week', activity: 'steps', dashboard: { value: { lifetime: LIFETIME } } });
    await store.pickRange('month');
    expect([ready.length, api.to(WEEKLY).length]).toEqual([1, 1]);
    expect(api.to(WEEKLY)[0]?.headers.get('authorization')).toBe('Bearer a-token');
  });

  it.each(['day', 'month', 'year'] as const)('C-elements: the range %s of the tag is fetched first', async (range) => {
    const api = aFitnessApi();
    const { store } = aDashboard({ range });
    expect(shown(await settled(store))).toContain(range);
    expect(api.to(WEEKLY)).toEqual([]);
  });

  it('C-elements: the tracker that the tag names is fetched, whatever its name', async () => {
    const api = aFitnessApi();
    api.on('GET /v1/a%2Fb/lifetime-stats', LIFETIME);
    api.on('GET /v1/a%2Fb/activities/weekly', WEEK);
    const { store } = aDashboard({ tracker: 'a/b' });
    expect(shown(await settled(store))).toContain(8123);
    expect(api.to(WEEKLY)).toEqual([]);
  });

  it.each([null, '', undefined])('a user whose tracker is %j has none, and no other call is made', async (tracker) => {
    const api = aFitnessApi();
    api.on('GET /v1/me', aMePayload({ tracker }));
    const { store } = aDashboard();
    expect((await settled(store)).dashboard).toEqual({ status: 'loaded', value: { case: 'no-tracker' } });
    expect(new Set(api.calls.map(({ route }) => route))).toEqual(new Set(['GET /v1/me']));
  });

  it.each([
    ['no list', { items: {} }],
    ['nothing', null],
  ])('an invalid response is a failure: %s', async (_, answer) => {
    quiet();
    aFitnessApi().on(WEEKLY, answer);
    expect(shown(await settled(aDashboard().store))).toBe('bad-answer');
  });

  it('invalid items are left out, with one warning', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const odd = [anItem('soon'), anItem('2026-11-23', -1), anItem('2026-11-23', 1.5), 7, anItem('2026-11-24', 5)];
    aFitnessApi().on(WEEKLY, { items: [...odd, { start: '2026-11-22' }] });
    expect(shown(await settled(aDashboard().store))).toEqual(['week', null, null, null, null, null, null, 5]);
    expect(warn.mock.calls).toEqual([['Créneau: 4 of 6 periods could not be read and were left out.']]);
  });
});

describe('S-fitness: range and activity', () => {
  it('another range is fetched once; the previous figures stay until it has loaded', async () => {
    const api = aFitnessApi();
    const month = held(json({ items: [anItem('2026-11-02', 7)] }));
    api.on(MONTHLY, month.answer);
    const { store } = aDashboard();
    await settled(store);
    const picked = store.pickRange('month');
    expect(store.getState()).toMatchObject({ range: 'month', isTurning: true });
    expect(shown(store.getState())).toContain(8123);
    month.release();
    await picked;
    expect(shown(store.getState())).toContain(7);
    expect(store.getState().isTurning).toBe(false);
    expect([api.to(MONTHLY).length, api.to('GET /v1/bracelet/lifetime-stats').length]).toEqual([1, 1]);
  });

  it('the figures of the range that was chosen last are shown', async () => {
    const api = aFitnessApi();
    const month = held(json({ items: [anItem('2026-11-02', 7)] }));
    api.on(MONTHLY, month.answer);
    const { store } = aDashboard();
    await settled(store);
    const first = store.pickRange('month');
    await store.pickRange('year');
    month.release();
    await first;
    expect(shown(store.getState())).toContain(200_000);
    expect(store.getState()).toMatchObject({ range: 'year', isTurning: false });
  });

  it('D-fitness-defaults: a range that is selected twice is deselected; the default week is then fetched if it is not shown', async () => {
    const api = aFitnessApi();
    const { store } = aDashboard();
    await settled(store);
    await store.pickRange('week');
    expect([store.getState().range, api.to(WEEKLY).length]).toEqual([null, 1]);
    await store.pickRange('year');
    await store.pickRange('year');
    expect([store.getState().range, api.to(WEEKLY).length]).toEqual([null, 2]);
    expect(shown(store.getState())).toContain(8123);
    store.pickActivity('steps');
    expect(store.getState().activity).toBeNull();
    store.pickActivity('sleeps');
    expect(store.getState().activity).toBe('sleeps');
  });

  it('C-elements: changes of the attributes take effect at once', async () => {
    const api = aFitnessApi();
    api.on('GET /v1/montre/lifetime-stats', LIFETIME);
    api.on('GET /v1/montre/activities/yearly', { items: [anItem('2026-10-01', 3)] });
    const { context, store } = aDashboard();
    await settled(store);
    context.attributes.setState({ activity: 'floors' });
    expect([store.getState().activity, api.to(WEEKLY).length]).toEqual(['floors', 1]);
    context.attributes.setState({ range: 'year' });
    await settled(store);
    expect([store.getState().range, api.to(YEARLY).length]).toEqual(['year', 1]);
    context.attributes.setState({ tracker: 'montre' });
    expect(store.getState().dashboard.status).toBe('loading');
    expect(shown(await settled(store))).toContain(3);
  });
});

describe('D-displayed-errors: failures', () => {
  it.each([
    ['offline', offline, 'network'],
    ['403', problem(403, 'forbidden'), 'forbidden'],
    ['a tracker that is not theirs', problem(404, 'not-found'), 'not-found'],
  ])('a failure is reported, and can be retried: %s', async (_, answer, code) => {
    quiet();
    vi.useFakeTimers();
    const api = aFitnessApi();
    api.on(WEEKLY, answer);
    api.on(LIFE, answer);
    const { host, store } = aDashboard();
    const [errors, ready] = [heard(host, 'creneau-error'), heard(host, 'creneau-ready')];
    await vi.advanceTimersByTimeAsync(5000);
    expect(store.getState().dashboard).toMatchObject({ status: 'failed', error: { code } });
    expect(errors).toMatchObject([{ code }]);
    api.on(WEEKLY, WEEK);
    api.on(LIFE, LIFETIME);
    await store.retry();
    expect(shown(store.getState())).toContain(8123);
    expect(ready).toEqual([null]);
    vi.useRealTimers();
  });

  it('if the first range fails, the lifetime figures are shown; `ready` fires after its retry', async () => {
    quiet();
    const api = aFitnessApi();
    api.on(WEEKLY, problem(403, 'forbidden'), WEEK);
    const { host, store } = aDashboard();
    const [errors, ready] = [heard(host, 'creneau-error'), heard(host, 'creneau-ready')];
    const state = await settled(store);
    expect([shown(state), errors, ready]).toMatchObject(['forbidden', [{ code: 'forbidden' }], []]);
    expect(state).toMatchObject({ dashboard: { value: { lifetime: LIFETIME } } });
    await store.retry();
    expect(shown(store.getState())).toContain(8123);
    expect([errors.length, ready.length, api.to(LIFE).length]).toEqual([1, 1, 1]);
  });

  it('if another range fails, the previous figures are not shown under its name, and the lifetime figures stay', async () => {
    quiet();
    aFitnessApi().on(MONTHLY, problem(403, 'forbidden'));
    const { host, store } = aDashboard();
    const errors = heard(host, 'creneau-error');
    await settled(store);
    await store.pickRange('month');
    expect(shown(store.getState())).toBe('forbidden');
    expect(store.getState()).toMatchObject({ isTurning: false, dashboard: { value: { lifetime: LIFETIME } } });
    expect(errors).toMatchObject([{ code: 'forbidden' }]);
    await store.pickRange('year');
    expect(shown(store.getState())).toContain(200_000);
  });

  it('the page is asked for a new token when the token has expired, and the calls continue', async () => {
    const api = aFitnessApi();
    api.on(WEEKLY, problem(401, 'token-invalid'), WEEK);
    const { host, store } = aDashboard();
    answer(host, 'creneau-tokenexpired', ({ renew }) => renew('another'));
    expect(shown(await settled(store))).toContain(8123);
    expect(api.to(WEEKLY).map(({ headers }) => headers.get('authorization'))).toEqual([
      'Bearer a-token',
      'Bearer another',
    ]);
  });
});

describe('D-no-personal-call: widgets make no personal call without a token', () => {
  it('a visitor is asked by the page to sign in', async () => {
    const api = aFitnessApi();
    const { host, store } = aDashboard({ isVisitor: true });
    await store.retry();
    await store.pickRange('year');
    expect([store.getState().isSignedIn, api.calls]).toEqual([false, []]);
    await store.signIn();
    expect(store.getState().isSignedIn).toBe(false);
    answer(host, 'creneau-signinrequired', ({ signIn }) => signIn('a-token'));
    await store.signIn();
    expect(shown(await settled(store))).toContain(200_000);
  });

  it('after a log-out no data of the user are shown, even if a response arrives later', async () => {
    const api = aFitnessApi();
    const { page, store } = aDashboard();
    await settled(store);
    const month = held(json({ items: [anItem('2026-11-02', 7)] }));
    api.on(MONTHLY, month.answer);
    const picked = store.pickRange('month');
    await eventually(() => expect(api.to(MONTHLY)).toHaveLength(1));
    page.session.setToken(null);
    month.release();
    await picked;
    expect(store.getState()).toMatchObject({ isSignedIn: false, dashboard: { status: 'loading' }, isTurning: false });
  });
});

describe('D-fitness-refetch: figures are fetched again when the page becomes visible', () => {
  /** Adds 1000 steps, today and in the lifetime figures. */
  const LATER = { ...WEEK, items: [...WEEK.items.slice(0, -1), anItem('2026-11-24', 1976)] };
  const MORE = { ...LIFETIME, steps: 2_815_723 };

  async function aLoaded(values: Parameters<typeof aDashboard>[0] = {}) {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const api = aFitnessApi();
    const dashboard = aDashboard(values);
    await settled(dashboard.store);
    let now = dashboard.page.clock.now();
    vi.spyOn(dashboard.page.clock, 'now').mockImplementation(() => now);
    const comeBack = (minutes: number) => {
      now += minutes * 60_000;
      document.dispatchEvent(new Event('visibilitychange'));
    };
    return { ...dashboard, api, comeBack };
  }

  it('figures that are some minutes old are fetched again, lifetime included, without a loading message', async () => {
    const { api, store, comeBack } = await aLoaded();
    const week = held(json(LATER));
    api.on(WEEKLY, week.answer);
    api.on(LIFE, MORE);
    comeBack(4);
    expect(api.to(WEEKLY)).toHaveLength(1);
    comeBack(1);
    comeBack(0);
    expect(store.getState()).toMatchObject({ isTurning: false, dashboard: { value: { lifetime: LIFETIME } } });
    week.release();
    await until(store, shows(1976));
    expect(store.getState()).toMatchObject({ dashboard: { value: { lifetime: MORE } } });
    comeBack(4);
    expect([api.to(WEEKLY).length, api.to(LIFE).length]).toEqual([2, 2]);
  });

  it.each<[range: Range, at: string, now: string, expected: boolean]>([
    ['day', '2026-11-24T09:57:00Z', '2026-11-24T09:59:59Z', false],
    ['day', '2026-11-24T09:57:00Z', '2026-11-24T10:00:00Z', true],
    ['week', '2026-11-24T09:57:00Z', '2026-11-24T10:00:00Z', false],
    ['week', '2026-11-24T22:57:00Z', '2026-11-24T23:00:00Z', true],
    ['year', '2026-11-24T22:57:00Z', '2026-11-24T23:00:00Z', false],
    ['year', '2026-11-30T22:57:00Z', '2026-11-30T23:00:00Z', true],
    ['year', '2026-11-24T09:55:00Z', '2026-11-24T10:00:00Z', true],
  ])('whether figures for the range %s of %s are outdated at %s: %s', (range, at, now, expected) => {
    const bars = barsOf(periodsOf(range, Date.parse(at)), []);
    expect(areOutdated({ range, bars }, Date.parse(at), Date.parse(now))).toBe(expected);
  });

  it('a failure of a re-fetch is reported, and changes nothing that is shown', async () => {
    quiet();
    const { api, host, store, comeBack } = await aLoaded();
    const errors = heard(host, 'creneau-error');
    api.on(WEEKLY, problem(403, 'forbidden'));
    comeBack(6);
    await eventually(() => expect(errors).toMatchObject([{ code: 'forbidden' }]));
    expect(shown(store.getState())).toContain(976);
    api.on(WEEKLY, LATER);
    comeBack(1);
    await until(store, shows(1976));
  });

  it('nothing is fetched again for a visitor, or after the element was removed', async () => {
    const { api, page, leave, comeBack } = await aLoaded();
    page.session.setToken(null);
    comeBack(10);
    expect(api.to(WEEKLY)).toHaveLength(1);
    page.session.setToken('a-token');
    await eventually(() => expect(api.to(WEEKLY)).toHaveLength(2));
    leave();
    comeBack(10);
    expect(api.to(WEEKLY)).toHaveLength(2);
  });

  it('a tracker that was linked meanwhile is found', async () => {
    const api = aFitnessApi();
    api.on('GET /v1/me', aMePayload({ tracker: null }), aMePayload({ tracker: 'bracelet' }));
    const { store } = aDashboard();
    await settled(store);
    document.dispatchEvent(new Event('visibilitychange'));
    await until(store, shows(8123));
  });
});
