import type { ReactNode } from 'react';
import { useMessages } from '../shared/view/environment.ts';
import { useStore } from '../shared/view/use-store.ts';
import { messages } from './messages.ts';
import type { PopupsStore } from './store.ts';
import { PopupCard } from './view/PopupCard.tsx';

/** The popup that is shown, with its announcement to assistive technology. */
export function Popups({ store }: { readonly store: PopupsStore }): ReactNode {
  const t = useMessages(messages);
  const open = useStore(store, (state) => state.open);
  return (
    <>
      <p className="visually-hidden" role="status">
        {open && <span>{t('news', { title: open.title })}</span>}
      </p>
      {open && <PopupCard key={open.id} popup={open} onClose={store.close} />}
    </>
  );
}
