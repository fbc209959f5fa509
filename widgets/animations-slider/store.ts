import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Animation } from '../../core/catalogue/animation.ts';
import { fetchAnimations, type Period } from '../shared/api/catalogue/animation.ts';
import { until } from '../shared/base/until.ts';
import type { WidgetContext } from '../shared/element/definition.ts';
import { beginAt, pageParam } from '../shared/lists/list-address.ts';
import { createPagedList, FIRST_LOAD, type PagedState } from '../shared/lists/paged-list.ts';
import { reloadList, showAnswered, showPage } from '../shared/lists/show-page.ts';
import { writeParams } from '../shared/lists/write-params.ts';
import type { attributes } from './attributes.ts';

export interface SliderState extends PagedState<Animation> {
  readonly period: Period;
  /** The page that was last requested. */
  readonly page: number;
}

export interface SliderStore extends Omit<StoreApi<SliderState>, 'setState'> {
  /** Turns to another page and writes it into the page's address. */
  turn(page: number): void;
  retry(): Promise<void>;
}

export function createSliderStore(context: WidgetContext<typeof attributes>): SliderStore {
  const { host, page: pageState, signal } = context;
  const named = () => context.attributes.getState();
  showPage(host, beginAt(host, named().page, signal));
  const store = createStore<SliderState>()(() => ({ ...FIRST_LOAD, period: named().period, page: named().page }));
  const list = createPagedList<Animation>(context, store, (page, signal) =>
    fetchAnimations(pageState.client, named(), { page, signal }),
  );

  let asked = named();
  async function load(how?: 'afresh'): Promise<void> {
    asked = named();
    const { period, page } = asked;
    store.setState({ period, page });
    await list.load(page, how);
    showAnswered(host, store, page);
  }

  const stop = context.attributes.subscribe(({ period, user, page }) => {
    const isOther = period !== asked.period || user !== asked.user;
    const { page: shown } = store.getState();
    reloadList(context, { isOther, page, shown }, load);
  });
  until(signal, stop);
  context.guard(() => load());
  return {
    ...store,
    turn(page) {
      const param = pageParam(host);
      if (param) writeParams({ [param]: String(page) });
      showPage(host, page);
    },
    retry: () => load(),
  };
}
