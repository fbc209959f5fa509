import { memo, type ReactNode } from 'react';
import { useMessages, useSettings } from '../../shared/view/environment.ts';
import { formatMoney } from '../../shared/view/intl.ts';
import { messages } from '../messages.ts';
import type { CalendarModel } from '../model.ts';

/** The title, provider, slot length and price of a single offer, or the provider's name for several offers. */
export const Header = memo(function Header({ title, offers }: Pick<CalendarModel, 'title' | 'offers'>): ReactNode {
  const t = useMessages(messages);
  const { lang } = useSettings();
  const [offer, ...others] = offers;
  if (!offer) return null;
  const isOne = others.length === 0;
  const { price } = offer;
  return (
    <header className="head" part="header">
      <div>
        <h2 className="title">{title}</h2>
        {isOne && <p className="muted">{t('by', { provider: offer.provider.fullName })}</p>}
      </div>
      {isOne && (
        <p className="facts">
          <span className="fact">{t('minutes', { minutes: offer.slotTime })}</span>
          <span className="fact price">
            {price === 0 ? t('free') : t('per slot', { price: formatMoney(price, offer.currency, lang) })}
          </span>
        </p>
      )}
    </header>
  );
});
