import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { PlainDate } from '../../../core/time/wall-time.ts';
import type { attributes } from '../../../widgets/studio-day/attributes.ts';
import { marked } from '../../../widgets/studio-day/marking.ts';
import { createStudioDayStore, type StudioDayStore } from '../../../widgets/studio-day/store.ts';
import { aStudioDayPayload, ORDER } from '../../fixtures/data/studio-day.ts';
import { aContext, heard, until } from '../../fixtures/data/widget-context.ts';
import { eventually } from '../../fixtures/eventually.ts';
import { type Answer, aFakeApi, held, json, offline, problem } from '../fake-api.ts';

const TEN = '1_20261201T1000';
const GET_DAY = 'GET /v1/studio/day';
const PUT = 'PUT /v1/studio/present';

function aStore(...days: readonly unknown[]) {
  const api = aFakeApi();
  api.on(GET_DAY, ...(days.length > 0 ? days : [aStudioDayPayload()]));
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const values = { date: '2026-12-01', provider: null };
  const context = aContext<typeof attributes>('creneau-studio-day', values);
  context.page.session.setToken('a-token');
  return { ...context, api, context, store: createStudioDayStore(context) };
}

const loaded = (store: StudioDayStore) => until(store, ({ day }) => day.status === 'loaded');
/** Returns whether the first person is shown as present, and how many marks wait and were refused. */
const shown = (store: StudioDayStore) => {
  const { day, unsent, refused } = store.getState();
  const [first] = day.status === 'loaded' ? day.value.sessions : [];
  return [first && marked(first, unsent).people[0]?.isPresent, unsent.length, refused.length];
};
const wouldLeave = () => {
  const event = new Event('beforeunload', { cancelable: true });
  dispatchEvent(event);
  return !event.defaultPrevented;
};

describe('D-studio-marks: who was there', () => {
  it('a mark is shown at once, and is what the server has noted', async () => {
    const { api, store } = aStore();
    const late = held(json({ present: false }));
    api.on(PUT, late.answer);
    await loaded(store);
    const marking = store.mark(TEN, ORDER, true);
    expect([shown(store), wouldLeave()]).toEqual([[true, 1, 0], false]);
    late.release();
    await marking;
    expect([shown(store), wouldLeave()]).toEqual([[false, 0, 0], true]);
  });

  it.each<readonly [string, Answer]>([
    ['no connection', offline],
    ['a server that fails', problem(503, 'server-error')],
  ])('a mark that is not sent is kept and sent when the connection is back: %s', async (_, failure) => {
    const { api, store } = aStore();
    api.on(PUT, failure, json({ present: true }));
    await loaded(store);
    await store.mark(TEN, ORDER, true);
    expect(shown(store)).toEqual([true, 1, 0]);
    api.on(GET_DAY, aStudioDayPayload(true));
    dispatchEvent(new Event('online'));
    await until(store, ({ unsent }) => unsent.length === 0);
    expect(shown(store)).toEqual([true, 0, 0]);
    const [first, second] = api.to(PUT).map(({ body }) => body);
    expect(second).toEqual(first);
  });

  it('a mark that the server refuses is said to be lost, until the next one', async () => {
    const { api, store } = aStore();
    api.on(PUT, problem(404, 'not-found'), json({ present: true }));
    await loaded(store);
    await store.mark(TEN, ORDER, true);
    expect(shown(store)).toEqual([false, 0, 1]);
    await store.mark(TEN, ORDER, true);
    expect(shown(store)).toEqual([true, 0, 0]);
  });
});

