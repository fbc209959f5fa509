import { type FormEvent, type ReactNode, useState } from 'react';
import { asTyped } from '../../../core/text/as-typed.ts';
import { useEnvironment, useMessages } from '../../shared/view/environment.ts';
import { Button } from '../../shared/view/ui/Button.tsx';
import { Field, focusProblem } from '../form/Field.tsx';
import { useProblems } from '../form/use-problems.ts';
import type { Review } from '../provider/review.ts';
import type { CheckoutStore } from '../store.ts';
import { messages } from './messages.ts';

interface CouponProps {
  readonly review: Review;
  readonly store: CheckoutStore;
}

/** The form that applies a coupon, or the applied coupon with a button that removes it. */
export function Coupon({ review, store }: CouponProps): ReactNode {
  const t = useMessages(messages);
  const [isOpen, setIsOpen] = useState(false);
  const { coupon } = review.wishes;
  if (coupon === null) {
    if (isOpen || review.draft.coupon !== '') return <CouponForm review={review} store={store} />;
    return (
      <Button look="plain" part="button button-plain add-coupon" className="add-coupon" onPress={() => setIsOpen(true)}>
        {t('add coupon')}
      </Button>
    );
  }
  return (
    <p className="applied" part="coupon">
      <span role="status">{t('coupon applied', { code: review.hold.quote.coupon?.code ?? coupon })}</span>
      <Button look="plain" onPress={() => store.change({ coupon: null })}>
        {t('take off coupon')}
      </Button>
    </p>
  );
}

function CouponForm({ review, store }: CouponProps): ReactNode {
  const t = useMessages(messages);
  const { guard } = useEnvironment();
  const [errors, edit] = useProblems(review.errors);
  const { coupon } = review.draft;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    guard(async () => {
      const code = asTyped(coupon);
      if (code !== '') await store.change({ coupon: code });
      focusProblem(form);
    });
  };
  return (
    <form className="coupon" part="coupon" noValidate onSubmit={submit}>
      <Field
        id="coupon"
        name="coupon"
        type="text"
        label={t('coupon')}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={100}
        value={coupon}
        onChange={({ target }) => guard(() => store.type({ coupon: target.value }))}
        onInput={() => edit('coupon')}
        problem={errors['coupon'] && t('coupon-invalid')}
      />
      <Button type="submit">{t('apply')}</Button>
    </form>
  );
}
