import { isLive, type StripeSettings } from './stripe.ts';
import { badVariable, EnvironmentError, type Variables } from './variable.ts';

/**
 * Whether the server is a demo (D-demo-mode). `DEMO` says so; if it is unset, a server with the embedded database is a
 * demo, and one with `DATABASE_URL` is not. Throws an EnvironmentError for settings that contradict the mode.
 */
export function readDemoMode(variables: Variables, stripe: StripeSettings | null): boolean {
  const text = variables['DEMO'];
  if (text && text !== 'on' && text !== 'off') throw badVariable('DEMO', text, 'on or off');
  const isDemo = text ? text === 'on' : !variables['DATABASE_URL'];
  if (isDemo && stripe !== null && (isLive(stripe.secretKey) || isLive(stripe.publicKey))) {
    throw new EnvironmentError(
      "Stripe's live keys are refused in demo mode, where everybody can sign in as anybody: set DEMO=off, or use Stripe's test keys.",
    );
  }
  for (const name of ['NOW', 'SAMPLE_SCALE']) {
    if (isDemo || !variables[name]) continue;
    throw new EnvironmentError(`${name} is for demo mode alone: leave it unset, or set DEMO=on.`);
  }
  if (!isDemo && !variables['PUBLIC_URL']) {
    throw new EnvironmentError(
      'PUBLIC_URL is missing: set it to the address of the site such as https://marketplace.example, where the links in mails and pages lead, or set DEMO=on.',
    );
  }
  return isDemo;
}
