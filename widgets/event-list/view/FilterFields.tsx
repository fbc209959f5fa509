import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { useMessages } from '../../shared/view/environment.ts';
import { messages } from '../messages.ts';
import { filterModels } from '../model.ts';
import type { EventListStore } from '../store.ts';
import { FilterSelect } from './FilterSelect.tsx';
import { VenueFilter } from './VenueFilter.tsx';

/** The filters that the tag does not fix. */
export function FilterFields({ store }: { readonly store: EventListStore }): ReactNode {
  const t = useMessages(messages);
  const fixed = useStore(store, (state) => state.fixed);
  const query = useStore(store, (state) => state.query);
  const names = useStore(store, (state) => state.names);
  const left = useStore(store, (state) => state.left);
  return (
    <fieldset className="filters" part="filters">
      <legend className="visually-hidden">{t('filters')}</legend>
      {filterModels({ fixed, query, names, left }).map((filter) => (
        <FilterSelect key={filter.name} filter={filter} onChange={(value) => store.setFilter(filter.name, value)} />
      ))}
      {fixed.provider === undefined && <VenueFilter store={store} />}
    </fieldset>
  );
}
