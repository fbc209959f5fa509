import { type ReactNode, useState } from 'react';
import { useEnvironment, useMessages } from '../../shared/view/environment.ts';
import { Button } from '../../shared/view/ui/Button.tsx';
import { messages } from '../messages.ts';
import type { CheckoutStore } from '../store.ts';

/** Says that the purchase needs an account, with a button to sign in, and a hint if the page has no sign-in. */
export function AccountNeeded({ store }: { readonly store: CheckoutStore }): ReactNode {
  const t = useMessages(messages);
  const { guard } = useEnvironment();
  const [isUnanswered, setUnanswered] = useState(false);
  return (
    <div className="note">
      <p role="alert">{t('account needed')}</p>
      <Button look="primary" onPress={() => guard(async () => setUnanswered(await store.signIn()))}>
        {t('sign in')}
      </Button>
      <p role="status">{isUnanswered && t('sign in elsewhere')}</p>
    </div>
  );
}
