import { type ReactNode, useEffect, useRef } from 'react';
import type { BankAnswer } from '../../../core/checkout/card.ts';
import type { Quote } from '../../../core/checkout/hold.ts';
import { useMessages } from '../../shared/view/environment.ts';
import { Button } from '../../shared/view/ui/Button.tsx';
import { PaymentForm } from '../payment/PaymentForm.tsx';
import type { CardFieldsProps, FormProps, PaymentPart } from '../provider/part.ts';
import type { CheckoutContext } from '../runner/contexts.ts';
import { useSum } from '../summary/use-sum.ts';
import { messages } from './messages.ts';
import { TestFields } from './TestFields.tsx';

/** Creates the test gateway's part of the checkout. It is a separate file, which no page with real payments fetches. */
export function createPart(checkout: CheckoutContext): PaymentPart {
  const { now } = checkout.context.page.clock;
  const Fields = (props: CardFieldsProps) => <TestFields {...props} now={now} />;
  const Form = (props: FormProps) => <TestForm {...props} checkout={checkout} Fields={Fields} />;
  return { Form, port: null, returned: null };
}

/** The payment form, or the bank's step; the form is only hidden meanwhile, so that it keeps what was typed. */
function TestForm({
  checkout,
  Fields,
  ...props
}: FormProps & {
  readonly checkout: CheckoutContext;
  readonly Fields: (props: CardFieldsProps) => ReactNode;
}): ReactNode {
  const { isAuthenticating, busy, hold } = props.review;
  const { state, context, dispatch } = checkout;
  const own = { state, now: context.page.clock.now, Fields };
  return (
    <>
      {isAuthenticating && (
        <Authentication
          quote={hold.quote}
          isBusy={busy !== null}
          onAnswer={(answer) => dispatch({ on: 'authenticate', answer })}
        />
      )}
      <div hidden={isAuthenticating}>
        <PaymentForm {...props} {...own} canUse={({ paymentMethod }) => !paymentMethod} />
      </div>
    </>
  );
}

/** The bank's step of the test gateway, inline and never modal. Its heading takes the focus. */
function Authentication({
  quote,
  isBusy,
  onAnswer,
}: {
  readonly quote: Quote;
  readonly isBusy: boolean;
  readonly onAnswer: (answer: BankAnswer) => Promise<void>;
}): ReactNode {
  const t = useMessages(messages);
  const sum = useSum(quote);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="note authentication" part="authentication" aria-labelledby="bank">
      <h3 id="bank" ref={heading} tabIndex={-1} className="strong">
        {t('bank')}
      </h3>
      <p>{t('bank test', { sum })}</p>
      <p className="actions">
        <Button look="primary" aria-disabled={isBusy || undefined} onPress={() => onAnswer('passed')}>
          {t('allow')}
        </Button>
        <Button aria-disabled={isBusy || undefined} onPress={() => onAnswer('refused')}>
          {t('refuse')}
        </Button>
      </p>
    </section>
  );
}
