import { createStore, type StoreApi } from 'zustand/vanilla';
import { addDays, dateOf, type PlainDate, parseDate } from '../../core/time/wall-time.ts';
import { PARIS, toWallTime } from '../../core/time/zone.ts';
import { LOADING } from '../shared/api/resource.ts';
import { onReturn } from '../shared/base/on-return.ts';
import { until } from '../shared/base/until.ts';
import type { WidgetContext } from '../shared/element/definition.ts';
import { askToSignIn } from '../shared/page/ask-to-sign-in.ts';
import type { attributes } from './attributes.ts';
import { createDayLoader } from './day-loader.ts';
import { createDeeds, type Deeds } from './deeds.ts';
import { createMarking, type Marking } from './marking.ts';
import type { StudioDayState } from './state.ts';

/** How often the day is loaded again while the page is visible, in milliseconds. */
const EVERY_MS = 60_000;

export interface StudioDayStore extends StoreApi<StudioDayState>, Deeds, Pick<Marking, 'mark'> {
  show(date: PlainDate): Promise<void>;
  /** Shows the day so many days later. */
  step(days: number): Promise<void>;
  today(): PlainDate;
  pickVenue(slug: string | null): Promise<void>;
  retry(): Promise<void>;
  signIn(): Promise<void>;
}

export function createStudioDayStore(context: WidgetContext<typeof attributes>): StudioDayStore {
  const { host, page, guard, signal } = context;
  const today = () => dateOf(toWallTime(page.clock.now(), PARIS));
  const named = () => {
    const { date, provider } = context.attributes.getState();
    return { date: parseDate(date ?? '') ?? today(), venue: provider };
  };
  const store = createStore<StudioDayState>()(() => ({
    ...named(),
    ...{ isVisitor: false, day: LOADING, staleSince: null, unsent: [], refused: [], deed: null, done: null },
  }));
  const { getState, setState } = store;
  const { load, note, forget } = createDayLoader(context, store);
  const marking = createMarking(page, store, note, signal);
  const go = (change: Partial<Pick<StudioDayState, 'date' | 'venue'>>) => {
    setState({ ...change, staleSince: null, done: null });
    return load();
  };
  const refresh = () =>
    guard(async () => {
      await marking.sendAll();
      await load();
    });
  const timer = setInterval(() => document.visibilityState === 'visible' && refresh(), EVERY_MS);
  const asks = (event: BeforeUnloadEvent) => getState().unsent.length > 0 && event.preventDefault();
  addEventListener('online', refresh, { signal });
  addEventListener('beforeunload', asks, { signal });
  until(
    signal,
    context.attributes.subscribe(() => guard(() => go(named()))),
    page.data.subscribe(({ isSignedIn, person }, before) => {
      if (isSignedIn === before.isSignedIn && person === before.person) return;
      // Another user must not read what this one has loaded, nor send their marks.
      if (isSignedIn !== before.isSignedIn) {
        forget();
        setState({ unsent: [], refused: [], deed: null });
      }
      guard(load);
    }),
    onReturn(refresh),
    () => clearInterval(timer),
  );
  guard(load);
  return {
    ...store,
    ...createDeeds(page, store, load),
    mark: marking.mark,
    show: (date) => go({ date }),
    step: (count) => go({ date: addDays(getState().date, count) }),
    today,
    pickVenue: (venue) => go({ venue }),
    retry: load,
    async signIn() {
      await askToSignIn(host, page, undefined, 'sign-in');
    },
  };
}
