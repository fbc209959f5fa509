import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Provider } from '../../core/catalogue/provider.ts';
import { createResource, LOADING, type Resource } from '../shared/api/resource.ts';
import { fetchProvider } from '../shared/api/user.ts';
import { until } from '../shared/base/until.ts';
import { warnOnce } from '../shared/base/warn.ts';
import type { WidgetContext } from '../shared/element/definition.ts';
import { emit } from '../shared/page/emit.ts';
import type { attributes } from './attributes.ts';

export interface CardState {
  /** The attribute `provider`; null without it. */
  readonly name: string | null;
  readonly provider: Resource<Provider>;
}

export interface CardStore extends Omit<StoreApi<CardState>, 'setState'> {
  retry(): Promise<void>;
}

export function createCardStore(context: WidgetContext<typeof attributes>): CardStore {
  const { host, page, signal } = context;
  const nameOf = () => context.attributes.getState().provider;
  const store = createStore<CardState>()(() => ({ name: nameOf(), provider: LOADING }));
  let isReady = false;
  const resource = createResource<Provider>({
    signal,
    fetch: (signal) => fetchProvider(page.client, nameOf() as string, { signal }),
    set(provider) {
      store.setState({ provider });
      if (provider.status !== 'loaded' || isReady) return;
      isReady = true;
      emit(host, 'creneau-ready', null);
    },
    onFailure: context.report,
  });

  async function load(): Promise<void> {
    const name = nameOf();
    store.setState({ name });
    if (name === null) warnOnce(`<${host.localName}> names nobody: set provider to the url of a user.`);
    else await resource.load();
  }

  const stop = context.attributes.subscribe(() => context.guard(load));
  until(signal, stop);
  context.guard(load);
  return { ...store, retry: load };
}
