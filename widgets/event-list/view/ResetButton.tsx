import type { ReactNode } from 'react';
import { useMessages } from '../../shared/view/environment.ts';
import { Button } from '../../shared/view/ui/Button.tsx';
import { useStore } from '../../shared/view/use-store.ts';
import { messages } from '../messages.ts';
import { isFiltered } from '../model.ts';
import type { EventListStore } from '../store.ts';

/** 'Tout effacer'. Without filters it is hidden, unless it has just been pressed and has the focus. */
export function ResetButton({ store }: { readonly store: EventListStore }): ReactNode {
  const t = useMessages(messages);
  const canReset = useStore(store, isFiltered);
  return (
    <Button
      look="plain"
      className="reset"
      part="button button-plain reset-button"
      aria-disabled={!canReset || undefined}
      onPress={() => canReset && store.reset()}
    >
      {t('reset')}
    </Button>
  );
}
