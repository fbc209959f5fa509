import type { Example } from './example.ts';

/** Examples of elements for a signed-in customer. */
export const PERSONAL_EXAMPLES: Readonly<Record<string, Example>> = {
  'creneau-order-history': {
    about:
      'Shows the orders of a signed-in customer: dates, amounts and state, the calendar file, and what can be done with each: pay, cancel, book again. A visitor is asked to sign in.',
    html: `<creneau-order-history period="future">
  <a href="https://marketplace.example/order/">Voir mes commandes</a>
</creneau-order-history>`,
    react: `import 'creneau/react';
import 'creneau/order-history';

export function Orders({ token, login }: { token: string | null; login: () => Promise<string> }) {
  return (
    <creneau-order-history
      token={token}
      oncreneau-signinrequired={(event) => {
        event.preventDefault();
        event.detail.signIn(login());
      }}
      oncreneau-tokenexpired={({ detail }) => detail.renew(login())}
    />
  );
}`,
  },
  'creneau-fitness-dashboard': {
    about:
      'Shows what the tracker of a signed-in customer has counted (steps, floors, calories, sleep) as charts, as a table, and as figures of all time. A visitor is asked to sign in.',
    html: `<creneau-fitness-dashboard range="week" activity="steps">
  <a href="https://marketplace.example/fitness/">Voir ma forme</a>
</creneau-fitness-dashboard>`,
  },
  'creneau-studio-day': {
    about:
      'For a studio, with the token of a provider, a coach or an administrator: who comes to the sessions of a day, with what they have paid and who waits; marks who was there, also without a connection; changes sessions, writes to everybody of one, and exports the list. On paper it is a list with a box for each person. Give the token to people of the studio only: it reads names.',
    html: `<creneau-studio-day>
  <a href="https://marketplace.example/studio/">Voir la journée</a>
</creneau-studio-day>`,
  },
};
