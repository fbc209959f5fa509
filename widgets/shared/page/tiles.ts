import { htmlToText } from '../../../core/text/html-to-text.ts';
import { own } from '../base/own.ts';
import { unclobbered } from '../base/unclobbered.ts';
import { warnOnce } from '../base/warn.ts';

/** The tile server of the base map, and its attribution. */
export interface Tiles {
  /** An absolute URL with {z}, {x} and {y}; it may have {theme} (`light` or `dark`) and {ratio} (`@2x` on sharp screens). */
  readonly url: string;
  readonly attribution: string;
  readonly attributionUrl: string | null;
  /** The highest zoom that has tiles, counted in tiles of 256 px. */
  readonly maxZoom: number;
  readonly origin: string;
}

/** The map's highest zoom (S-constants). */
const MAX_ZOOM = 18;

/** The tiles of a page that sets none (C-settings). */
export const DEFAULT_TILES: Tiles = {
  url: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  attribution: '© OpenStreetMap contributors',
  attributionUrl: 'https://www.openstreetmap.org/copyright',
  maxZoom: MAX_ZOOM,
  origin: 'https://tile.openstreetmap.org',
};

/** The tiles of the setting `tiles`, or the default ones. */
export function tilesOf(setting: unknown): Tiles {
  return parseTiles(setting) ?? DEFAULT_TILES;
}

/** Reads the setting `tiles`: an address, or an object (also as JSON) with `url`, `attribution`, `maxZoom`; null where it is missing or invalid. */
export function parseTiles(value: unknown, base: string = unclobbered(document).baseURI): Tiles | null {
  if (value === null || value === undefined || value === '') return null;
  const given = (typeof value === 'string' ? (objectIn(value) ?? { url: value }) : value) as Readonly<
    Record<string, unknown>
  >;
  const attribution = own(given, 'attribution');
  const address = templateOf(own(given, 'url'), base);
  if (!address) {
    warnOnce(
      'tiles: an http(s) address with {z}, {x}, {y}, and perhaps {theme} and {ratio}, is needed; the default is used.',
    );
    return null;
  }
  const { origin, host } = new URL(address);
  const html = typeof attribution === 'string' ? attribution : '';
  return {
    url: address,
    attribution: htmlToText(html) || host,
    attributionUrl: firstLink(html),
    maxZoom: zoomOf(own(given, 'maxZoom')),
    origin,
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

/** The absolute address with its braces; null where it is no address of tiles. */
function templateOf(url: unknown, base: string): string | null {
  if (typeof url !== 'string') return null;
  const { href, protocol, username, password, host } = addressOf(url, base) ?? {};
  if (!href || !protocol || !host || !/^https?:$/.test(protocol) || username || password) return null;
  const template = href.replace(/(?:%7B|{)([zxy]|theme|ratio)(?:%7D|})/gi, '{$1}');
  const rest = template.replace(/{(?:[zxy]|theme|ratio)}/g, '');
  const isWhole = ['{z}', '{x}', '{y}'].every((name) => template.includes(name));
  return isWhole && !/[{}]|%7[BD]/i.test(rest + host) ? template : null;
}

function addressOf(url: string, base?: string): URL | null {
  try {
    return new URL(url, base);
  } catch {
    return null;
  }
}

/** The address of an attribution's first http(s) link, or null. */
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
