import type { StoreApi } from 'zustand/vanilla';
import type { EventFilterName } from '../../core/catalogue/event-query.ts';
import { isApiError } from '../shared/api/errors.ts';
import { fetchNames } from '../shared/api/names.ts';
import { fetchProvider } from '../shared/api/user.ts';
import { until } from '../shared/base/until.ts';
import { warnOnce } from '../shared/base/warn.ts';
import type { WidgetContext } from '../shared/element/definition.ts';
import type { attributes } from './attributes.ts';
import { LISTS } from './load-names.ts';
import type { EventListState } from './state.ts';

/** Warns, while a list is empty, of values of its tag that do not exist. */
export function warnOfUnknown(
  { page: { client }, signal }: WidgetContext<typeof attributes>,
  store: StoreApi<EventListState>,
): void {
  const asked = new Set<string>();

  async function isKnown(name: EventFilterName, value: string): Promise<boolean> {
    try {
      if (name !== 'provider')
        return (await fetchNames(client, LISTS[name], { signal })).some(({ slug }) => slug === value);
      await fetchProvider(client, value, { signal });
      return true;
    } catch (error) {
      return !(name === 'provider' && isApiError(error) && error.code === 'not-found');
    }
  }

  async function check(name: EventFilterName, value: string): Promise<void> {
    if (!(await isKnown(name, value))) warnOnce(`<creneau-event-list>: there is no ${name} ${JSON.stringify(value)}.`);
  }

  const stop = store.subscribe(({ fixed, list, isTurning }) => {
    if (list.status !== 'loaded' || isTurning || list.value.items.length > 0) return;
    for (const [name, value] of Object.entries(fixed) as [EventFilterName, string][]) {
      if (asked.has(`${name}/${value}`)) continue;
      asked.add(`${name}/${value}`);
      void check(name, value);
    }
  });
  until(signal, stop);
}
