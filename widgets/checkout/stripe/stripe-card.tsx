import { type ReactNode, useId } from 'react';
import { useMessages } from '../../shared/view/environment.ts';
import { useStore } from '../../shared/view/use-store.ts';
import { PaymentForm } from '../payment/PaymentForm.tsx';
import type { CardFieldsProps, FormProps, PaymentPart } from '../provider/part.ts';
import type { CheckoutContext } from '../runner/contexts.ts';
import { createCardForm } from './card-form.ts';
import { messages } from './messages.ts';
import { OpeningNote } from './OpeningNote.tsx';
import { createOpening, type Opening } from './opening.ts';
import { createReturning, type Returning } from './returning.ts';
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

/** The outcome of a payment, for a buyer who is back from a bank's page and whose order cannot be read. */
function ReturnedNote({ opening, returning }: { readonly opening: Opening; readonly returning: Returning }): ReactNode {
  const t = useMessages(messages);
  const id = useId();
  const { reported } = useStore(returning);
  const isAway = useStore(opening, (at) => at.case === 'consent' || at.case === 'failed');
  const isUnknown = reported === null && isAway;
  return (
    <section className="returned" aria-labelledby={id}>
      <h3 id={id} className="strong">
        {t('returned')}
      </h3>
      <p role="status">{isUnknown ? '' : t(reported ?? 'asking')}</p>
      {isUnknown && <OpeningNote opening={opening} isReturn />}
    </section>
  );
}
