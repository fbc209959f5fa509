import { warnOnce } from '../../base/warn.ts';
import { CONSENT_EVENT, listensForConsent } from '../consent.ts';

/** Warns if the page listens for missing consents and sets no consent, so that nothing is granted. */
export function warnOfUnsetConsent(consent: string | null): void {
  if (consent !== null || !listensForConsent()) return;
  warnOnce(
    `the page listens to ${CONSENT_EVENT} and sets no consent, so that nothing is granted. Write data-consent="none" on the script tag, or window.Creneau = { consent: 'none' } before it; data-consent="map payment video" grants all.`,
  );
}
