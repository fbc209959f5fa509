import type { ReactNode } from 'react';
import { useMessages } from '../../shared/view/environment.ts';
import { Button } from '../../shared/view/ui/Button.tsx';
import { useStore } from '../../shared/view/use-store.ts';
import { useWidth } from '../../shared/view/use-width.ts';
import { messages } from '../messages.ts';
import { VIEWS } from '../state.ts';
import type { EventListStore } from '../store.ts';
import { FilterChips } from './FilterChips.tsx';
import { FilterFields } from './FilterFields.tsx';
import { FilterSheet } from './FilterSheet.tsx';

/** The filters and the view toggle; on a narrow element the filters are in a sheet. */
export function ListHead({ store }: { readonly store: EventListStore }): ReactNode {
  const [head, isNarrow] = useWidth<HTMLDivElement, boolean>(isForSheet, 'as wide as the element');
  return (
    <div ref={head} className="list-head">
      {isNarrow ? <FilterSheet store={store} /> : <FilterFields store={store} />}
      <ViewToggle store={store} />
      <FilterChips store={store} />
    </div>
  );
}

/** Whether an element of this width (in px; 0 if not known) shows its filters in a sheet. */
function isForSheet(width: number): boolean {
  return width > 0 && width < 600;
}

/** Switches between list and map; the current view's button is pressed. */
function ViewToggle({ store }: { readonly store: EventListStore }): ReactNode {
  const t = useMessages(messages);
  const shown = useStore(store, ({ view }) => view);
  return (
    <fieldset className="views" part="view-toggle">
      <legend className="visually-hidden">{t('views')}</legend>
      {VIEWS.map((view) => (
        <Button
          key={view}
          className="view"
          part={`button view-button ${view === shown ? 'selected' : ''}`}
          aria-pressed={view === shown}
          onPress={() => store.setView(view)}
        >
          {t(view)}
        </Button>
      ))}
    </fieldset>
  );
}
