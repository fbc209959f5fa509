import type { ReactNode } from 'react';
import { useMessages } from '../../shared/view/environment.ts';
import { Button } from '../../shared/view/ui/Button.tsx';
import { ErrorNote } from '../../shared/view/ui/ErrorNote.tsx';
import { messages } from '../messages.ts';
import type { Player } from '../players.ts';

/** Says why a film is not shown, with a button that gives consent or tries again. */
export function Note({
  player,
  onAllow,
  onRetry,
}: {
  readonly player: Exclude<Player, { readonly case: 'playing' | 'loading' }>;
  readonly onAllow: () => unknown;
  readonly onRetry: () => unknown;
}): ReactNode {
  const t = useMessages(messages);
  switch (player.case) {
    case 'consent':
      return (
        <div className="note" part="consent" role="status">
          <p>{t('consent')}</p>
          <Button onPress={onAllow}>{t('allow')}</Button>
        </div>
      );
    case 'unplayable':
      return (
        <div className="note failed" part="error" role="alert">
          <p className="strong">{t('unplayable')}</p>
          <p>{t('unplayable why')}</p>
          <Button onPress={onRetry}>{t('retry')}</Button>
        </div>
      );
    case 'failed':
      if (player.error.code !== 'not-found') {
        return <ErrorNote title={t('video failed')} error={player.error} onRetry={onRetry} />;
      }
      return (
        <div className="note failed" part="error" role="alert">
          <p className="strong">{t('video gone')}</p>
          <Button onPress={onRetry}>{t('retry')}</Button>
        </div>
      );
  }
}
