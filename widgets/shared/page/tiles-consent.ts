import { onPage } from '../base/on-page.ts';
import type { Tiles } from './tiles.ts';

/** Whether tiles come from an origin other than the API's, which would learn about the visitor (D-tiles-consent). */
export function needsConsent(tiles: Tiles | null, apiUrl: string): boolean {
  try {
    const { origin } = onPage(apiUrl);
    return tiles?.urls.some((url) => new URL(url).origin !== origin) ?? false;
  } catch {
    return tiles !== null;
  }
}
