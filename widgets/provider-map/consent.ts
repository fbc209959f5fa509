import { unclobbered } from '../shared/base/unclobbered.ts';
import type { Tiles } from './tiles.ts';

/** Whether asking for tiles tells somebody else of the visitor: those of the API's own origin do not (D-tiles-consent). */
export function needsConsent({ origin }: Tiles, apiUrl: string): boolean {
  try {
    return new URL(apiUrl, unclobbered(document).baseURI).origin !== origin;
  } catch {
    return true;
  }
}
