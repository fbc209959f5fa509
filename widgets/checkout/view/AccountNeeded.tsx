import { type ReactNode, useState } from 'react';
import { useEnvironment, useMessages } from '../../shared/view/environment.ts';
import { Button } from '../../shared/view/ui/Button.tsx';
import { messages } from '../messages.ts';
import type { CheckoutStore } from '../store.ts';

/** A limit of people without an account: D-guest-places, D-mail-limits. */
type Limit = 'guest-limit' | 'mail-limit';

/** Returns the limit of guests that a failure names; null for any other failure. */
export function limitIn({ code }: { readonly code: string }): Limit | null {
  return code === 'guest-limit' || code === 'mail-limit' ? code : null;
}

/**
 * Says that the purchase needs an account, or that guests have reached a limit, with a button to sign in, and a hint if
 * the page has no sign-in, and a button that tries again with `onRetry`.
 */
export function AccountNeeded({
  store,
  reason = 'account needed',
  onRetry,
}: {
  readonly store: CheckoutStore;
  readonly reason?: 'account needed' | Limit;
  readonly onRetry?: () => unknown;
}): ReactNode {
  const t = useMessages(messages);
  const { guard } = useEnvironment();
  const [isUnanswered, setUnanswered] = useState(false);
  return (
    <div className="note">
      <p role="alert">{t(reason)}</p>
      <Button look="primary" onPress={() => guard(async () => setUnanswered(await store.signIn()))}>
        {t('sign in')}
      </Button>
      {onRetry && <Button onPress={onRetry}>{t('retry')}</Button>}
      <p role="status">{isUnanswered && t('sign in elsewhere')}</p>
    </div>
  );
}
