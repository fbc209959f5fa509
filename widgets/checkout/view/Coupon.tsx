import type { FormEvent, ReactNode } from 'react';
import { useEnvironment, useMessages } from '../../shared/view/environment.ts';
import { Button } from '../../shared/view/ui/Button.tsx';
import { messages } from '../messages.ts';
import type { Review } from '../review.ts';
import type { CheckoutStore } from '../store.ts';
import { Field, focusProblem } from './Field.tsx';

/** A coupon to be applied, or the one that is, with a way to take it off. */
export function Coupon({ review, store }: { readonly review: Review; readonly store: CheckoutStore }): ReactNode {
  const t = useMessages(messages);
  const { guard } = useEnvironment();
  const { coupon } = review.wishes;
  if (coupon !== null) {
    return (
      <p className="applied" part="coupon">
        <span role="status">{t('coupon applied', { code: review.hold.quote.coupon?.code ?? coupon })}</span>
        <Button look="plain" onPress={() => store.change({ coupon: null })}>
          {t('take off coupon')}
        </Button>
      </p>
    );
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    guard(async () => {
      const code = String(new FormData(form).get('coupon') ?? '').trim();
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
        problem={review.errors['coupon'] && t('coupon-invalid')}
      />
      <button type="submit" className="button secondary" part="button button-secondary">
        {t('apply')}
      </button>
    </form>
  );
}
