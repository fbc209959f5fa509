/** What a page may be asked to let widgets do beyond its own calls. */
export type Purpose = 'map' | 'payment' | 'video';

/** Whether the setting `consent` grants a purpose: all where nothing is set; `none` or an empty list nothing, else those whose words are there (C-settings). */
export function hasConsent(consent: string | null, purpose: Purpose): boolean {
  if (consent === null) return true;
  const words = consent.toLowerCase().split(/[\s,]+/);
  return words.includes(purpose) && !words.includes('none');
}
