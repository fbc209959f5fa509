import { CHOICES } from './choices.ts';
import { button, make } from './dom.ts';

/** The detail of an event that asks the page for a token. */
export interface TokenRequest {
  readonly renew?: (token: Promise<string>) => void;
  readonly signIn?: (token: Promise<string>) => void;
}

/** Accepts the request at once, as required, and answers it when a button is pressed. */
export function tokenRequest({ renew, signIn }: TokenRequest): HTMLElement {
  const users = CHOICES.user.values.filter((value) => value.startsWith('demo-'));
  const select = make(
    'select',
    { ariaLabel: 'As' },
    ...users.map((value) => make('option', { value, textContent: value })),
  );
  const row = make('span', { className: 'answer' });
  const token = new Promise<string>((resolve, reject) => {
    const done = (said: string) => row.replaceChildren(said);
    row.append(
      select,
      button(renew ? 'Renew' : 'Sign in', () => {
        resolve(select.value);
        done(`answered as ${select.value}`);
      }),
      button('Refuse', () => {
        reject(new Error('The page gives no token.'));
        done('refused');
      }),
    );
  });
  // The element may ignore the refusal.
  token.catch(() => {});
  (renew ?? signIn)?.(token);
  return row;
}
