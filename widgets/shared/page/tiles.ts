import { tileAddresses } from '../../../core/map/tile-address.ts';
import { htmlToText } from '../../../core/text/html-to-text.ts';
import { onPage } from '../base/on-page.ts';
import { own } from '../base/own.ts';
import { warnOnce } from '../base/warn.ts';

/** The tile server of the base map, and its attribution. */
export interface Tiles {
  /**
   * Absolute URLs with {z}, {x} and {y}, one for each subdomain; they may have {theme} (`light` or `dark`) and {ratio}
   * (`@2x` on sharp screens).
   */
  readonly urls: readonly [string, ...string[]];
  /** Whether rows are counted from the south. */
  readonly isFlipped: boolean;
  readonly attribution: string;
  readonly attributionUrl: string | null;
  /** The highest zoom that has tiles, counted in tiles of 256 px. */
  readonly maxZoom: number;
}

type Options = Readonly<Record<string, unknown>>;

/** The map's highest zoom (S-constants). */
const MAX_ZOOM = 18;

/** The tiles of a page that sets none (C-settings). */
export const DEFAULT_TILES: Tiles = {
  urls: ['https://tile.openstreetmap.org/{z}/{x}/{y}.png'],
  isFlipped: false,
  attribution: '© OpenStreetMap contributors',
  attributionUrl: 'https://www.openstreetmap.org/copyright',
  maxZoom: MAX_ZOOM,
};

/**
 * Reads the setting `tiles`: an address, or an object (also as JSON) with `url`, `attribution`, `maxZoom`,
 * `subdomains`, `tms`. Returns the default tiles if it is not set; null if it is invalid, so that no server is asked
 * that the page did not mean.
 */
export function tilesOf(setting: unknown): Tiles | null {
  if (setting === null || setting === undefined || setting === '') return DEFAULT_TILES;
  const given = (typeof setting === 'string' ? (objectIn(setting) ?? { url: setting }) : setting) as Options;
  const url = own(given, 'url');
  const read = typeof url === 'string' ? tileAddresses(url, given) : null;
  const [first, ...others] = read?.addresses.map(absolute) ?? [];
  if (!read || !first || !others.every((each) => each !== null)) {
    warnOnce(
      'tiles: an http(s) address with {z}, {x}, {y}, and perhaps {s}, {-y}, {theme} and {ratio}, is needed; the places are shown as a list.',
    );
    return null;
  }
  const attribution = own(given, 'attribution');
  const html = typeof attribution === 'string' ? attribution : '';
  return {
    urls: [first, ...others],
    isFlipped: read.isFlipped,
    attribution: htmlToText(html) || new URL(first).host,
    attributionUrl: firstLink(html),
    maxZoom: zoomOf(own(given, 'maxZoom')),
  };
}

function objectIn(text: string): object | null {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' ? parsed : null;
  } catch {
    return null;
  }
}

/**
 * Resolves an address on the page and keeps its braces; null if it is not http(s), names a user, or has braces in its
 * host.
 */
function absolute(template: string): string | null {
  const { href, protocol, username, password, host } = addressOf(template) ?? {};
  if (!href || !protocol || !host || !/^https?:$/.test(protocol) || username || password || /%7[BD]|[{}]/i.test(host))
    return null;
  return href.replace(/%7B(\w+)%7D/gi, '{$1}');
}

function addressOf(url: string): URL | null {
  try {
    return onPage(url);
  } catch {
    return null;
  }
}

/** Returns the address of an attribution's first http(s) link, or null. */
function firstLink(html: string): string | null {
  const [, address] = /<a\b[^>]*?\shref\s*=\s*["']?(https?:\/\/[^\s"'<>]+)/i.exec(html) ?? [];
  return address ? (addressOf(address.replaceAll('&amp;', '&'))?.href ?? null) : null;
}

function zoomOf(value: unknown): number {
  if (value === null || value === undefined) return MAX_ZOOM;
  const zoom = typeof value === 'number' || typeof value === 'string' ? Number(value) : Number.NaN;
  if (Number.isInteger(zoom) && zoom >= 0 && value !== '') return Math.min(zoom, MAX_ZOOM);
  warnOnce(`tiles: maxZoom is a whole number from 0; ${MAX_ZOOM} is used.`);
  return MAX_ZOOM;
}
