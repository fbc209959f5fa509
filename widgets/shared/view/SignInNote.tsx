import { type ReactNode, useState } from 'react';
import { Button } from './ui/Button.tsx';

/** Shown to visitors: a button that asks the page to sign them in, and a hint, which is shown if the page does not. */
export function SignInNote({
  why,
  label,
  elsewhere,
  onSignIn,
  children,
}: {
  readonly why: string;
  readonly label: string;
  readonly elsewhere: string;
  readonly onSignIn: () => Promise<unknown>;
  readonly children?: ReactNode;
}): ReactNode {
  const [wasAsked, setWasAsked] = useState(false);
  return (
    <div className="note">
      <p className="strong">{why}</p>
      <Button look="primary" onPress={() => onSignIn().then(() => setWasAsked(true))}>
        {label}
      </Button>
      <p role="status">{wasAsked && <span>{elsewhere}</span>}</p>
      {children}
    </div>
  );
}
