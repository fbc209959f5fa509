import type { ReactNode } from 'react';
import { useMessages } from '../../shared/view/environment.ts';
import { FilterSelect } from '../../shared/view/ui/FilterSelect.tsx';
import { useStore } from '../../shared/view/use-store.ts';
import { messages } from '../messages.ts';
import { filterModels } from '../model.ts';
import type { EventListStore } from '../store.ts';
import { VenueFilter } from './VenueFilter.tsx';

/** The filters that the tag does not fix. */
export function FilterFields({
  store,
  isInSheet = false,
}: {
  readonly store: EventListStore;
  readonly isInSheet?: boolean;
}): ReactNode {
  const t = useMessages(messages);
  const fixed = useStore(store, (state) => state.fixed);
  const query = useStore(store, (state) => state.query);
  const names = useStore(store, (state) => state.names);
  const left = useStore(store, (state) => state.left);
  return (
    <fieldset className="filters" part="filters">
      <legend className="visually-hidden">{t('filters')}</legend>
      {filterModels({ fixed, query, names, left }).map(({ name, value, options, isLoading }) => (
        <FilterSelect
          key={name}
          label={t(name)}
          all={t(`all ${name}`)}
          options={options}
          value={value}
          isLoading={isLoading}
          isOff={!isLoading && options.length === 0}
          onChange={(chosen) => store.setFilter(name, chosen)}
        />
      ))}
      {fixed.provider === undefined && <VenueFilter store={store} isInSheet={isInSheet} />}
    </fieldset>
  );
}
