import { unclobbered } from '../base/unclobbered.ts';

/** What needs a page's consent, because it sends data to a third party. */
export type Purpose = 'map' | 'payment' | 'video';

export const CONSENT_EVENT = 'creneau-consentrequired';

/**
 * Whether the setting `consent` grants a purpose: unset, all, but nothing on a page that listens for missing consents;
 * `none` or empty, nothing; else those it lists (C-settings).
 */
export function hasConsent(consent: string | null, purpose: Purpose): boolean {
  if (consent === null) return !listensForConsent();
  const words = consent.toLowerCase().split(/[\s,]+/);
  return words.includes(purpose) && !words.includes('none');
}

/** Whether a script in the page's markup listens for missing consents. Scripts of other files cannot be read. */
export function listensForConsent(): boolean {
  const isListener = ({ src, textContent }: HTMLScriptElement) => !src && textContent?.includes(CONSENT_EVENT);
  return [...unclobbered(document).scripts].some(isListener);
}
