import { vi } from 'vitest';
import type { attributes } from '../../../widgets/provider-map/attributes.ts';
import { createMapStore } from '../../../widgets/provider-map/store.ts';
import { tellList } from '../../../widgets/shared/lists/list-on-page.ts';
import type { Settings } from '../../../widgets/shared/page/element-settings.ts';
import type { ListOnPage, PageState } from '../../../widgets/shared/page/page-state.ts';
import { openRegistry } from '../../../widgets/shared/page/registry.ts';
import { API, aContext, aPage, until } from '../../fixtures/data/widget-context.ts';

/** Tiles of the API's own origin, which need no consent. */
export const OWN_TILES = 'https://api.example/tiles/{z}/{x}/{y}.png';

interface Given {
  readonly query?: string;
  readonly provider?: string;
  readonly for?: string;
  readonly page?: PageState;
  readonly settings?: Partial<Settings>;
  /** The function of the loader that loads the code of the map. */
  readonly load?: () => Promise<unknown>;
}

/** A map's store, as its element creates it; one stub is the engine and the code of its worker. */
export function aMap({ query, provider, for: id, page = aPage(), settings, load }: Given = {}) {
  const engine = { code: '// code', takeWorker: vi.fn(), createEngine: vi.fn() };
  const values = { query: query ?? null, provider: provider ?? null, for: id ?? null, maxEvents: 3 };
  const context = {
    ...aContext<typeof attributes>('creneau-provider-map', values, {
      page,
      settings: { tiles: OWN_TILES, ...settings },
    }),
    load: vi.fn((name: string) =>
      name === 'map-places'
        ? import('../../../widgets/provider-map/places/read-places.ts')
        : (load?.() ?? Promise.resolve(engine)),
    ),
  };
  openRegistry(context.load);
  context.host.setAttribute('api-url', API);
  const store = createMapStore(context);
  const settled = () => until(store, ({ positions }) => positions.status !== 'loading');
  return { ...context, context, engine, store, settled };
}

/** An event list that publishes its state in the page state; 'Voir tout' calls `show`. */
export function aListOnPage(page: PageState, told: Partial<ListOnPage> = {}) {
  const list = document.createElement('creneau-event-list');
  document.body.append(list);
  const show = vi.fn();
  tellList(page, list, { query: {}, selected: null, shown: [], highlighted: null, show, ...told });
  const now = () => page.lists.getState().get(list);
  return { list, show, now, tell: (change: Partial<ListOnPage>) => tellList(page, list, change) };
}
