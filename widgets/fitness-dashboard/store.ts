import { createStore, type StoreApi } from 'zustand/vanilla';
import { type Activity, toggled } from '../../core/fitness/figures.ts';
import { effectiveRange, type Range } from '../../core/fitness/periods.ts';
import { LOADING } from '../shared/api/resource.ts';
import { onReturn } from '../shared/base/on-return.ts';
import { until } from '../shared/base/until.ts';
import type { WidgetContext } from '../shared/element/definition.ts';
import { askToSignIn } from '../shared/page/ask-to-sign-in.ts';
import type { attributes } from './attributes.ts';
import { createFiguresLoader } from './figures-loader.ts';
import type { FitnessState } from './state.ts';

export interface FitnessStore extends Omit<StoreApi<FitnessState>, 'setState'> {
  /** Selects a range; selecting it again deselects it. */
  pickRange(range: Range): Promise<void>;
  /** Selects an activity; selecting it again deselects it. */
  pickActivity(activity: Activity): void;
  retry(): Promise<void>;
  signIn(): Promise<void>;
}

export function createFitnessStore(context: WidgetContext<typeof attributes>): FitnessStore {
  const { host, page, guard, signal } = context;
  const { range, activity } = context.attributes.getState();
  const { isSignedIn } = page.data.getState();
  const store = createStore<FitnessState>()(() => ({
    isSignedIn,
    range,
    activity,
    dashboard: LOADING,
    isTurning: false,
  }));
  const figures = createFiguresLoader(context, store);

  async function setRange(range: Range | null): Promise<void> {
    const before = effectiveRange(store.getState().range);
    store.setState({ range });
    if (effectiveRange(range) !== before) await figures.load();
  }

  until(
    signal,
    context.attributes.subscribe(({ tracker, range, activity }, before) => {
      if (activity !== before.activity) store.setState({ activity });
      if (tracker !== before.tracker) {
        store.setState({ range });
        guard(figures.restart);
      } else if (range !== before.range) guard(() => setRange(range));
    }),
    page.data.subscribe(({ isSignedIn }, before) => {
      if (isSignedIn !== before.isSignedIn) guard(figures.restart);
    }),
    onReturn(() => guard(figures.refresh)),
  );
  guard(figures.load);
  return {
    ...store,
    pickRange: (range) => setRange(toggled(store.getState().range, range)),
    pickActivity: (activity) => store.setState((state) => ({ activity: toggled(state.activity, activity) })),
    retry: figures.load,
    async signIn() {
      await askToSignIn(host, page, undefined, 'sign-in');
    },
  };
}
