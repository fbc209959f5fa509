import type { ReactNode } from 'react';
import { useMessages } from '../../shared/view/environment.ts';
import { messages } from '../messages.ts';

const SESSIONS = [0, 1, 2];

/** Empty sessions of about their final size. */
export function Skeleton(): ReactNode {
  const t = useMessages(messages);
  return (
    <div className="sessions" role="status" aria-label={t('loading')}>
      {SESSIONS.map((session) => (
        <div key={session} className="session skeleton" />
      ))}
    </div>
  );
}
