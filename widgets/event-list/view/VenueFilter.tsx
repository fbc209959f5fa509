import type { ReactNode } from 'react';
import { Combobox } from '../../shared/lists/combobox/Combobox.tsx';
import { nameTermOf } from '../../shared/lists/search-term.ts';
import { useMessages } from '../../shared/view/environment.ts';
import { useStore } from '../../shared/view/use-store.ts';
import { messages } from '../messages.ts';
import { venueText } from '../model.ts';
import type { EventListStore } from '../store.ts';

/** Filters by a venue that the visitor finds by its name; emptying the field removes the filter. */
export function VenueFilter({
  store,
  isInSheet,
}: {
  readonly store: EventListStore;
  readonly isInSheet: boolean;
}): ReactNode {
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
