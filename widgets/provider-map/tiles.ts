import { htmlToText } from '../../core/text/html-to-text.ts';
import { own } from '../shared/base/own.ts';
import { unclobbered } from '../shared/base/unclobbered.ts';
import { warnOnce } from '../shared/base/warn.ts';

/** Where the pictures of the ground come from, and who is named for it. */
export interface Tiles {
  /** With {z}, {x} and {y}, whole. */
  readonly url: string;
  readonly attribution: string;
  readonly attributionUrl: string | null;
  /** The deepest zoom that has tiles, as 256-px tiles count. */
  readonly maxZoom: number;
  readonly origin: string;
}

/** The map goes no deeper (S-constants). */
const MAX_ZOOM = 18;

/** What holds where a page names no tiles (C-settings). */
export const DEFAULT_TILES: Tiles = {
  url: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  attribution: '© OpenStreetMap contributors',
  attributionUrl: 'https://www.openstreetmap.org/copyright',
  maxZoom: MAX_ZOOM,
  origin: 'https://tile.openstreetmap.org',
};

/** The setting `tiles`: an address, or an object (also as JSON) with `url`, `attribution`, `maxZoom`; null where it is none. */
export function parseTiles(value: unknown, base: string = unclobbered(document).baseURI): Tiles | null {
  if (value === null || value === undefined || value === '') return null;
  const given = (typeof value === 'string' ? (objectIn(value) ?? { url: value }) : value) as Readonly<
    Record<string, unknown>
  >;
  const attribution = own(given, 'attribution');
  const address = templateOf(own(given, 'url'), base);
  if (!address) {
    warnOnce('tiles: an http(s) address with {z}, {x}, {y} and no other braces is needed; the default is used.');
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

/** The whole address, braces as they were; null where it is no address of tiles. */
function templateOf(url: unknown, base: string): string | null {
  if (typeof url !== 'string') return null;
  const { href, protocol, username, password, host } = addressOf(url, base) ?? {};
  if (!href || !protocol || !host || !/^https?:$/.test(protocol) || username || password) return null;
  const template = href.replace(/(?:%7B|{)([zxy])(?:%7D|})/gi, '{$1}');
  const rest = template.replace(/{[zxy]}/g, '');
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

/** Where an attribution's first link leads; null where it has none that is http(s). */
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
