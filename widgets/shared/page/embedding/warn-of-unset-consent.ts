import { unclobbered } from '../../base/unclobbered.ts';
import { warnOnce } from '../../base/warn.ts';

const EVENT = 'creneau-consentrequired';

/** Warns a page that listens for missing consents and sets none, so that all are granted. Listeners are seen in its own scripts. */
export function warnOfUnsetConsent(consent: string | null): void {
  if (consent !== null) return;
  const isListener = ({ src, textContent }: HTMLScriptElement) => !src && textContent?.includes(EVENT);
  if (![...unclobbered(document).scripts].some(isListener)) return;
  warnOnce(
    `the page listens to ${EVENT} and sets no consent, so that all are granted. Write data-consent="none" on the script tag, or window.Creneau = { consent: 'none' } before it.`,
  );
}
