import { PaymentForm } from '../payment/PaymentForm.tsx';
import type { CardFieldsProps, FormProps, PaymentPart } from '../provider/part.ts';
import type { Work } from '../purchase/work.ts';
import { createCardForm } from './card-form.ts';
import { createOpening } from './opening.ts';
import { ReturnedNote } from './ReturnedNote.tsx';
import { createReturning } from './returning.ts';
import { StripeFields } from './StripeFields.tsx';
import { createStripePort } from './stripe-port.ts';

/** Stripe as the checkout uses it: a separate file, fetched when a card is to be used. */
export function createPart(work: Work, publicKey: string): PaymentPart {
  const opening = createOpening(work, publicKey);
  const form = createCardForm(work, opening);
  const returning = createReturning(work, opening);
  const Fields = (props: CardFieldsProps) => <StripeFields {...props} opening={opening} form={form} />;
  const own = { state: work.state, now: work.context.page.clock.now, Fields };
  const Form = (props: FormProps) => (
    <PaymentForm {...props} {...own} canUse={({ paymentMethod }) => Boolean(paymentMethod)} />
  );
  const View = () => <ReturnedNote opening={opening} returning={returning} />;
  return {
    Form,
    port: createStripePort(work.context.host, opening, form),
    returned: () => returning.take(() => work.state.setState({ stage: { step: 'returned', View } })),
  };
}
