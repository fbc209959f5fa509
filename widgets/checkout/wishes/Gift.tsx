import { type FormEvent, type ReactNode, useState } from 'react';
import { NO_RECIPIENT, type RecipientDraft } from '../../../core/checkout/draft.ts';
import type { FoundUser } from '../../../core/checkout/wishes.ts';
import { asTyped } from '../../../core/text/as-typed.ts';
import { useEnvironment, useMessages } from '../../shared/view/environment.ts';
import { Button } from '../../shared/view/ui/Button.tsx';
import { useStore } from '../../shared/view/use-store.ts';
import { Field } from '../form/Field.tsx';
import type { Review } from '../provider/review.ts';
import type { CheckoutStore } from '../store.ts';
import { messages } from './messages.ts';
import { RecipientForm, type RecipientProps } from './RecipientForm.tsx';

interface GiftProps {
  readonly review: Review;
  readonly store: CheckoutStore;
}

/** The booking as a gift, for a recipient whose name is typed or who is found among the people with an account. */
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

/** The search for a recipient with an account. */
function GiftSearch({ typed, store }: { readonly typed: RecipientDraft; readonly store: CheckoutStore }): ReactNode {
  const t = useMessages(messages);
  const { guard } = useEnvironment();
  const [found, setFound] = useState<readonly FoundUser[] | null>(null);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = asTyped(typed.user);
    guard(async () => text !== '' && setFound(await store.search(text)));
  };
  return (
    <form className="gift-search" noValidate onSubmit={submit}>
      <Field
        id="gift-search"
        name="search"
        type="search"
        label={t('gift search')}
        autoComplete="off"
        value={typed.user}
        onChange={({ target }) => guard(() => store.type({ gift: { ...typed, user: target.value } }))}
      />
      <Button type="submit">{t('gift search go')}</Button>
      <p role="status" className="muted">
        {found?.length === 0 ? t('gift none') : ''}
      </p>
      {found && found.length > 0 && (
        <ul className="found" aria-label={t('gift found')}>
          {found.map((user) => (
            <li key={user.id}>
              <Button onPress={() => store.change({ gift: { case: 'user', user } })}>
                {t('gift choose', { name: user.fullName })}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </form>
  );
}
