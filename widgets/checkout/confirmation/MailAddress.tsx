import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { type Failure, isAnswered } from '../../../core/checkout/failure.ts';
import type { Amending, Confirmed, SentAgain } from '../../../core/checkout/stage.ts';
import { asTyped } from '../../../core/text/as-typed.ts';
import { useEnvironment, useMessages } from '../../shared/view/environment.ts';
import { Button } from '../../shared/view/ui/Button.tsx';
import { Field, focusProblem } from '../form/Field.tsx';
import { emailProblem } from '../form/field-problems.ts';
import { messages as personMessages } from '../form/person-messages.ts';
import { useProblems } from '../form/use-problems.ts';
import type { CheckoutStore } from '../store.ts';
import { messages } from './messages.ts';

interface MailAddressProps {
  readonly stage: Confirmed | Amending;
  readonly store: CheckoutStore;
}

/**
 * The e-mail address to which the confirmation was sent and, for a guest, a form that sends it again to another address
 * (D-corrected-address).
 */
export function MailAddress({ stage, store }: MailAddressProps): ReactNode {
  const t = useMessages(messages);
  const [isOpen, setIsOpen] = useState(false);
  const { order } = stage;
  const sentAgain = stage.step === 'confirmed' ? stage.sentAgain : null;
  const { email } = order.buyer;
  const isSent = sentAgain?.case === 'sent';
  const opener = useRef<HTMLDivElement>(null);
  const isClosed = useRef(false);
  const judged = useMemo(() => judgedOf(sentAgain), [sentAgain]);
  const [{ email: refusal }, edit] = useProblems<{ readonly email?: Failure }>(judged);
  const close = () => {
    edit('email');
    isClosed.current = true;
    setIsOpen(false);
  };
  useEffect(() => {
    if (isSent) setIsOpen(false);
  }, [isSent]);
  // The focus returns to the button that opens the form; the button is rendered again only now.
  useEffect(() => {
    if (!isOpen && isClosed.current) opener.current?.querySelector('button')?.focus();
    isClosed.current = false;
  }, [isOpen]);
  const isCorrectable = order.addressUntil != null && order.addressUntil > store.now();
  return (
    <div className="mail-address" ref={opener}>
      <p className={isSent ? undefined : 'muted'} role={isCorrectable || isSent ? 'status' : undefined}>
        {t(isSent ? 'mail sent again' : 'mail sent', { email })}
      </p>
      {isCorrectable && !isOpen && (
        <Button look="plain" onPress={() => setIsOpen(true)}>
          {t('other address')}
        </Button>
      )}
      {isCorrectable && isOpen && (
        <AddressForm stage={stage} store={store} refusal={refusal} onEdit={() => edit('email')} onClose={close} />
      )}
    </div>
  );
}

function AddressForm({
  stage,
  store,
  refusal,
  onEdit,
  onClose,
}: MailAddressProps & {
  /** Why the confirmation was not sent again; undefined if it was sent, or once the address is edited. */
  readonly refusal: Failure | undefined;
  readonly onEdit: () => void;
  readonly onClose: () => void;
}): ReactNode {
  const t = useMessages(messages);
  const person = useMessages(personMessages);
  const { guard } = useEnvironment();
  const isInvalid = refusal?.status === 422;
  const problem = isInvalid ? person(emailProblem(refusal.code) ?? 'email-invalid') : refusal && t(reasonOf(refusal));
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onClose();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { currentTarget } = event;
    if (stage.step === 'amending') return;
    guard(async () => {
      await store.sendAgain(asTyped(String(new FormData(currentTarget).get('email') ?? '')));
      focusProblem(currentTarget);
    });
  };
  return (
    <form part="address-form" ref={form} noValidate onSubmit={submit} onKeyDown={closeByKey}>
      <Field
        id="other-address"
        name="email"
        type="email"
        autoComplete="email"
        required
        onInput={onEdit}
        label={person('email')}
        defaultValue={stage.order.buyer.email}
        problem={problem}
      />
      <p className="actions">
        <Button type="submit" aria-disabled={stage.step === 'amending' || undefined}>
          {t('send again')}
        </Button>
        <Button look="plain" onPress={onClose}>
          {t('send again no')}
        </Button>
      </p>
    </form>
  );
}

/** Returns why the confirmation was not sent again, as the problem of the field `email`; empty if there is none. */
function judgedOf(sentAgain: SentAgain | null): { readonly email?: Failure } {
  return sentAgain?.case === 'refused' ? { email: sentAgain.failure } : {};
}

function reasonOf(failure: Failure) {
  if (failure.code === 'address-fixed' || failure.status === 401 || failure.status === 403) return 'address fixed';
  if (failure.code === 'mail-limit') return 'address full';
  if (failure.status === 409) return 'address taken';
  return isAnswered(failure) ? 'action failed' : 'sending unanswered';
}
