import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Replay } from '../../core/catalogue/replay.ts';
import { fetchReplays } from '../shared/api/catalogue/replay.ts';
import { until } from '../shared/base/until.ts';
import type { WidgetContext } from '../shared/element/definition.ts';
import { beginAt } from '../shared/lists/list-address.ts';
import { createPagedList, FIRST_LOAD, type PagedState } from '../shared/lists/paged-list.ts';
import { reloadList, showAnswered, showPage } from '../shared/lists/show-page.ts';
import type { attributes } from './attributes.ts';
import { createPlayers, type Players } from './players.ts';

export interface ReplaysState extends PagedState<Replay> {
  /** The attribute `provider`; null for all replays. */
  readonly provider: string | null;
  /** The page that was last requested. */
  readonly page: number;
}

export interface ReplaysStore extends Omit<StoreApi<ReplaysState>, 'setState'> {
  readonly players: Players;
  retry(): Promise<void>;
}

export function createReplaysStore(context: WidgetContext<typeof attributes>): ReplaysStore {
  const { host, page: pageState, signal } = context;
  const named = () => context.attributes.getState();
  showPage(host, beginAt(host, named().page, signal));
  const asked = () => ({ provider: named().provider, page: named().page });
  const store = createStore<ReplaysState>()(() => ({ ...FIRST_LOAD, ...asked() }));
  const players = createPlayers(context);
  const list = createPagedList<Replay>(context, store, (page, signal) =>
    fetchReplays(pageState.client, store.getState().provider, { page, signal }),
  );

  async function load(how?: 'afresh'): Promise<void> {
    store.setState(asked());
    // A video of the previous page would continue to play unseen.
    players.closeAll();
    const { page } = store.getState();
    await list.load(page, how);
    showAnswered(host, store, page);
  }

  const stop = context.attributes.subscribe(({ provider, page }) => {
    const before = store.getState();
    const isOther = provider !== before.provider;
    reloadList(context, { isOther, page, shown: before.page }, load);
  });
  until(signal, stop);
  context.guard(() => load());
  return { ...store, players, retry: () => load() };
}
