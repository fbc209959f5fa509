import type { ReactNode } from 'react';
import { useMessages } from '../../shared/view/environment.ts';
import { Button } from '../../shared/view/ui/Button.tsx';
import { useStore } from '../../shared/view/use-store.ts';
import { messages } from '../messages.ts';
import { VIEWS } from '../state.ts';
import type { EventListStore } from '../store.ts';

/** Switches between list and map; the current view's button is pressed. */
export function ViewToggle({ store }: { readonly store: EventListStore }): ReactNode {
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
