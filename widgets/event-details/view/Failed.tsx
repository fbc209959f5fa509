import type { ReactNode } from 'react';
import type { Failure } from '../../../core/checkout/failure.ts';
import { SiteLink } from '../../shared/lists/SiteLink.tsx';
import { listAddress } from '../../shared/page/site-address.ts';
import { useMessages, useSetting } from '../../shared/view/environment.ts';
import { ErrorNote } from '../../shared/view/ui/ErrorNote.tsx';
import { messages } from '../messages.ts';
import type { Named } from '../state.ts';

/**
 * Why there is no page: either the event does not exist (with a link to the other events), or it could not be loaded.
 */
export function Failed({
  named: { kind },
  error,
  onRetry,
}: {
  readonly named: Named;
  readonly error: Failure;
  readonly onRetry: () => unknown;
}): ReactNode {
  const t = useMessages(messages);
  const siteUrl = useSetting('siteUrl');
  if (error.code !== 'not-found') return <ErrorNote title={t(`failed ${kind}`)} error={error} onRetry={onRetry} />;
  return (
    <div className="note" part="empty">
      <p>{t(`no ${kind}`)}</p>
      <p>
        <SiteLink className="link" href={listAddress(kind === 'event' ? 'event/list/' : 'animation/', siteUrl).href}>
          {t(`all ${kind}s`)}
        </SiteLink>
      </p>
    </div>
  );
}
