import type { Tiles } from './tiles.ts';

/** Whether the setting `consent` grants a purpose: all where nothing is set; `none`, or a list of words (contract §2). */
export function hasConsent(consent: string | null, purpose: 'map'): boolean {
  if (consent === null) return true;
  const words = consent.toLowerCase().split(/[\s,]+/);
  return words.includes(purpose) && !words.includes('none');
}

/** Whether asking for tiles tells somebody else of the visitor: those of the API's own origin do not (decisions §11). */
export function needsConsent({ origin }: Tiles, apiUrl: string): boolean {
  try {
    return new URL(apiUrl, document.baseURI).origin !== origin;
  } catch {
    return true;
  }
}
