import type { ReactNode } from 'react';
import { useMessages } from '../../shared/view/environment.ts';
import { Button } from '../../shared/view/ui/Button.tsx';
import { useStore } from '../../shared/view/use-store.ts';
import { messages } from './messages.ts';
import type { Opening } from './opening.ts';

/**
 * Says why Stripe's code cannot be used yet: no consent, loading, or the reason of a failure. Renders nothing once the
 * code is loaded.
 */
export function OpeningNote({
  opening,
  isReturn = false,
}: {
  readonly opening: Opening;
  /** Whether Stripe's code is loaded to report the state of a payment, and not for the form. */
  readonly isReturn?: boolean;
}): ReactNode {
  const t = useMessages(messages);
  const at = useStore(opening);
  switch (at.case) {
    case 'consent':
      return (
        <div className="note" part="consent">
          <p>{t(isReturn ? 'consent return' : 'consent')}</p>
          <Button onPress={opening.askConsent}>{t(isReturn ? 'allow return' : 'allow')}</Button>
        </div>
      );
    case 'failed': {
      // The texts of the other reasons say where else to pay, which does not help after a payment.
      const isHelpful = !isReturn || at.why === 'blocked' || at.why === 'stubbed' || at.why === 'slow';
      return (
        <div className="note failed" part="error" role="alert">
          <p className="strong">{t(isReturn ? 'failed return' : 'failed')}</p>
          {isHelpful && <p>{t(at.why)}</p>}
          <Button onPress={opening.retry}>{t('retry')}</Button>
        </div>
      );
    }
    case 'off':
    case 'loading':
      return <div className="skeleton" role="status" aria-label={t('loading')} />;
    case 'open':
      return null;
  }
}
