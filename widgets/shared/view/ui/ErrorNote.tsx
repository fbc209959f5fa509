import type { ReactNode } from 'react';
import type { ApiError } from '../../api/errors.ts';
import { useMessages } from '../environment.ts';
import { Button } from './Button.tsx';
import { messages } from './messages.ts';
import { useWhenOnline } from './use-when-online.ts';

/** Says what could not be loaded, why, and offers to try again: by itself where the connection was gone and is back. */
export function ErrorNote({
  title,
  error,
  onRetry,
  isByHand,
}: {
  readonly title: string;
  readonly error: ApiError;
  readonly onRetry: () => unknown;
  /** What a retry would do is for the visitor alone to do. */
  readonly isByHand?: true;
}): ReactNode {
  const t = useMessages(messages);
  useWhenOnline(!isByHand && error.kind === 'network', onRetry);
  return (
    <div className="note failed" part="error" role="alert">
      <p className="strong">{title}</p>
      <p>{t(reasonOf(error))}</p>
      <Button onPress={onRetry}>{t('retry')}</Button>
    </div>
  );
}

function reasonOf(error: ApiError): keyof typeof messages.fr {
  if (error.kind === 'network') return 'offline';
  if (error.kind === 'timeout') return 'late';
  if (error.code === 'not-found' || error.code === 'rate-limited' || error.code === 'token-invalid') return error.code;
  return 'failed';
}
