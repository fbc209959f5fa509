import type { ReactNode } from 'react';
import { Combobox } from '../../shared/lists/combobox/Combobox.tsx';
import { nameTermOf } from '../../shared/lists/search-term.ts';
import { useMessages } from '../../shared/view/environment.ts';
import { FilterSelect } from '../../shared/view/ui/FilterSelect.tsx';
import { useStore } from '../../shared/view/use-store.ts';
import { messages } from '../messages.ts';
import { filterModels, venueText } from '../model.ts';
import type { EventListStore } from '../store.ts';

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

/** Filters by a venue that the visitor finds by its name; emptying the field removes the filter. */
function VenueFilter({ store, isInSheet }: { readonly store: EventListStore; readonly isInSheet: boolean }): ReactNode {
  const t = useMessages(messages);
  const { found, isLoading, hasFailed, text } = useStore(store, ({ venues }) => venues);
  const shownText = useStore(store, venueText);
  const options = found.map(({ url, fullName, picture }) => ({
    key: url ?? '',
    label: fullName,
    picture,
  }));
  const type = (typed: string) => {
    store.searchVenue(typed);
    if (typed === '') store.setFilter('provider', null);
  };
  const choose = (option: { readonly key: string }) => {
    store.searchVenue(null);
    store.setFilter('provider', option.key);
  };
  const isAsked = text !== null && nameTermOf(text) !== null;
  return (
    <div className="filter venue">
      <Combobox
        label={t('provider')}
        placeholder={t('venue placeholder')}
        isInFlow={isInSheet}
        text={shownText}
        options={text === null ? [] : options}
        isLoading={isLoading}
        emptyText={isAsked ? t(hasFailed ? 'venue failed' : 'no venue') : null}
        onType={type}
        onChoose={choose}
        onLeave={() => store.searchVenue(null)}
      />
    </div>
  );
}
