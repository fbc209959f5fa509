import { type FormEvent, type ReactNode, useState } from 'react';
import type { RecipientDraft } from '../../../core/checkout/draft.ts';
import type { FoundUser } from '../../../core/checkout/wishes.ts';
import { asTyped } from '../../../core/text/as-typed.ts';
import { useEnvironment, useMessages } from '../../shared/view/environment.ts';
import { Button } from '../../shared/view/ui/Button.tsx';
import { Field } from '../form/Field.tsx';
import type { CheckoutStore } from '../store.ts';
import { messages } from './messages.ts';

/** The search for a recipient with an account. */
export function GiftSearch({
  typed,
  store,
}: {
  readonly typed: RecipientDraft;
  readonly store: CheckoutStore;
}): ReactNode {
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
