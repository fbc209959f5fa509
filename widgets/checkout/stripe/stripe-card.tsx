import { PaymentForm } from '../payment/PaymentForm.tsx';
import type { CardFieldsProps, FormProps, PaymentPart } from '../provider/part.ts';
import type { CheckoutContext } from '../runner/contexts.ts';
import { createCardForm } from './card-form.ts';
import { createOpening } from './opening.ts';
import { ReturnedNote } from './ReturnedNote.tsx';
import { createReturning } from './returning.ts';
import { StripeFields } from './StripeFields.tsx';
import { createStripePort } from './stripe-port.ts';

/** Creates Stripe's part of the checkout. It is a separate file, fetched when a card is needed. */
export function createPart(checkout: CheckoutContext, publicKey: string): PaymentPart {
  const opening = createOpening(checkout, publicKey);
  const form = createCardForm(checkout, opening);
  const returning = createReturning(checkout, opening);
  const Fields = (props: CardFieldsProps) => <StripeFields {...props} opening={opening} form={form} />;
  const own = { state: checkout.state, now: checkout.context.page.clock.now, Fields };
  const Form = (props: FormProps) => (
    <PaymentForm {...props} {...own} canUse={({ paymentMethod }) => Boolean(paymentMethod)} />
  );
  const View = () => <ReturnedNote opening={opening} returning={returning} />;
  return {
    Form,
    port: createStripePort(checkout.context.host, opening, form),
    returned: () => returning.take(() => checkout.state.setState({ stage: { step: 'returned', View } })),
  };
}
