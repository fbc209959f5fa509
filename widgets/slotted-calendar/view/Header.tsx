import type { ReactNode } from 'react';
import type { SlottedOffer } from '../../../core/catalogue/slotted.ts';
import { useMessages, useSettings } from '../../shared/view/environment.ts';
import { formatMoney } from '../../shared/view/intl.ts';
import { messages } from '../messages.ts';

/** One offer's title, provider, length and price; of several, the provider. */
export function Header({ offers }: { readonly offers: readonly SlottedOffer[] }): ReactNode {
  const t = useMessages(messages);
  const { lang } = useSettings();
  const [offer, ...others] = offers;
  if (!offer) return null;
  if (others.length > 0) {
    return (
      <header className="head" part="header">
        <h2 className="title">{offer.provider.fullName}</h2>
      </header>
    );
  }
  const price =
    offer.price === 0 ? t('free') : t('per slot', { price: formatMoney(offer.price, offer.currency, lang) });
  return (
    <header className="head" part="header">
      <div>
        <h2 className="title">{offer.title}</h2>
        <p className="muted">{t('by', { provider: offer.provider.fullName })}</p>
      </div>
      <p className="facts">
        <span className="fact">{t('minutes', { minutes: offer.slotTime })}</span>
        <span className="fact price">{price}</span>
      </p>
    </header>
  );
}
