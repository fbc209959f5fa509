import type { ReactNode } from 'react';
import { useMessages } from '../../shared/view/environment.ts';
import { Button } from '../../shared/view/ui/Button.tsx';
import { useStore } from '../../shared/view/use-store.ts';
import { messages } from '../messages.ts';
import type { HistoryStore } from '../store.ts';

/**
 * Asks the visitor to sign in, because nobody is signed in or the session has expired; the page carries out the
 * sign-in.
 */
export function SignIn({ store, isExpired }: { readonly store: HistoryStore; readonly isExpired: boolean }): ReactNode {
  const t = useMessages(messages);
  const isUnanswered = useStore(store, (state) => state.isUnanswered);
  return (
    <div className="note" part="sign-in" role={isExpired ? 'alert' : undefined}>
      <p>{t(isExpired ? 'sign in again' : 'sign in why')}</p>
      {!isExpired && <p>{t('guests why')}</p>}
      <Button look="primary" onPress={store.signIn}>
        {t('sign in')}
      </Button>
      <p className={isUnanswered ? '' : 'visually-hidden'} role="status">
        {isUnanswered && <span>{t('sign in elsewhere')}</span>}
      </p>
    </div>
  );
}
