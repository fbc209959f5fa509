/** What needs a page's consent, because it sends data to a third party. */
export type Purpose = 'map' | 'payment' | 'video';

/** Whether the setting `consent` grants a purpose: unset, all; `none` or empty, nothing; else those it lists (C-settings). */
export function hasConsent(consent: string | null, purpose: Purpose): boolean {
  if (consent === null) return true;
  const words = consent.toLowerCase().split(/[\s,]+/);
  return words.includes(purpose) && !words.includes('none');
}
