import { PaymentForm } from '../payment/PaymentForm.tsx';
import type { CardFieldsProps, FormProps, PaymentPart } from '../payment/part.ts';
import type { Work } from '../work.ts';
import { Authentication } from './Authentication.tsx';
import { TestFields } from './TestFields.tsx';

/** The test gateway's form: a file of its own, which no shop that takes money fetches. */
export function createPart({ context }: Work): PaymentPart {
  const { now } = context.page.clock;
  const Fields = (props: CardFieldsProps) => <TestFields {...props} now={now} />;
  return { Form: (props) => <TestForm {...props} Fields={Fields} />, port: null, returned: null };
}

/** The card's form, or the bank's step in its place: what was typed is still there after it. */
function TestForm(props: FormProps & { readonly Fields: (props: CardFieldsProps) => React.ReactNode }) {
  const { review, store } = props;
  const { isAuthenticating, busy, hold } = review;
  return (
    <>
      {isAuthenticating && <Authentication quote={hold.quote} isBusy={busy !== null} store={store} />}
      <div hidden={isAuthenticating}>
        <PaymentForm {...props} canUse={({ paymentMethod }) => !paymentMethod} />
      </div>
    </>
  );
}
