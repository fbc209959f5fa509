import { type FormEvent, type ReactNode, useState } from 'react';
import { useStore } from 'zustand';
import { NO_RECIPIENT, type RecipientDraft, recipientOf } from '../../../core/checkout/draft.ts';
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
  const { guard } = useEnvironment();
  const { gift } = review.wishes;
  const typed = review.draft.gift;
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
          checked={typed !== null}
          aria-expanded={typed !== null}
          onChange={({ target }) => guard(() => store.type({ gift: target.checked ? NO_RECIPIENT : null }))}
        />
        <span>{t('gift')}</span>
      </label>
      {typed && <Recipient typed={typed} errors={review.errors} store={store} />}
    </div>
  );
}

interface RecipientProps {
  readonly typed: RecipientDraft;
  readonly errors: Review['errors'];
  readonly store: CheckoutStore;
}

function Recipient({ typed, errors, store }: RecipientProps): ReactNode {
  const t = useMessages(messages);
  const { isSignedIn } = useStore(store);
  const [isSearching, setIsSearching] = useState(false);
  return (
    <>
      <RecipientForm typed={typed} errors={errors} store={store} />
      {(errors['gift'] || errors['user']) && (
        <p className="problem" role="alert">
          {t(errors['user'] ? 'recipient-unknown' : 'gift-not-possible')}
        </p>
      )}
      {isSignedIn &&
        (isSearching || typed.user !== '' ? (
          <GiftSearch typed={typed} store={store} />
        ) : (
          <Button look="plain" className="search-person" onPress={() => setIsSearching(true)}>
            {t('gift search')}
          </Button>
        ))}
    </>
  );
}

function RecipientForm({ typed, errors, store }: RecipientProps): ReactNode {
  const t = useMessages(messages);
  const { guard } = useEnvironment();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    guard(async () => {
      await store.change({ gift: recipientOf(typed) });
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
          label={t(name)}
          autoComplete="off"
          required
          value={typed[name]}
          onChange={({ target }) => guard(() => store.type({ gift: { ...typed, [name]: target.value } }))}
          problem={problems[name] && t(problems[name])}
        />
      ))}
      <button type="submit" className="button secondary" part="button button-secondary">
        {t('gift save')}
      </button>
    </form>
  );
}
