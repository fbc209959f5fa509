import type { ReactNode } from 'react';
import type { Membership, MembershipOption } from '../../core/catalogue/membership.ts';
import { monthPrice } from '../../core/pricing/month-price.ts';
import { struckPrice } from '../../core/pricing/price-area.ts';
import { formatMoney } from '../shared/intl.ts';
import { Badge } from '../shared/lists/event-card/Badge.tsx';
import { Price } from '../shared/lists/event-card/Price.tsx';
import { Button } from '../shared/ui/Button.tsx';
import { useMessages, useSettings } from '../shared/widget.ts';
import { messages } from './messages.ts';

/** What of a membership is bought: for how long, for how much. */
export function Option({
  option,
  of: { title: membership, isSubscribed },
  isBought,
  onChoose,
}: {
  readonly option: MembershipOption;
  readonly of: Membership;
  readonly isBought: boolean;
  readonly onChoose: () => unknown;
}): ReactNode {
  const t = useMessages(messages);
  const { id, title, price, discount, currency } = option;
  return (
    <li className={isBought ? 'option bought' : 'option'} part="option">
      <div className="option-text">
        <p className="option-head">
          <span className="strong" part="option-title">
            {title}
          </span>
          {discount > 0 && <Badge percent={discount} />}
        </p>
        <p className="event-price" part="option-price">
          {price === 0 ? t('free') : <Price price={price} struck={struckPrice(option)} currency={currency} />}
        </p>
        <Runs option={option} />
      </div>
      <Button
        id={`option-${id}`}
        look="primary"
        part="button button-primary subscribe-button"
        aria-disabled={isBought || undefined}
        onPress={onChoose}
      >
        <span>{t(isSubscribed ? 'renew' : 'subscribe')}</span>
        <span className="visually-hidden">
          {' '}
          {membership}, {title}
        </span>
      </Button>
    </li>
  );
}

/** For how long it runs, unless its name says just that, and what a month of it costs. */
function Runs({ option: { title, price, months, currency } }: { readonly option: MembershipOption }): ReactNode {
  const t = useMessages(messages);
  const settings = useSettings();
  const length = months === null || months === 0 ? null : t('months', { months });
  const monthly = monthPrice(price, months);
  const said = [
    ...(length === null || length === title ? [] : [length]),
    ...(monthly === null
      ? []
      : [t('a month', { price: formatMoney(monthly, currency ?? settings.currency ?? 'EUR', settings.lang) })]),
  ];
  return (
    <p className="option-runs muted">
      {said.map((text) => (
        <span key={text}>{text} </span>
      ))}
    </p>
  );
}
