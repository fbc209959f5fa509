import type { ReactNode } from 'react';
import { PaymentForm } from '../payment/PaymentForm.tsx';
import type { CardFieldsProps, FormProps, PaymentPart } from '../provider/part.ts';
import type { CheckoutContext } from '../runner/contexts.ts';
import { Authentication } from './Authentication.tsx';
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
