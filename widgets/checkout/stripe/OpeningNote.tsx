import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { Button } from '../../shared/ui/Button.tsx';
import { useMessages } from '../../shared/widget.ts';
import { messages } from './messages.ts';
import type { Opening } from './opening.ts';

/** Why Stripe's form is not there: not granted, on its way, or what keeps it away; nothing where it is. */
export function OpeningNote({ opening }: { readonly opening: Opening }): ReactNode {
  const t = useMessages(messages);
  const at = useStore(opening);
  switch (at.case) {
    case 'consent':
      return (
        <div className="note" part="consent">
          <p>{t('consent')}</p>
          <Button onPress={opening.askConsent}>{t('allow')}</Button>
        </div>
      );
    case 'failed':
      return (
        <div className="note failed" part="error" role="alert">
          <p className="strong">{t('failed')}</p>
          <p>{t(at.why)}</p>
          <Button onPress={opening.retry}>{t('retry')}</Button>
        </div>
      );
    case 'off':
    case 'loading':
      return <div className="skeleton" role="status" aria-label={t('loading')} />;
    case 'open':
      return null;
  }
}
