import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { followPlaces } from '../../../widgets/shared/page/live-places.ts';
import { openRegistry, type Registry } from '../../../widgets/shared/page/registry.ts';
import { SlottedCalendar } from '../../../widgets/slotted-calendar/SlottedCalendar.tsx';
import { TUESDAY } from '../../fixtures/data/factories.ts';
import { aTakenPayload } from '../../fixtures/data/payloads.ts';
import { eventually } from '../../fixtures/eventually.ts';
import { buttonNamed, press, render, said, textOf } from '../render.tsx';
import { aCalendarApi, aLoadedCalendar } from './a-calendar.ts';

const BOOKED = 'GET /v1/slotted/booked/yoga-doux';
const at = (hour: string, taken: number) => aTakenPayload(`${TUESDAY}T${hour}:00`, taken);

/** The browser's side of a stream, in place of its own. */
class FakeSource extends EventTarget {
  static readonly CLOSED = 2;
  static all: FakeSource[] = [];
  readyState = 1;
  readonly url: string;
  constructor(url: string) {
    super();
    this.url = url;
    FakeSource.all.push(this);
  }
  close(): void {
    this.readyState = FakeSource.CLOSED;
  }
  tell(type: string, data: unknown, lastEventId = ''): Promise<void> {
    return act(async () => {
      this.dispatchEvent(new MessageEvent(type, { data: JSON.stringify(data), lastEventId }));
    });
  }
}
const open = () => FakeSource.all.filter(({ readyState }) => readyState === 1);

let registry: Registry;
let visibility: 'visible' | 'hidden';
const look = (what: typeof visibility) =>
  act(async () => {
    visibility = what;
    document.dispatchEvent(new Event('visibilitychange'));
  });

beforeEach(() => {
  FakeSource.all = [];
  visibility = 'visible';
  vi.stubGlobal('EventSource', FakeSource);
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => callback());
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  vi.spyOn(Math, 'random').mockReturnValue(0);
  Reflect.deleteProperty(globalThis, Symbol.for('creneau'));
  registry = openRegistry(() => Promise.resolve(null));
});

/** A calendar of an API that has streams, unless its answers do not say so. */
async function aLiveCalendar({ base = 'n-1' as string | null, taken = [at('10:00', 1)] } = {}) {
  const api = aCalendarApi();
  const answer = (items: readonly unknown[]) => () =>
    new Response(JSON.stringify(items), { headers: base === null ? {} : { 'creneau-live': base } });
  api.on(BOOKED, answer(taken));
  const calendar = await aLoadedCalendar();
  const view = await render(calendar.context, <SlottedCalendar store={calendar.store} />);
  const answerNext = (items: readonly unknown[]) => api.on(BOOKED, answer(items));
  return { ...calendar, api, view, answerNext };
}

const TEN = /^10h00 .*24 novembre 2026/;
const NINE = /^09h00 .*24 novembre 2026/;
const toasts = () => registry.toasts.waiting.map((one) => 'show' in one && one.show);

