import type { ReactNode } from 'react';
import { useMessages } from '../../shared/view/environment.ts';
import { Button } from '../../shared/view/ui/Button.tsx';
import { ErrorNote } from '../../shared/view/ui/ErrorNote.tsx';
import { messages } from '../messages.ts';
import type { ReviewNotice as Notice } from '../provider/review.ts';
import type { CheckoutStore } from '../store.ts';
import { AccountNeeded, limitIn } from './AccountNeeded.tsx';

/** The notice about the last attempt to quote, order or pay; the payment form shows why a card was refused. */
export function ReviewNotice({ notice, store }: { readonly notice: Notice; readonly store: CheckoutStore }): ReactNode {
  const t = useMessages(messages);
  switch (notice.case) {
    case 'quote-changed':
    case 'applied':
    case 'coupon-gone':
      return <Said>{t(notice.case)}</Said>;
    case 'failed': {
      const limit = limitIn(notice.failure);
      // The button that confirms tries again.
      if (limit) return <AccountNeeded store={store} reason={limit} />;
      if (notice.failure.code === 'order-limit') return <Said>{t('order-limit')}</Said>;
      const retry = () => store.retry(notice.retry);
      return <ErrorNote title={t(`${notice.what} failed`)} error={notice.failure} onRetry={retry} isByHand />;
    }
    case 'unconfirmed':
      return (
        <div className="note">
          <p role="alert">{t('unconfirmed')}</p>
          <Button onPress={() => store.retry()}>{t('ask again')}</Button>
        </div>
      );
    case 'out-of-reach':
      return <Said>{t('out of reach')}</Said>;
    case 'card':
      return null;
  }
}

function Said({ children }: { readonly children: string }): ReactNode {
  return (
    <p className="note" role="alert">
      {children}
    </p>
  );
}
