import type { ReactNode, RefObject } from 'react';
import { isMembership } from '../../../core/checkout/bought.ts';
import type { OfferedItem } from '../../shared/api/booking/item.ts';
import type { Resource } from '../../shared/api/resource.ts';
import { useMessages, useSettings } from '../../shared/view/environment.ts';
import { formatMoney } from '../../shared/view/intl.ts';
import { Button } from '../../shared/view/ui/Button.tsx';
import { ErrorNote } from '../../shared/view/ui/ErrorNote.tsx';
import { messages } from '../messages.ts';
import type { CheckoutStore } from '../store.ts';
import { SlotLine } from '../summary/SlotLine.tsx';

/** The item that the `item` attribute names, before its purchase begins. */
export function ItemOffer({
  item,
  ...rest
}: {
  readonly item: Resource<OfferedItem>;
  readonly store: CheckoutStore;
  readonly heading: RefObject<HTMLHeadingElement | null>;
}): ReactNode {
  const t = useMessages(messages);
  if (item.status === 'failed') {
    return <ErrorNote title={t('item failed')} error={item.error} onRetry={rest.store.retryItem} />;
  }
  if (item.status === 'loading')
    return <div className="skeleton holding" role="status" aria-label={t('loading item')} />;
  return <Offered offered={item.value} {...rest} />;
}

function Offered({
  offered,
  store,
  heading,
}: {
  readonly offered: OfferedItem;
  readonly store: CheckoutStore;
  readonly heading: RefObject<HTMLHeadingElement | null>;
}): ReactNode {
  const t = useMessages(messages);
  const { lang } = useSettings();
  const { item, user, price, currency, left } = offered;
  const isFew = left !== null && left > 0 && left <= 5;
  return (
    <section className="checkout item" part="checkout" aria-labelledby="heading">
      <h2 id="heading" ref={heading} tabIndex={-1} className="title" part="heading">
        {item.title}
      </h2>
      <div className="offered">
        <div className="offered-what">
          <p className="muted">{user.fullName}</p>
          {item.start && (
            <ul className="lines">
              <SlotLine slot={{ start: item.start, end: item.end }} tag={isFew ? t('left', { left }) : null} />
            </ul>
          )}
        </div>
        <div className="offered-price">
          <p className="price">{price === 0 ? t('free of charge') : formatMoney(price, currency, lang)}</p>
          {left === 0 ? (
            <p className="note">{t('sold out')}</p>
          ) : (
            <Button look="primary" className="book" part="button button-primary book-button" onPress={store.buyItem}>
              {t(isMembership(item.ref) ? 'subscribe' : 'book item')}
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}
