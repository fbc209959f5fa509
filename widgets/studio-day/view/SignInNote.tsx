import { type ReactNode, useState } from 'react';
import { useMessages } from '../../shared/view/environment.ts';
import { Button } from '../../shared/view/ui/Button.tsx';
import { messages } from '../messages.ts';
import type { StudioDayStore } from '../store.ts';

/** Shown to visitors: a button that asks the page to sign them in, and a hint if the page does not. */
export function SignInNote({ store }: { readonly store: StudioDayStore }): ReactNode {
  const t = useMessages(messages);
  const [wasAsked, setWasAsked] = useState(false);
  const signIn = async () => {
    await store.signIn();
    setWasAsked(true);
  };
  return (
    <section className="note" aria-labelledby="visitor">
      <p id="visitor" className="strong">
        {t('visitor')}
      </p>
      <Button look="primary" onPress={signIn}>
        {t('sign in')}
      </Button>
      <p role="status">{wasAsked && <span>{t('sign in here')}</span>}</p>
      <p className="muted">{t('visitor hint')}</p>
    </section>
  );
}
