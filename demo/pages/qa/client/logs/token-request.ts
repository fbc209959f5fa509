import { CHOICES } from '../choices.ts';
import { button, make } from '../dom.ts';
import { words } from '../here.ts';

/** The detail of an event that asks the page for a token. */
export interface TokenRequest {
  readonly renew?: (token: Promise<string>) => void;
  readonly signIn?: (token: Promise<string>) => void;
}

/** Accepts the request at once, as the event requires, and gives the token when a button is pressed. */
export function tokenRequest({ renew, signIn }: TokenRequest): HTMLElement {
  const users = CHOICES.user.filter((value) => value.startsWith('demo-'));
  const select = make(
    'select',
    { ariaLabel: words.log.as },
    ...users.map((value) => make('option', { value, textContent: value })),
  );
  const row = make('span', { className: 'answer' });
  const token = new Promise<string>((resolve, reject) => {
    const done = (said: string) => row.replaceChildren(said);
    row.append(
      select,
      button(renew ? words.log.renew : words.log.signIn, () => {
        resolve(select.value);
        done(words.log.answered(select.value));
      }),
      button(words.log.refuse, () => {
        reject(new Error('The page gives no token.'));
        done(words.log.refused);
      }),
    );
  });
  // A refusal that the element ignores must not become an unhandled rejection.
  token.catch(() => {});
  (renew ?? signIn)?.(token);
  return row;
}
