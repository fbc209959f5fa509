import { attributeOf } from '../../shared/base/attribute-of.ts';
import { hasConsent } from '../../shared/page/consent.ts';
import { findApi, findSetting } from '../../shared/page/settings.ts';
import { type Tiles, tilesOf } from '../../shared/page/tiles.ts';
import { needsConsent } from '../../shared/page/tiles-consent.ts';
import { type Check, firstOfEach, nameOf, type Page } from '../page.ts';
import { type Outcome, probe } from '../probe.ts';
import type { Problem } from '../problem.ts';

/**
 * Finds maps whose tiles do not load. Tiles of a third party are requested only with consent, because the request tells
 * that party about the visitor.
 */
export const checkTiles: Check = async (page) => {
  const ofMaps = page.ours.filter(isMap);
  const maps = ofMaps.flatMap((element) => tilesFor(element, page));
  const asked = firstOfEach(maps, ({ address }) => address).map(async ({ element, address }) => {
    const outcome = await probe(address);
    if (isThere(outcome)) return [];
    // Only the answer to the same request with a `Referer` tells that its absence was the reason.
    const isForReferrer = outcome.case === 'answered' && isThere(await probe(address, { referrerPolicy: SENDS }));
    const why: Outcome = isForReferrer ? { ...outcome, case: 'without-referrer' } : outcome;
    return [{ case: 'blocked-tiles', element, address, outcome: why } satisfies Problem];
  });
  return [...ofMaps.flatMap((element) => misread(element, page)), ...(await Promise.all(asked)).flat()];
};

/** The policy of a page that sets none, which sends its origin to other origins. */
const SENDS = 'strict-origin-when-cross-origin';

function isThere(outcome: Outcome): boolean {
  return outcome.case === 'answered' && outcome.status < 400;
}

function misread(element: Element, { registry }: Page): readonly Problem[] {
  const [setting = null] = findSetting(element, 'tiles', registry) ?? [];
  if (tilesOf(setting)) return [];
  const text = 'an http(s) address with {z}, {x} and {y} is needed; the places are shown as a list';
  return [{ case: 'bad-value', element, name: 'tiles', text }];
}

function isMap(element: Element): boolean {
  const name = nameOf(element);
  return name === 'provider-map' || (name === 'event-list' && attributeOf(element, 'view') === 'map');
}

function tilesFor(
  element: Element,
  { registry }: Page,
): readonly { readonly element: Element; readonly address: string }[] {
  const [setting = null] = findSetting(element, 'tiles', registry) ?? [];
  const [consent = null] =
    findSetting(element, 'consent', registry, (value) => value !== null && value !== undefined) ?? [];
  const tiles = tilesOf(setting);
  const isGranted = hasConsent(consent === null ? null : String(consent), 'map');
  const { url } = findApi(element, registry);
  if (!tiles || (!isGranted && needsConsent(tiles, url ?? ''))) return [];
  return [{ element, address: firstTile(tiles) }];
}

/** Returns the tile that shows the whole earth. */
function firstTile({ urls: [url] }: Tiles): string {
  return url
    .replace(/{[zxy]}/g, '0')
    .replaceAll('{theme}', 'light')
    .replaceAll('{ratio}', '');
}
