import { type ReactNode, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { asTyped } from '../../../core/text/as-typed.ts';
import { useMessages } from '../../shared/view/environment.ts';
import { useStore } from '../../shared/view/use-store.ts';
import { Field } from '../form/Field.tsx';
import type { CardFieldsProps } from '../provider/part.ts';
import type { CardForm } from './card-form.ts';
import { LIMIT_MS } from './load-stripe.ts';
import { messages } from './messages.ts';
import { OpeningNote } from './OpeningNote.tsx';
import type { Opening } from './opening.ts';

/** Stripe's form, shown through a slot, with fields for the cardholder's name and for saving the card. */
export function StripeFields({
  opening,
  form,
  chosen,
  isSignedIn,
  cardholder,
  reader,
}: CardFieldsProps & { readonly opening: Opening; readonly form: CardForm }): ReactNode {
  const t = useMessages(messages);
  const isOpen = useStore(opening, (at) => at.case === 'open');
  const isLoading = useStore(opening, (at) => at.case === 'loading');
  const { isReady, means, isAnew, leadsAway } = useStore(form);
  const fields = useRef<HTMLDivElement>(null);
  const [name, setName] = useState(cardholder);
  const [isSaved, setIsSaved] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const isTyped = chosen === null;
  // A wallet knows the cardholder.
  const isCard = means === 'card';
  const isNameless = isTyped && isCard && asTyped(name) === '';
  const isAwaited = isTyped && (isLoading || (isOpen && !isReady));
  useEffect(() => {
    form.show(fields.current?.closest('.root') ?? null);
    return form.hide;
  }, [form]);
  useLimit(opening, isAwaited);
  useImperativeHandle(reader, () => () => {
    if (!isOpen) return null;
    if (chosen?.paymentMethod) return { case: 'saved-at-stripe', paymentMethod: chosen.paymentMethod };
    setIsMissing(isNameless);
    return isNameless || !isReady ? null : { case: 'form', name: isCard ? asTyped(name) : '', save: isSaved && isCard };
  });
  return (
    <>
      <OpeningNote opening={opening} />
      <div ref={fields} className="card-fields" hidden={!isTyped || !isOpen}>
        <div className="stripe" part="card">
          <p className={isAnew ? 'muted' : 'visually-hidden'} role="status">
            {isAnew ? t('anew') : ''}
          </p>
          {isOpen && !isReady && <div className="skeleton" role="status" aria-label={t('loading')} />}
          <slot name="card" />
        </div>
        {isCard && (
          <Field
            id="card-name"
            label={t('name')}
            type="text"
            autoComplete="cc-name"
            problem={isMissing && isNameless ? t('card-name-missing') : null}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        )}
        {isSignedIn && isCard && <SaveCard isSaved={isSaved} onChange={setIsSaved} />}
      </div>
      {leadsAway && isCard && <p className="muted">{t('leads away')}</p>}
    </>
  );
}

/** Reports a failure if Stripe's form is not ready in time. */
function useLimit(opening: Opening, isAwaited: boolean): void {
  useEffect(() => {
    if (!isAwaited) return undefined;
    // Loading the code has a separate time limit.
    const late = () => opening.getState().case === 'open' && opening.fail('slow');
    const limit = setTimeout(late, LIMIT_MS);
    return () => clearTimeout(limit);
  }, [isAwaited, opening]);
}

function SaveCard({ isSaved, onChange }: { readonly isSaved: boolean; readonly onChange: (isSaved: boolean) => void }) {
  const t = useMessages(messages);
  return (
    <label className="choice">
      <input type="checkbox" checked={isSaved} onChange={({ target }) => onChange(target.checked)} />
      <span>{t('save')}</span>
    </label>
  );
}
