import type { ReactNode } from 'react';
import type { Membership, MembershipOption } from '../../../core/catalogue/membership.ts';
import { monthPrice } from '../../../core/pricing/month-price.ts';
import { struckPrice } from '../../../core/pricing/price-area.ts';
import { Badge } from '../../shared/lists/event-card/Badge.tsx';
import { Price } from '../../shared/lists/event-card/Price.tsx';
import type { SaleStatus } from '../../shared/selling/item-sale.ts';
import { useMessages, useSettings } from '../../shared/view/environment.ts';
import { createTranslate, formatMoney, type Translate } from '../../shared/view/intl.ts';
import { Button } from '../../shared/view/ui/Button.tsx';
import { messages } from '../messages.ts';

/** An option of a membership: its length, its price, and the button that buys it. */
export function Option({
  option,
  of: { title: membership, isSubscribed },
  status,
  onChoose,
}: {
  readonly option: MembershipOption;
  readonly of: Membership;
  readonly status: SaleStatus;
  readonly onChoose: () => unknown;
}): ReactNode {
  const t = useMessages(messages);
  const { id, price, discount, currency } = option;
  const { name, length } = nameOption(option, t);
  return (
    <li className={status === 'bought' ? 'option bought' : 'option'} part="option">
      <div className="option-text">
        <p className="option-head">
          <span className="strong" part="option-title">
            {name}
          </span>
          {discount > 0 && <Badge percent={discount} />}
        </p>
        <p className={price === 0 ? 'event-price free' : 'event-price'} part="option-price">
          {price === 0 ? (
            <span>{t('free')}</span>
          ) : (
            <Price price={price} struck={struckPrice(option)} currency={currency} />
          )}
        </p>
        <Runs option={option} length={length} />
      </div>
      <Button
        id={`option-${id}`}
        look={status === 'bought' ? 'secondary' : 'primary'}
        part={`button button-${status === 'bought' ? 'secondary' : 'primary'} subscribe-button`}
        aria-busy={status === 'coming' || undefined}
        onPress={onChoose}
      >
        <span>{t(status === 'bought' || status === 'coming' ? status : isSubscribed ? 'renew' : 'subscribe')}</span>
        <span className="visually-hidden">{` ${membership}, ${name}`}</span>
      </Button>
      {status === 'failed' && (
        <p className="option-failed" part="error" role="alert">
          {t('not opened')}
        </p>
      )}
    </li>
  );
}

/** The option's length, unless its name is the length, and its price for a month. */
function Runs({
  option: { price, months, currency },
  length,
}: {
  readonly option: MembershipOption;
  readonly length: string | null;
}): ReactNode {
  const t = useMessages(messages);
  const settings = useSettings();
  const monthly = monthPrice(price, months);
  const texts = [
    ...(length === null ? [] : [length]),
    ...(monthly === null
      ? []
      : [t('a month', { price: formatMoney(monthly, currency ?? settings.currency ?? 'EUR', settings.lang) })]),
  ];
  if (texts.length === 0) return null;
  return (
    <p className="option-runs muted">
      {texts.map((text) => (
        <span key={text}>{`${text} `}</span>
      ))}
    </p>
  );
}

/** The name of an option and its length; the length is null if the name is the length, or if the option has no end. */
interface OptionName {
  readonly name: string;
  readonly length: string | null;
}

/**
 * Returns the name of an option. The API sends names in one language only; if the name is just the length, it is
 * written in the element's language.
 */
function nameOption({ title, months }: MembershipOption, t: Translate<keyof typeof messages.fr>): OptionName {
  if (!months) return { name: title, length: null };
  const length = t('months', { months });
  const isLength = (['fr', 'en'] as const).some(
    (lang) => createTranslate(messages, lang)('months', { months }) === title.trim().toLowerCase(),
  );
  return isLength ? { name: length, length: null } : { name: title, length };
}
