import type { ReactNode } from 'react';
import { isMembership } from '../../../core/checkout/bought.ts';
import type { Hold } from '../../../core/checkout/hold.ts';
import { isWholeUrl } from '../../../core/text/whole-url.ts';
import { listAddress, siteAddress } from '../../shared/page/site-address.ts';
import { useMessages, useSettings } from '../../shared/view/environment.ts';
import { messages } from '../messages.ts';

/**
 * A note for a checkout in a shadow tree of the page, where cards cannot be used, with a link to a page where they can
 * (D-checkout-shadow-tree).
 */
export function PaymentElsewhere({ hold }: { readonly hold: Hold }): ReactNode {
  const t = useMessages(messages);
  const { siteUrl } = useSettings();
  const address = addressOf(hold, siteUrl);
  return (
    <div className="note">
      <p>{t('payment elsewhere')}</p>
      {address && (
        <a className="link" href={address.href}>
          {t('go to offer')}
        </a>
      )}
    </div>
  );
}

/** Returns the address of the offer's or item's page (D-page-address); null if it has none. */
function addressOf({ slotted, item }: Hold, siteUrl: string): URL | null {
  if (slotted) return slotted.url ? siteAddress('slotted', slotted.url, siteUrl) : null;
  if (!item) return null;
  if (isMembership(item.ref) && !isWholeUrl(item.url)) return listAddress('memberships/', siteUrl);
  return siteAddress(item.ref.startsWith('event:') ? 'event' : 'animation', item.url, siteUrl);
}
