import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { useMessages } from '../../shared/view/environment.ts';
import { Button } from '../../shared/view/ui/Button.tsx';
import { messages } from '../messages.ts';
import { filterModels, isFiltered } from '../model.ts';
import type { EventListStore } from '../store.ts';
import { FilterSelect } from './FilterSelect.tsx';
import { VenueFilter } from './VenueFilter.tsx';

/** The filters that the tag does not fix. */
export function Filters({ store }: { readonly store: EventListStore }): ReactNode {
  const t = useMessages(messages);
  const fixed = useStore(store, (state) => state.fixed);
  const query = useStore(store, (state) => state.query);
  const names = useStore(store, (state) => state.names);
  return (
    <fieldset className="filters" part="filters">
      <legend className="visually-hidden">{t('filters')}</legend>
      {filterModels({ fixed, query, names }).map((filter) => (
        <FilterSelect key={filter.name} filter={filter} onChange={(value) => store.setFilter(filter.name, value)} />
      ))}
      {fixed.provider === undefined && <VenueFilter store={store} />}
      <Button
        look="plain"
        className="reset"
        part="button button-plain reset-button"
        aria-disabled={!isFiltered({ query, fixed }) || undefined}
        onPress={() => isFiltered(store.getState()) && store.reset()}
      >
        {t('reset')}
      </Button>
    </fieldset>
  );
}
