import { unclobbered } from '../base/unclobbered.ts';
import type { Tiles } from './tiles.ts';

/** Whether the tiles come from an origin other than the API's, to which requests would reveal the visitor (D-tiles-consent). */
export function needsConsent({ origin }: Tiles, apiUrl: string): boolean {
  try {
    return new URL(apiUrl, unclobbered(document).baseURI).origin !== origin;
  } catch {
    return true;
  }
}
