import type { StoreApi } from 'zustand/vanilla';
import { isApiError } from '../shared/api/errors.ts';
import { fetchProvider } from '../shared/api/user.ts';
import { createLatest } from '../shared/base/latest.ts';
import { until } from '../shared/base/until.ts';
import type { WidgetContext } from '../shared/element/definition.ts';
import type { attributes } from './attributes.ts';
import type { EventListState } from './state.ts';

/** Looks up the venue of the venue filter if none of the shown events names it. */
export function lookUpVenue({ page, signal }: WidgetContext<typeof attributes>, store: StoreApi<EventListState>): void {
  const next = createLatest(signal);
  let asked: string | null = null;

  async function load(url: string): Promise<void> {
    const isLatest = next();
    try {
      const { fullName } = await fetchProvider(page.client, url, { signal });
      if (isLatest()) store.setState({ venue: { url, name: fullName } });
    } catch (error) {
      if (isLatest() && isApiError(error) && error.code === 'not-found') store.setState({ venue: { url, name: null } });
    }
  }

  const stop = store.subscribe(({ query: { provider: url }, fixed, list, isTurning }) => {
    const isEmpty = list.status === 'loaded' && !isTurning && list.value.items.length === 0;
    if (!isEmpty || url === undefined || url === asked || 'provider' in fixed) return;
    asked = url;
    void load(url);
  });
  until(signal, stop);
}
