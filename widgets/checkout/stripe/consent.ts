/** Whether the setting `consent` grants a purpose: all where nothing is set; `none`, or a list of words (contract §2). */
export function hasConsent(consent: string | null, purpose: 'payment'): boolean {
  if (consent === null) return true;
  const words = consent.toLowerCase().split(/[\s,]+/);
  return words.includes(purpose) && !words.includes('none');
}
