import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { formatMoney } from '../shared/intl.ts';
import { Button } from '../shared/ui/Button.tsx';
import { ErrorNote } from '../shared/ui/ErrorNote.tsx';
import { useMessages, useSettings } from '../shared/widget.ts';
import { Countdown } from './Countdown.tsx';
import { messages } from './messages.ts';
import { SlotLine } from './SlotLine.tsx';
import type { CheckoutStore, Stage } from './store.ts';

/** The places that are kept, what they cost by the API's quote, and the button that books. */
export function Review({
  stage,
  store,
}: {
  readonly stage: Extract<Stage, { step: 'review' }>;
  readonly store: CheckoutStore;
}): ReactNode {
  const t = useMessages(messages);
  const { lang } = useSettings();
  const { selection, offer } = useStore(store);
  const { hold, notice, isOrdering } = stage;
  const { quote } = hold;
  const money = (cents: number) => formatMoney(cents, quote.currency, lang);
  const isFree = new Set(quote.slots.filter((slot) => slot.free).map((slot) => slot.id));
  return (
    <div className="review">
      <Countdown key={hold.id} until={hold.expiresAt} now={store.now} onEnd={store.expire} isPaused={isOrdering} />
      {offer && (
        <p>
          <span className="strong">{offer.title}</span> <span className="muted">{offer.provider.fullName}</span>
        </p>
      )}
      <ul className="lines" aria-label={t('slots')}>
        {selection.map((slot) => (
          <SlotLine
            key={slot.id}
            slot={slot}
            tag={isFree.has(slot.id) && quote.pricePerSlot > 0 ? t('free slot') : null}
          />
        ))}
      </ul>
      <dl className="sums">
        {quote.pay > 0 && quote.pricePerSlot > 0 && (
          <div>
            <dt>{t('slots to pay', { pay: quote.pay, price: money(quote.pricePerSlot) })}</dt>
            <dd>{money(quote.total)}</dd>
          </div>
        )}
        <div className="total">
          <dt>{t('total')}</dt>
          <dd>{money(quote.total)}</dd>
        </div>
      </dl>
      {notice?.code === 'quote-changed' && (
        <p className="note" role="alert">
          {t('quote-changed')}
        </p>
      )}
      {notice && notice.code !== 'quote-changed' && (
        <ErrorNote title={t('order failed')} error={notice} onRetry={store.confirm} />
      )}
      {quote.total === 0 ? (
        <Button look="primary" className="confirm" aria-disabled={isOrdering || undefined} onPress={store.confirm}>
          {isOrdering ? t('confirming') : t('confirm')}
        </Button>
      ) : (
        <PaymentElsewhere url={offer?.url ?? null} />
      )}
    </div>
  );
}

function PaymentElsewhere({ url }: { readonly url: string | null }): ReactNode {
  const t = useMessages(messages);
  const { siteUrl } = useSettings();
  return (
    <div className="note">
      <p>{t('payment elsewhere')}</p>
      {url && (
        <a className="link" href={`${siteUrl}/slotted/${encodeURIComponent(url)}`}>
          {t('go to offer')}
        </a>
      )}
    </div>
  );
}
