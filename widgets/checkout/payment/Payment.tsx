import { type ReactNode, useEffect } from 'react';
import { useEnvironment, useMessages } from '../../shared/view/environment.ts';
import { ErrorNote } from '../../shared/view/ui/ErrorNote.tsx';
import { useStore } from '../../shared/view/use-store.ts';
import { messages } from '../messages.ts';
import type { FormProps } from '../provider/part.ts';
import type { CheckoutStore } from '../store.ts';

/** The payment provider's form, once the provider is known. */
export function Payment({ store, ...props }: FormProps & { readonly store: CheckoutStore }): ReactNode {
  const t = useMessages(messages);
  const { guard } = useEnvironment();
  const provider = useStore(store, (state) => state.provider);
  useEffect(() => guard(store.loadPayments), [guard, store]);
  if (provider?.status === 'loaded' && provider.value === null) {
    return <p className="note">{t('payment-unavailable')}</p>;
  }
  if (provider?.status === 'loaded' && provider.value) return <provider.value.Form {...props} />;
  if (provider?.status === 'failed') {
    return <ErrorNote title={t('payment')} error={provider.error} onRetry={store.loadPayments} />;
  }
  return <div className="skeleton holding" role="status" aria-label={t('payment')} />;
}
