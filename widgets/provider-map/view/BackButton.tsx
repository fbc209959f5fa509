import type { ReactNode } from 'react';
import { useMessages } from '../../shared/view/environment.ts';
import { Button } from '../../shared/view/ui/Button.tsx';
import { messages } from '../messages.ts';

/** Leads back to all providers of a place. */
export function BackButton({ onPress }: { readonly onPress: () => unknown }): ReactNode {
  const t = useMessages(messages);
  return (
    <Button look="plain" className="back" part="back-button" onPress={onPress}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M15 5l-7 7 7 7" />
      </svg>
      <span>{t('back')}</span>
    </Button>
  );
}
