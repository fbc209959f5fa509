import { type ReactNode, useState } from 'react';
import { Button } from './Button.tsx';

interface Props {
  readonly t: (key: 'visitor' | 'sign in' | 'sign in here') => string;
  readonly signIn: () => Promise<unknown>;
}

/** The content of a note to visitors: a button that asks the page to sign them in, and a hint if the page does not. */
export function SignInNote({ t, signIn }: Props): ReactNode {
  const [wasAsked, setWasAsked] = useState(false);
  const ask = async () => {
    await signIn();
    setWasAsked(true);
  };
  return (
    <>
      <p id="visitor" className="strong">
        {t('visitor')}
      </p>
      <Button look="primary" onPress={ask}>
        {t('sign in')}
      </Button>
      <p role="status">{wasAsked && <span>{t('sign in here')}</span>}</p>
    </>
  );
}
