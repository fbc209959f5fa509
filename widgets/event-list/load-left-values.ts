import type { StoreApi } from 'zustand/vanilla';
import { type EventQuery, eventQueryPath } from '../../core/catalogue/event-query.ts';
import { fetchLeftValues } from '../shared/api/names.ts';
import { createLatest } from '../shared/base/latest.ts';
import { until } from '../shared/base/until.ts';
import type { WidgetContext } from '../shared/element/definition.ts';
import type { attributes } from './attributes.ts';
import { ALL_LEFT, type EventListState } from './state.ts';

/**
 * Keeps in the state the values of each filter that still find an event. They are fetched after the events are shown;
 * if the call fails, all values are offered.
 */
export function loadLeftValues(
  { page, signal }: WidgetContext<typeof attributes>,
  store: StoreApi<EventListState>,
): void {
  const next = createLatest(signal);
  let asked = '';

  async function load(query: EventQuery): Promise<void> {
    const isLatest = next();
    const left = await fetchLeftValues(page.client, query, { signal }).catch(() => ALL_LEFT);
    if (isLatest()) store.setState({ left });
  }

  const stop = store.subscribe(({ query, list, isTurning }) => {
    const path = eventQueryPath(query);
    if (path === asked || list.status !== 'loaded' || isTurning) return;
    asked = path;
    if (path !== '') return void load(query);
    next();
    store.setState({ left: ALL_LEFT });
  });
  until(signal, stop);
}
