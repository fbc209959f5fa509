import type { FormEvent, ReactNode } from 'react';
import { type RecipientDraft, recipientOf } from '../../../core/checkout/draft.ts';
import { useEnvironment, useMessages } from '../../shared/view/environment.ts';
import { Button } from '../../shared/view/ui/Button.tsx';
import { Field, focusProblem } from '../form/Field.tsx';
import { emailProblem, nameProblem } from '../form/field-problems.ts';
import { messages as personMessages } from '../form/person-messages.ts';
import { useProblems } from '../form/use-problems.ts';
import type { Review } from '../provider/review.ts';
import type { CheckoutStore } from '../store.ts';
import { messages } from './messages.ts';

export interface RecipientProps {
  readonly typed: RecipientDraft;
  readonly errors: Review['errors'];
  readonly store: CheckoutStore;
}

/** The name and the address of a gift's recipient. */
export function RecipientForm({ typed, errors: judged, store }: RecipientProps): ReactNode {
  const t = useMessages(messages);
  const person = useMessages(personMessages);
  const { guard } = useEnvironment();
  const [errors, edit] = useProblems(judged);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    guard(async () => {
      await store.change({ gift: recipientOf(typed) });
      focusProblem(form);
    });
  };
  const problems = {
    firstName: nameProblem('firstName', errors['firstName']),
    lastName: nameProblem('lastName', errors['lastName']),
    email: errors['email'] === 'email-used' ? 'email-used' : emailProblem(errors['email']),
  } as const;
  return (
    <form className="recipient" noValidate onSubmit={submit} aria-labelledby="recipient">
      <p id="recipient" className="strong">
        {t('gift who')}
      </p>
      {(['firstName', 'lastName', 'email'] as const).map((name) => (
        <Field
          key={name}
          id={`gift-${name}`}
          name={name}
          type={name === 'email' ? 'email' : 'text'}
          label={person(name)}
          autoComplete="off"
          required
          onInput={() => edit(name)}
          value={typed[name]}
          onChange={({ target }) => guard(() => store.type({ gift: { ...typed, [name]: target.value } }))}
          problem={problems[name] && person(problems[name])}
        />
      ))}
      <Button type="submit">{t('gift save')}</Button>
    </form>
  );
}
