import { unclobbered } from '../base/unclobbered.ts';

/** A purpose for which a page must grant consent, because data is sent to a third party. */
export type Purpose = 'map' | 'payment' | 'video';

export const CONSENT_EVENT = 'creneau-consentrequired';

/**
 * Whether the setting `consent` grants a purpose (C-settings). An unset consent grants every purpose, except on a page
 * that listens for missing consents, where it grants none. `none` and an empty value grant none; any other value grants
 * the purposes that it lists.
 */
export function hasConsent(consent: string | null, purpose: Purpose): boolean {
  if (consent === null) return !listensForConsent();
  const words = consent.toLowerCase().split(/[\s,]+/);
  return words.includes(purpose) && !words.includes('none');
}

/** Whether an inline script of the page listens for missing consents. Scripts of other files cannot be read. */
export function listensForConsent(): boolean {
  const isListener = ({ src, textContent }: HTMLScriptElement) => !src && textContent?.includes(CONSENT_EVENT);
  return [...unclobbered(document).scripts].some(isListener);
}
