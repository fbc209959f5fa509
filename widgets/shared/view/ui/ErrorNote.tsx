import { type ReactNode, useEffect } from 'react';
import type { Failure } from '../../../../core/checkout/failure.ts';
import { useEnvironment, useMessages } from '../environment.ts';
import { Button } from './Button.tsx';
import { messages } from './messages.ts';

/**
 * A note that says what could not be loaded and why, with a button to retry, or to reload the page if only a reload
 * helps. After a network failure it retries by itself once the browser is online again.
 */
export function ErrorNote({
  title,
  error,
  onRetry,
  isByHand,
}: {
  readonly title: string;
  readonly error: Failure;
  readonly onRetry: () => unknown;
  /** Whether only the visitor may retry. */
  readonly isByHand?: true;
}): ReactNode {
  const t = useMessages(messages);
  const isOutdated = error.code === 'outdated';
  useWhenOnline(!isByHand && !isOutdated && error.kind === 'network', onRetry);
  return (
    <div className="note failed" part="error" role="alert">
      <p className="strong">{title}</p>
      <p>{t(reasonOf(error))}</p>
      {isOutdated ? (
        <Button onPress={() => location.reload()}>{t('reload')}</Button>
      ) : (
        <Button onPress={onRetry}>{t('retry')}</Button>
      )}
    </div>
  );
}

/** Calls back as soon as the browser is online again, while `isWaiting`. */
function useWhenOnline(isWaiting: boolean, again: () => unknown): void {
  const { guard } = useEnvironment();
  useEffect(() => {
    if (!isWaiting) return;
    const online = () => guard(again);
    addEventListener('online', online);
    return () => removeEventListener('online', online);
  });
}

function reasonOf(error: Failure): keyof typeof messages.fr {
  if (error.code === 'part-failed' || error.code === 'outdated') return error.code;
  if (error.kind === 'network') return 'offline';
  if (error.kind === 'timeout') return 'late';
  if (error.code === 'not-found' || error.code === 'rate-limited' || error.code === 'token-invalid') return error.code;
  return 'failed';
}
