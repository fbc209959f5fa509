import ListFilter from 'lucide/dist/esm/icons/list-filter.mjs';
import { type MouseEvent, type ReactNode, type SyntheticEvent, useRef, useState } from 'react';
import { MODAL_TOASTS } from '../../shared/page/toasts-in-modal.ts';
import { useEnvironment, useMessages } from '../../shared/view/environment.ts';
import { Button } from '../../shared/view/ui/Button.tsx';
import { Icon } from '../../shared/view/ui/Icon.tsx';
import { useModal } from '../../shared/view/ui/use-modal.ts';
import { useStore } from '../../shared/view/use-store.ts';
import { messages } from '../messages.ts';
import { countSet, totalOf } from '../model.ts';
import type { EventListStore } from '../store.ts';
import { FilterFields } from './FilterFields.tsx';
import { ResetButton } from './ResetButton.tsx';

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

/**
 * A modal dialog at the bottom of the window. Escape or a press that begins and ends beside it closes it, and the focus
 * returns to the element that had it before.
 */
export function Sheet({
  title,
  onClose,
  children,
}: {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}): ReactNode {
  const { guard } = useEnvironment();
  const sheet = useModal();
  const hasBegunBeside = useRef(false);
  const cancel = (event: SyntheticEvent) => {
    event.preventDefault();
    guard(onClose);
  };
  return (
    <dialog
      ref={sheet}
      className="sheet"
      part="sheet"
      aria-labelledby="sheet-title"
      onCancel={cancel}
      {...{
        onPointerDown: (press: MouseEvent) => {
          hasBegunBeside.current = isBeside(press);
        },
        onClick: (press: MouseEvent) => hasBegunBeside.current && isBeside(press) && guard(onClose),
      }}
    >
      <h2 id="sheet-title">{title}</h2>
      {children}
      <slot name={MODAL_TOASTS} />
    </dialog>
  );
}

/** Whether a press was on a dialog's backdrop: the event's target is the dialog, but the point is outside its box. */
function isBeside({ target, currentTarget, clientY }: MouseEvent): boolean {
  return target === currentTarget && clientY < currentTarget.getBoundingClientRect().top;
}
