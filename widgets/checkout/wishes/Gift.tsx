import { type ReactNode, useState } from 'react';
import { NO_RECIPIENT } from '../../../core/checkout/draft.ts';
import { useEnvironment, useMessages } from '../../shared/view/environment.ts';
import { Button } from '../../shared/view/ui/Button.tsx';
import { useStore } from '../../shared/view/use-store.ts';
import type { Review } from '../provider/review.ts';
import type { CheckoutStore } from '../store.ts';
import { GiftSearch } from './GiftSearch.tsx';
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
