import type { ReactNode } from 'react';
import { useMessages } from '../environment.ts';
import { Button } from './Button.tsx';
import { messages } from './messages.ts';

/** Shown instead of a view that threw an error. */
export function BrokenNote({ onRetry }: { readonly onRetry: () => void }): ReactNode {
  const t = useMessages(messages);
  return (
    <div className="note failed" part="error" role="alert">
      <p>{t('broken')}</p>
      <Button onPress={onRetry}>{t('retry')}</Button>
    </div>
  );
}
