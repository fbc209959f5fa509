import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { useMessages } from '../shared/view/environment.ts';
import { messages } from './messages.ts';
import type { PopupsStore } from './store.ts';
import { PopupCard } from './view/PopupCard.tsx';

/** The popup that is said, and what assistive technology is told of it when there is a pause. */
export function Popups({ store }: { readonly store: PopupsStore }): ReactNode {
  const t = useMessages(messages);
  const { open } = useStore(store);
  return (
    <>
      <p className="visually-hidden" role="status">
        {open && t('news', { title: open.title })}
      </p>
      {open && <PopupCard key={open.id} popup={open} onClose={store.close} />}
    </>
  );
}
