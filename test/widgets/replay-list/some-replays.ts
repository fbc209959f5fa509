import type { Replay } from '../../../core/catalogue/replay.ts';
import type { attributes } from '../../../widgets/replay-list/attributes.ts';
import { createReplaysStore, type ReplaysState, type ReplaysStore } from '../../../widgets/replay-list/store.ts';
import type { AttributeValues } from '../../../widgets/shared/base/attributes.ts';
import type { Settings } from '../../../widgets/shared/page/element-settings.ts';
import { aPageOf } from '../../fixtures/data/catalogue-payloads.ts';
import { someReplays } from '../../fixtures/data/replays.ts';
import { aContext } from '../../fixtures/data/widget-context.ts';
import { aFakeApi, type FakeApi } from '../fake-api.ts';
import { withPage } from '../with-page.ts';

export const LIST = 'GET /v1/replay/';
/** The video of the first replay. */
export const VIDEO = 'GET /v1/videos/501';

export const isLoaded = (state: ReplaysState) => state.list.status === 'loaded' && !state.isTurning;

/** An API of two replays on the first of `lastPage` pages. */
export function aReplaysApi(lastPage = 1): FakeApi {
  const api = aFakeApi();
  api.on(LIST, aPageOf(someReplays(2), 1, lastPage));
  return api;
}

/** A replay list, as its element creates it. */
export function someList(values: Partial<AttributeValues<typeof attributes>> = {}, settings: Partial<Settings> = {}) {
  const all = { provider: null, page: 1, ...values };
  const context = withPage(aContext<typeof attributes>('creneau-replay-list', all, { settings }));
  return { ...context, context, store: createReplaysStore(context) };
}

/** Returns the replay at this index of the shown page. */
export function replayAt(store: ReplaysStore, index: number): Replay {
  const { list } = store.getState();
  const replay = list.status === 'loaded' ? list.value.items[index] : undefined;
  if (!replay) throw new Error(`There is no replay at ${index}.`);
  return replay;
}

/** Returns the case of the player of the replay at this index. */
export function playerAt(store: ReplaysStore, index: number): string | null {
  return store.players.getState().get(replayAt(store, index).id)?.case ?? null;
}
