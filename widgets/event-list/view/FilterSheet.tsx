import ListFilter from 'lucide/dist/esm/icons/list-filter.mjs';
import { type ReactNode, useState } from 'react';
import { useMessages } from '../../shared/view/environment.ts';
import { Button } from '../../shared/view/ui/Button.tsx';
import { Icon } from '../../shared/view/ui/Icon.tsx';
import { useStore } from '../../shared/view/use-store.ts';
import { messages } from '../messages.ts';
import { countSet, totalOf } from '../model.ts';
import type { EventListStore } from '../store.ts';
import { FilterFields } from './FilterFields.tsx';
import { ResetButton } from './ResetButton.tsx';
import { Sheet } from './Sheet.tsx';

/**
 * The button 'Filtres (2)' of a narrow list, and the sheet that it opens. A filter applies as soon as it is set; the
 * sheet's button only closes the sheet.
 */
export function FilterSheet({ store }: { readonly store: EventListStore }): ReactNode {
  const t = useMessages(messages);
  const [isOpen, setOpen] = useState(false);
  const count = useStore(store, countSet);
  const total = useStore(store, totalOf);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        className="open-filters"
        part="button filters-button"
        aria-haspopup="dialog"
        onPress={() => setOpen(true)}
      >
        <Icon of={ListFilter} />
        <span>{count === 0 ? t('filters') : t('filters set', { count })}</span>
      </Button>
      {isOpen && (
        <Sheet title={t('filters')} onClose={close}>
          <div className="sheet-body">
            <FilterFields store={store} isInSheet />
          </div>
          <p className="visually-hidden" role="status">
            {total !== null && t('count', { count: total })}
          </p>
          <div className="sheet-foot">
            <ResetButton store={store} />
            <Button look="primary" part="button button-primary results-button" onPress={close}>
              {total === null ? t('see results') : t('see counted', { count: total })}
            </Button>
          </div>
        </Sheet>
      )}
    </>
  );
}
