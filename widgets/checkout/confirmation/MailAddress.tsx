import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { type Failure, isAnswered } from '../../../core/checkout/failure.ts';
import { asTyped } from '../../../core/text/as-typed.ts';
import { useEnvironment, useMessages } from '../../shared/view/environment.ts';
import { Button } from '../../shared/view/ui/Button.tsx';
import type { Done } from '../state.ts';
import type { CheckoutStore } from '../store.ts';
import { Field, focusProblem } from '../view/Field.tsx';
import { emailProblem } from '../view/field-problems.ts';
import { messages as personMessages } from '../view/person-messages.ts';
import { messages } from './messages.ts';

interface MailAddressProps {
  readonly stage: Done;
  readonly store: CheckoutStore;
}

/** Where the confirmation goes, and for a guest a way to have it sent again, to another address (D-corrected-address). */
export function MailAddress({ stage, store }: MailAddressProps): ReactNode {
  const t = useMessages(messages);
  const [isOpen, setIsOpen] = useState(false);
  const { order, sentAgain } = stage;
  const { email } = order.buyer;
  const isSent = sentAgain?.case === 'sent';
  const opener = useRef<HTMLDivElement>(null);
  const isClosed = useRef(false);
  const { problem, edit } = useProblem(sentAgain);
  const close = () => {
    edit();
    isClosed.current = true;
    setIsOpen(false);
  };
  useEffect(() => {
    if (isSent) setIsOpen(false);
  }, [isSent]);
  // The focus goes back to the button that opened the form, which is there only now.
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
        <AddressForm stage={stage} store={store} problem={problem} onEdit={edit} onClose={close} />
      )}
    </div>
  );
}

function AddressForm({
  stage,
  store,
  problem,
  onEdit,
  onClose,
}: MailAddressProps & {
  readonly problem: string | null;
  readonly onEdit: () => void;
  readonly onClose: () => void;
}): ReactNode {
  const t = useMessages(messages);
  const person = useMessages(personMessages);
  const { guard } = useEnvironment();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // A dialog of the page stays open.
    event.preventDefault();
    onClose();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { currentTarget } = event;
    if (stage.isBusy) return;
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
        <Button type="submit" aria-disabled={stage.isBusy || undefined}>
          {t('send again')}
        </Button>
        <Button look="plain" onPress={onClose}>
          {t('send again no')}
        </Button>
      </p>
    </form>
  );
}

/** Returns why the confirmation was not sent again, until the address is edited; null where nothing is wrong. */
function useProblem(sentAgain: Done['sentAgain']): { readonly problem: string | null; readonly edit: () => void } {
  const t = useMessages(messages);
  const person = useMessages(personMessages);
  const [edited, setEdited] = useState<Done['sentAgain']>(null);
  const edit = () => setEdited(sentAgain);
  if (sentAgain?.case !== 'refused' || sentAgain === edited) return { problem: null, edit };
  const { failure } = sentAgain;
  const problem = failure.status === 422 ? person(emailProblem(failure.code) ?? 'email-invalid') : t(reasonOf(failure));
  return { problem, edit };
}

function reasonOf(failure: Failure) {
  if (failure.code === 'address-fixed' || failure.status === 401 || failure.status === 403) return 'address fixed';
  if (failure.status === 409) return 'address taken';
  return isAnswered(failure) ? 'action failed' : 'sending unanswered';
}
