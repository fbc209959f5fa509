import type { ReactNode } from 'react';
import { formatDate } from '../../../core/time/format.ts';
import { useEnvironment, useMessages, useSettings } from '../../shared/view/environment.ts';
import { formatMoney } from '../../shared/view/intl.ts';
import type { Review } from '../provider/review.ts';
import type { CheckoutStore } from '../store.ts';
import { Coupon } from './Coupon.tsx';
import { messages } from './messages.ts';
import { Wish } from './Wish.tsx';

interface ReductionsProps {
  readonly review: Review;
  readonly store: CheckoutStore;
}

/** What lowers the price: a subscription, a coupon, company credit. */
export function Reductions({ review, store }: ReductionsProps): ReactNode {
  const { quote } = review.hold;
  return (
    <>
      {quote.subscriptions.length > 0 && <Subscriptions review={review} store={store} />}
      {quote.subtotal > 0 && (
        <Wish>
          <Coupon review={review} store={store} />
        </Wish>
      )}
      {quote.credit && quote.credit.balance > 0 && <Credit review={review} store={store} />}
    </>
  );
}

function Credit({ review, store }: ReductionsProps): ReactNode {
  const t = useMessages(messages);
  const { lang } = useSettings();
  const { guard } = useEnvironment();
  const { credit, currency } = review.hold.quote;
  return (
    <label className="choice">
      <input
        type="checkbox"
        checked={(review.asked ?? review.wishes).credit}
        onChange={({ target }) => guard(() => store.change({ credit: target.checked }))}
      />
      <span>{t('use credit', { balance: formatMoney(credit?.balance ?? 0, currency, lang) })}</span>
    </label>
  );
}

/** Returns the id of the chosen subscription, even before the API has quoted it; null if none is chosen. */
function chosenSubscription({ asked, hold }: Review): number | null {
  if (asked?.subscription === 'none') return null;
  return typeof asked?.subscription === 'number' ? asked.subscription : hold.quote.subscription;
}

function Subscriptions({ review, store }: ReductionsProps): ReactNode {
  const t = useMessages(messages);
  const { lang } = useSettings();
  const { guard } = useEnvironment();
  const { subscriptions } = review.hold.quote;
  const chosen = chosenSubscription(review);
  const choices = [
    ...subscriptions.map(({ id, title, end }) => ({
      id,
      label: t('subscription until', { title, end: formatDate(end, 'card', lang) }),
    })),
    { id: null, label: t('no subscription') },
  ];
  return (
    <fieldset className="choices subscriptions">
      <legend className="strong">{t('subscription')}</legend>
      {choices.map(({ id, label }) => (
        <label key={id} className="choice">
          <input
            type="radio"
            name="subscription"
            checked={chosen === id}
            onChange={() => guard(() => store.change({ subscription: id ?? 'none' }))}
          />
          <span>{label}</span>
        </label>
      ))}
      {review.errors['subscription'] && (
        <p className="problem" role="alert">
          {t('subscription-invalid')}
        </p>
      )}
    </fieldset>
  );
}
