import type { ReactNode } from 'react';
import type { ApiError } from '../../shared/api/errors.ts';
import { useMessages } from '../../shared/view/environment.ts';
import { ErrorNote } from '../../shared/view/ui/ErrorNote.tsx';
import { messages } from '../messages.ts';
import type { FitnessStore } from '../store.ts';

/** The error note for figures, or for the charts of a range, that could not be loaded. */
export function Failed({ error, store }: { readonly error: ApiError; readonly store: FitnessStore }): ReactNode {
  const t = useMessages(messages);
  if (error.code === 'not-found') return <p className="note">{t('not found')}</p>;
  return <ErrorNote title={t('failed')} error={error} onRetry={store.retry} />;
}
