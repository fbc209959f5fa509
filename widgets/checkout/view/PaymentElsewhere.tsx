import type { ReactNode } from 'react';
import type { Hold } from '../../../core/checkout/hold.ts';
import { useMessages, useSettings } from '../../shared/view/environment.ts';
import { messages } from '../messages.ts';

/** In a shadow tree of the page no card can be taken: where to go instead (D-checkout-shadow-tree). */
export function PaymentElsewhere({ hold }: { readonly hold: Hold }): ReactNode {
  const t = useMessages(messages);
  const { siteUrl } = useSettings();
  const path = pathOf(hold);
  return (
    <div className="note">
      <p>{t('payment elsewhere')}</p>
      {path && (
        <a className="link" href={path.startsWith('http') ? path : `${siteUrl}${path}`}>
          {t('go to offer')}
        </a>
      )}
    </div>
  );
}

/** The page of what is bought (D-page-address). */
function pathOf({ slotted, item }: Hold): string | null {
  if (slotted) return slotted.url ? `/slotted/${encodeURIComponent(slotted.url)}` : null;
  if (!item) return null;
  if (/^(?:\/|https?:)/.test(item.url)) return item.url;
  if (item.ref.startsWith('membership-option:')) return '/memberships/';
  return `/${item.ref.startsWith('event:') ? 'event' : 'animation'}/${encodeURIComponent(item.url)}`;
}
