import type { FormEvent, ReactNode } from 'react';
import type { FieldErrors } from '../../../core/checkout/sale-stage.ts';
import type { Stage } from '../../../core/checkout/stage.ts';
import { asTyped } from '../../../core/text/as-typed.ts';
import { useEnvironment, useMessages } from '../../shared/view/environment.ts';
import { Button } from '../../shared/view/ui/Button.tsx';
import { Field, focusProblem } from '../form/Field.tsx';
import { emailProblem, nameProblem } from '../form/field-problems.ts';
import { messages as personMessages } from '../form/person-messages.ts';
import { useProblems } from '../form/use-problems.ts';
import { messages } from '../messages.ts';
import type { CheckoutStore } from '../store.ts';
import { Chosen } from '../summary/Chosen.tsx';

const FIELDS = [
  { name: 'firstName', type: 'text', autoComplete: 'given-name' },
  { name: 'lastName', type: 'text', autoComplete: 'family-name' },
  { name: 'email', type: 'email', autoComplete: 'email' },
] as const;

const NO_ERRORS: FieldErrors = {};

type FieldName = (typeof FIELDS)[number]['name'];

/** The form for a visitor who books without an account. The API checks the fields by the rules of a booking. */
export function GuestForm({
  stage,
  store,
}: {
  readonly stage: Extract<Stage, { readonly step: 'identifying' | 'registering' }>;
  readonly store: CheckoutStore;
}): ReactNode {
  const t = useMessages(messages);
  const person = useMessages(personMessages);
  const { guard } = useEnvironment();
  const typed = store.getState().guestFields;
  const [problems, edit] = useProblems(stage.step === 'identifying' ? stage.errors : NO_ERRORS);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    guard(async () => {
      const data = new FormData(form);
      const value = (name: FieldName) => asTyped(String(data.get(name) ?? ''));
      await store.enter({ firstName: value('firstName'), lastName: value('lastName'), email: value('email') });
      focusProblem(form);
    });
  };
  return (
    <div className="guest">
      <form className="guest-form" part="guest-form" noValidate onSubmit={submit} aria-labelledby="who">
        <p id="who" className="strong">
          {t('who')}
        </p>
        <p className={stage.earlier ? undefined : 'muted'}>{t(stage.earlier ? 'who again' : 'who why')}</p>
        {FIELDS.map(({ name, ...input }) => {
          const problem = problemOf(name, problems[name]);
          return (
            <Field
              key={name}
              id={name}
              name={name}
              {...input}
              required
              defaultValue={typed?.[name]}
              onInput={({ currentTarget: { value } }) => {
                edit(name);
                store.typeGuest({ [name]: value });
              }}
              label={person(name)}
              problem={problem && person(problem)}
            />
          );
        })}
        <Button type="submit" look="primary" aria-disabled={stage.step === 'registering' || undefined}>
          {t('hold places')}
        </Button>
      </form>
      <Chosen store={store} />
    </div>
  );
}

function problemOf(name: FieldName, code: string | undefined) {
  if (name !== 'email') return nameProblem(name, code);
  return emailProblem(code);
}
