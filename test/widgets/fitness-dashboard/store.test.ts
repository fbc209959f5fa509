import { describe, expect, it, vi } from 'vitest';
import { measured } from '../../../core/fitness/bars.ts';
import type { FitnessState } from '../../../widgets/fitness-dashboard/state.ts';
import type { FitnessStore } from '../../../widgets/fitness-dashboard/store.ts';
import type { EventDetails, EventName } from '../../../widgets/shared/emit.ts';
import { aMePayload } from '../../fixtures/payloads.ts';
import { heard, until } from '../../fixtures/widget-context.ts';
import { held, json, offline, problem } from '../fake-api.ts';
import { aDashboard, aFitnessApi, anItem, isSettled, LIFETIME, WEEK } from './a-dashboard.ts';

const WEEKLY = 'GET /v1/bracelet/activities/weekly';
const MONTHLY = 'GET /v1/bracelet/activities/monthly';
const YEARLY = 'GET /v1/bracelet/activities/yearly';

/** What is shown of steps. */
function shown({ dashboard }: FitnessState) {
  if (dashboard.status !== 'loaded' || dashboard.value.case !== 'figures') return dashboard;
  const { range, bars } = dashboard.value;
  return [range, ...bars.map((bar) => measured(bar, 'steps'))];
}

/** Does what a page would on an event. */
function answer<N extends EventName>(host: HTMLElement, name: N, act: (detail: EventDetails[N]) => void): void {
  host.addEventListener(name, (event) => act((event as CustomEvent<EventDetails[N]>).detail));
}

const quiet = () => vi.spyOn(console, 'error').mockImplementation(() => {});
const settled = (store: FitnessStore) => until(store, isSettled);

describe('§7 GET /v1/{tracker}/activities/… and lifetime-stats', () => {
  it("the user's own tracker, the week, all that was ever counted; ready once", async () => {
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

  it.each(['day', 'month', 'year'] as const)('contract §3: range %s is asked for first', async (range) => {
    const api = aFitnessApi();
    const { store } = aDashboard({ range });
    expect(shown(await settled(store))).toContain(range);
    expect(api.to(WEEKLY)).toEqual([]);
  });

  it('contract §3: a named tracker, whatever its name', async () => {
    const api = aFitnessApi();
    api.on('GET /v1/a%2Fb/lifetime-stats', LIFETIME);
    api.on('GET /v1/a%2Fb/activities/weekly', WEEK);
    const { store } = aDashboard({ tracker: 'a/b' });
    expect(shown(await settled(store))).toContain(8123);
    expect(api.to(WEEKLY)).toEqual([]);
  });

  it.each([null, '', undefined])('a user whose tracker is %j has none, and no more is asked', async (tracker) => {
    const api = aFitnessApi();
    api.on('GET /v1/me', aMePayload({ tracker }));
    const { store } = aDashboard();
    expect((await settled(store)).dashboard).toEqual({ status: 'loaded', value: { case: 'no-tracker' } });
    expect(new Set(api.calls.map(({ route }) => route))).toEqual(new Set(['GET /v1/me']));
  });

  it.each([
    ['no list', { items: {} }],
    ['nothing', null],
  ])('an answer that is none: %s', async (_, answer) => {
    quiet();
    aFitnessApi().on(WEEKLY, answer);
    expect((await settled(aDashboard().store)).dashboard).toMatchObject({ error: { code: 'bad-answer' } });
  });

  it('items that are none are left out, with one warning', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const odd = [anItem('soon'), anItem('2026-11-23', -1), anItem('2026-11-23', 1.5), 7, anItem('2026-11-24', 5)];
    aFitnessApi().on(WEEKLY, { items: [...odd, { start: '2026-11-22' }] });
    expect(shown(await settled(aDashboard().store))).toEqual(['week', null, null, null, null, null, null, 5]);
    expect(warn.mock.calls).toEqual([['Créneau: 4 of 6 periods could not be read and were left out.']]);
  });
});

describe('§2 range and activity', () => {
  it('another range is fetched once; the earlier figures stay until it is there', async () => {
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

  it('the latest range wins', async () => {
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

  it('decisions §11: a tab that is picked twice is none; week counts then, and is asked for where it is not shown', async () => {
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

  it('contract §3: the attributes change live', async () => {
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

describe('decisions §8: failures', () => {
  it.each([
    ['offline', offline, 'network'],
    ['403', problem(403, 'forbidden'), 'forbidden'],
    ['a tracker that is not theirs', problem(404, 'not-found'), 'not-found'],
  ])('%s: told, and tried again', async (_, answer, code) => {
    quiet();
    vi.useFakeTimers();
    const api = aFitnessApi();
    api.on(WEEKLY, answer);
    const { host, store } = aDashboard();
    const errors = heard(host, 'creneau-error');
    await vi.advanceTimersByTimeAsync(5000);
    expect(store.getState().dashboard).toMatchObject({ status: 'failed', error: { code } });
    expect(errors).toMatchObject([{ code }]);
    api.on(WEEKLY, WEEK);
    await store.retry();
    expect(shown(store.getState())).toContain(8123);
    vi.useRealTimers();
  });

  it('another range that fails is not the earlier one under a wrong name', async () => {
    quiet();
    aFitnessApi().on(MONTHLY, problem(403, 'forbidden'));
    const { store } = aDashboard();
    await settled(store);
    await store.pickRange('month');
    expect(store.getState()).toMatchObject({ isTurning: false, dashboard: { status: 'failed' } });
    await store.pickRange('year');
    expect(shown(store.getState())).toContain(200_000);
  });

  it('an expired token: the page is asked, and the work carries on', async () => {
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

describe('decisions §7: widgets make no personal call without a token', () => {
  it('a visitor signs in through the page', async () => {
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

  it('after a log-out nothing of the user is left, also of what was on its way', async () => {
    const api = aFitnessApi();
    const { page, store } = aDashboard();
    await settled(store);
    const month = held(json({ items: [anItem('2026-11-02', 7)] }));
    api.on(MONTHLY, month.answer);
    const picked = store.pickRange('month');
    await vi.waitFor(() => expect(api.to(MONTHLY)).toHaveLength(1));
    page.session.setToken(null);
    month.release();
    await picked;
    expect(store.getState()).toMatchObject({ isSignedIn: false, dashboard: { status: 'loading' }, isTurning: false });
  });
});
