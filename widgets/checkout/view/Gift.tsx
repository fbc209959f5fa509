import { type FormEvent, type ReactNode, useState } from 'react';
import { useStore } from 'zustand';
import { useEnvironment, useMessages } from '../../shared/view/environment.ts';
import { Button } from '../../shared/view/ui/Button.tsx';
import { messages } from '../messages.ts';
import type { Review } from '../review.ts';
import type { CheckoutStore } from '../store.ts';
import { Field, focusProblem } from './Field.tsx';
import { GiftSearch } from './GiftSearch.tsx';
import { nameProblem } from './name-problem.ts';

interface GiftProps {
  readonly review: Review;
  readonly store: CheckoutStore;
}

/** The booking as a gift: for somebody named here, or found among those with an account. */
export function Gift({ review, store }: GiftProps): ReactNode {
  const t = useMessages(messages);
  const [isOpen, setIsOpen] = useState(false);
  const { gift } = review.wishes;
  if (gift) {
    const name = gift.case === 'user' ? gift.user.fullName : `${gift.firstName} ${gift.lastName}`;
    return (
      <p className="applied" part="gift">
        <span role="status">{t('gift for', { name })}</span>
        <Button look="plain" onPress={() => store.change({ gift: null })}>
          {t('gift change')}
        </Button>
      </p>
    );
  }
  return (
    <div className="gift" part="gift">
      <label className="choice">
        <input
          type="checkbox"
          checked={isOpen}
          aria-expanded={isOpen}
          onChange={({ target }) => setIsOpen(target.checked)}
        />
        <span>{t('gift')}</span>
      </label>
      {isOpen && <Recipient review={review} store={store} />}
    </div>
  );
}

function Recipient({ review, store }: GiftProps): ReactNode {
  const t = useMessages(messages);
  const { guard } = useEnvironment();
  const { isSignedIn } = useStore(store);
  const { errors } = review;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    guard(async () => {
      const data = new FormData(form);
      const value = (name: string) => String(data.get(name) ?? '').trim();
      const [firstName, lastName, email] = [value('firstName'), value('lastName'), value('email')];
      await store.change({ gift: { case: 'person', firstName, lastName, email } });
      focusProblem(form);
    });
  };
  const emailProblem = errors['email'] && (errors['email'] === 'email-used' ? 'email-used' : 'email-invalid');
  const problems = {
    firstName: nameProblem('firstName', errors['firstName']),
    lastName: nameProblem('lastName', errors['lastName']),
    email: emailProblem || null,
  } as const;
  return (
    <>
      <form className="recipient" noValidate onSubmit={submit}>
        <p className="strong">{t('gift who')}</p>
        {(['firstName', 'lastName', 'email'] as const).map((name) => (
          <Field
            key={name}
            id={`gift-${name}`}
            name={name}
            type={name === 'email' ? 'email' : 'text'}
            label={t(name)}
            autoComplete="off"
            required
            problem={problems[name] && t(problems[name])}
          />
        ))}
        <button type="submit" className="button secondary" part="button button-secondary">
          {t('gift save')}
        </button>
      </form>
      {(errors['gift'] || errors['user']) && (
        <p className="problem" role="alert">
          {t(errors['user'] ? 'recipient-unknown' : 'gift-not-possible')}
        </p>
      )}
      {isSignedIn && <GiftSearch store={store} />}
    </>
  );
}