describe('D-studio-day: what was loaded stays readable', () => {
  it('a day that was seen is read without a connection, as of when it was loaded; another one is not', async () => {
    const { api, host, store } = aStore();
    const ready = heard(host, 'creneau-ready');
    await loaded(store);
    await store.step(1);
    api.on(GET_DAY, offline);
    await store.step(-1);
    expect(store.getState()).toMatchObject({ day: { status: 'loaded' }, staleSince: expect.any(Number) });
    await store.show('2026-12-05' as PlainDate);
    expect(store.getState()).toMatchObject({ day: { status: 'failed' }, staleSince: null });
    api.on(GET_DAY, aStudioDayPayload());
    await store.retry();
    expect([store.getState().day.status, ready.length]).toEqual(['loaded', 1]);
  });

  it('nothing stays of what another user must not see', async () => {
    const { page, api, store } = aStore();
    await loaded(store);
    api.on(PUT, offline);
    await store.mark(TEN, ORDER, true);
    api.on(GET_DAY, problem(403, 'forbidden'));
    await store.retry();
    expect(store.getState().day).toMatchObject({ status: 'failed', error: { code: 'forbidden' } });
    page.session.setToken(null);
    await until(store, ({ isVisitor }) => isVisitor);
    expect(store.getState().unsent).toEqual([]);
    await store.retry();
    expect(store.getState().day.status).toBe('loading');
  });

  it('the day is loaded again every minute', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { api, store } = aStore(aStudioDayPayload(), aStudioDayPayload());
    await eventually(() => expect(store.getState().day.status).toBe('loaded'));
    await vi.advanceTimersByTimeAsync(60_000);
    await eventually(() => expect(api.to(GET_DAY)).toHaveLength(2));
  });
});

describe('D-schedule-change: a change from the day', () => {
  const WOULD = {
    ...{ state: 'ready', confirm: 'a'.repeat(64) },
    sessions: [
      {
        ...{ session: TEN, start: '2026-12-01T10:00:00', taken: 1, what: 'called-off', to: null },
        people: [{ name: 'Zoé Petit', as: 'booked' }],
      },
    ],
  };

  it('what it does is said first, and it is made with what was said', async () => {
    const { api, store } = aStore();
    api.on('PATCH /v1/studio/sessions', WOULD, { ...WOULD, state: 'written' });
    await loaded(store);
    store.begin('change', TEN);
    await store.tryChange({ change: 'call-off', session: TEN });
    expect(store.getState().deed?.tried?.would.sessions).toMatchObject([{ people: [{ name: 'Zoé Petit' }] }]);
    await store.confirmChange();
    const [tried, made] = api.to('PATCH /v1/studio/sessions').map(({ body }) => body);
    expect(made).toEqual({ ...(tried as object), confirm: WOULD.confirm });
    expect(store.getState()).toMatchObject({ deed: null, done: { case: 'changed', count: 1 } });
    expect(api.to(GET_DAY)).toHaveLength(2);
  });

  it('nobody is said to be told of places that nobody loses, nor who only has a checkout open', async () => {
    const { api, store } = aStore();
    const [off] = WOULD.sessions;
    const holding = { ...off, people: [...(off?.people ?? []), { name: 'Wim', as: 'holding' }] };
    const answers = [WOULD, { ...WOULD, state: 'written', sessions: [{ ...off, what: 'resized' }, holding] }];
    api.on('PATCH /v1/studio/sessions', ...answers);
    await loaded(store);
    store.begin('change', TEN);
    await store.tryChange({ change: 'resize', session: TEN, capacity: 3 });
    await store.confirmChange();
    expect(store.getState().done).toEqual({ case: 'changed', count: 1 });
  });

  it('D-studio-message: a message that is sent again after a failure has the same key, and another one another', async () => {
    const { api, store } = aStore();
    api.on('POST /v1/studio/message', problem(503, 'server-error'), json({ mails: 2 }));
    await loaded(store);
    store.begin('message', TEN);
    await store.write('', 'Bonjour');
    expect(store.getState().deed?.error?.status).toBe(503);
    await store.write('', 'Bonjour');
    expect(store.getState()).toMatchObject({ deed: null, done: { case: 'written', count: 2 } });
    store.begin('message', TEN);
    await store.write('', 'Bonjour');
    const keys = api.to('POST /v1/studio/message').map(({ headers }) => headers.get('idempotency-key'));
    expect([keys[0] === keys[1], keys[1] === keys[2]]).toEqual([true, false]);
  });
});