describe('D-live, C-live: a calendar of an API with streams of taken places', () => {
  it('an API whose answers do not name a stream is never asked for one', async () => {
    await aLiveCalendar({ base: null });
    expect(FakeSource.all).toEqual([]);
  });

  it('all elements of a page have one stream, from the first answer on, which is closed while the page is hidden', async () => {
    const { page, leave } = await aLiveCalendar();
    const stop = followPlaces({ page, offers: [8, 7], places: () => {}, again: () => {} });
    expect(open().map(({ url }) => url)).toEqual([`${page.url}/v1/live?offers=7,8&after=n-1`]);
    await open()[0]?.tell('beat', {}, 'n-5');
    await look('hidden');
    expect(open()).toEqual([]);
    await look('visible');
    expect(open().map(({ url }) => url)).toEqual([`${page.url}/v1/live?offers=7,8&after=n-5`]);
    stop();
    expect(open().map(({ url }) => url)).toEqual([`${page.url}/v1/live?offers=7&after=n-5`]);
    leave();
    expect(open()).toEqual([]);
  });

  it('a place that others take or give back is shown at once; focus, selection and calls stay as they are', async () => {
    const { view, api, store } = await aLiveCalendar();
    await press(view, NINE);
    const focused = document.activeElement;
    const calls = api.calls.length;
    await open()[0]?.tell('places', [at('10:00', 6), { ...at('09:00', 6), slotted: { id: 8 } }], 'n-2');
    expect(buttonNamed(view, TEN)?.getAttribute('part')).toContain('full');
    await open()[0]?.tell('places', [at('10:00', 0)], 'n-3');
    expect(buttonNamed(view, TEN)?.getAttribute('part')).toContain('available');
    expect(store.getState().selection).toHaveLength(1);
    expect([document.activeElement, api.calls.length, toasts()]).toEqual([focused, calls, []]);
  });

  it.each(['told by the stream', 'read when the page is looked at again'])(
    'D-lost-place: a selected slot whose last place is taken, as %s, is told once and politely, with what can be had instead',
    async (how) => {
      const { view, store, answerNext } = await aLiveCalendar();
      await press(view, NINE);
      await press(view, TEN);
      if (how === 'told by the stream') {
        await open()[0]?.tell('places', [at('10:00', 6)], 'n-2');
        await open()[0]?.tell('places', [at('10:00', 6)], 'n-2');
      } else {
        answerNext([at('10:00', 6)]);
        await act(async () => store.refresh());
        await eventually(() => expect(store.getState().notice).not.toBeNull());
      }
      expect(store.getState().selection.map(({ start }) => start)).toEqual([`${TUESDAY}T09:00`]);
      expect(toasts()).toEqual([
        {
          title: 'Cette séance est complète.',
          msg: 'mardi 24 nov. 2026, 10h00',
          type: 'warning',
          preventDuplicates: true,
        },
      ]);
      await act(async () => {});
      expect(textOf(view.querySelector('.notice'))).toBe(
        'mardi 24 nov. 2026, 10h00 Cette séance est complète.À la place, nous vous proposons : mardi 24 nov. 2026, 08h00. Choisir ce créneau',
      );
      expect(said(view, 'alert')).toEqual([]);
      await press(view, 'Choisir ce créneau');
      expect(store.getState().selection.map(({ start }) => start.slice(-5))).toEqual(['08:00', '09:00']);
    },
  );

  it('an answer that was under way when an event came does not bring back what was before', async () => {
    const { api, store, answerNext, view } = await aLiveCalendar();
    answerNext([at('10:00', 1)]);
    await act(async () => {
      store.refresh();
      await open()[0]?.tell('places', [at('10:00', 6)], 'n-2');
    });
    await eventually(() => expect(api.to(BOOKED)).toHaveLength(2));
    expect(buttonNamed(view, TEN)?.getAttribute('part')).toContain('full');
  });

  it('a calendar whose calls carry a token, and any after "reset", asks again', async () => {
    const { api, page } = await aLiveCalendar();
    await open()[0]?.tell('reset', [8], 'n-2');
    await open()[0]?.tell('reset', [7], 'n-3');
    await eventually(() => expect(api.to(BOOKED)).toHaveLength(2));
    await act(async () => page.session.setToken('camille'));
    await open()[0]?.tell('places', [at('10:00', 6)], 'n-4');
    await eventually(() => expect(api.to(BOOKED).at(-1)?.headers.get('authorization')).toBe('Bearer camille'));
  });

  it.each([
    ['frozen after it was alive', true],
    ['collected by a proxy', false],
  ])(
    'a stream that is %s is closed, left alone for a while, and opened again where it has ended',
    async (_, isAlive) => {
      vi.useFakeTimers();
      const { api } = await aLiveCalendar();
      vi.useFakeTimers();
      await look('hidden');
      await look('visible');
      const calls = api.to(BOOKED).length;
      if (isAlive) {
        await open()[0]?.tell('beat', {}, 'n-7');
        await act(() => vi.advanceTimersByTimeAsync(39_000));
        await open()[0]?.tell('beat', {}, 'n-8');
        await act(() => vi.advanceTimersByTimeAsync(39_000));
        expect(open()).toHaveLength(1);
      }
      await act(() => vi.advanceTimersByTimeAsync(10_000));
      expect(open()).toEqual([]);
      expect(api.to(BOOKED).length - calls).toBe(isAlive ? 1 : 0);
      await act(() => vi.advanceTimersByTimeAsync(60_000));
      expect(open().map(({ url }) => url.split('after=')[1])).toEqual([isAlive ? 'n-8' : 'n-1']);
      vi.useRealTimers();
    },
  );

  it('a stream that is refused is left alone, longer each time', async () => {
    await aLiveCalendar();
    vi.useFakeTimers();
    const refuse = async () => {
      const [source] = open();
      source?.close();
      await act(async () => source?.dispatchEvent(new Event('error')));
    };
    for (const rest of [60_000, 120_000]) {
      await refuse();
      await act(() => vi.advanceTimersByTimeAsync(rest - 1));
      expect(open()).toEqual([]);
      await act(() => vi.advanceTimersByTimeAsync(1));
      expect(open()).toHaveLength(1);
    }
    vi.useRealTimers();
  });
});
