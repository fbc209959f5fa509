import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { useMessages } from '../../shared/view/environment.ts';
import { Button } from '../../shared/view/ui/Button.tsx';
import { messages } from '../messages.ts';
import { filterModels, isFiltered } from '../model.ts';
import type { EventListStore } from '../store.ts';
import { FilterSelect } from './FilterSelect.tsx';
import { VenueFilter } from './VenueFilter.tsx';

/** What a visitor narrows the list down by; what the tag fixes is not asked. */
export function Filters({ store }: { readonly store: EventListStore }): ReactNode {
  const t = useMessages(messages);
  const state = useStore(store);
  return (
    <fieldset className="filters" part="filters">
      <legend className="visually-hidden">{t('filters')}</legend>
      {filterModels(state).map((filter) => (
        <FilterSelect key={filter.name} filter={filter} onChange={(value) => store.setFilter(filter.name, value)} />
      ))}
      {state.fixed.provider === undefined && <VenueFilter store={store} />}
      <Button
        look="plain"
        className="reset"
        part="button button-plain reset-button"
        aria-disabled={!isFiltered(state) || undefined}
        onPress={() => isFiltered(store.getState()) && store.reset()}
      >
        {t('reset')}
      </Button>
    </fieldset>
  );
}
