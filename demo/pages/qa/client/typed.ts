/** The settings whose values are typed, by their names in the address. */
export const TYPED_NAMES = ['api', 'partner', 'tiles'] as const;
export type TypedName = (typeof TYPED_NAMES)[number];

const LONGEST_PARTNER = 80;
const LONGEST = 500;

/** Whether the text typed for a setting is valid. An empty text is valid and leaves the setting unset. */
export function isUsable(name: TypedName, text: string): boolean {
  if (text === '') return true;
  if (text.length > LONGEST || text !== text.trim() || /\p{Cc}/u.test(text)) return false;
  switch (name) {
    case 'api':
      return isApiAddress(text);
    case 'partner':
      return text.length <= LONGEST_PARTNER;
    case 'tiles':
      return originOfTiles(text) !== null;
  }
}

/** Whether a text has the form of a bearer token (RFC 6750). */
export function isToken(text: string): boolean {
  return /^[\w.~+/-]+=*$/.test(text);
}

/** Returns the origins to which calls go because of the typed settings. */
export function originsIn({ api, tiles }: Readonly<Record<TypedName, string>>): readonly string[] {
  const origins = [api === '' ? null : new URL(api).origin, tiles === '' ? null : originOfTiles(tiles)];
  return origins.filter((origin) => origin !== null);
}

/** Returns the origin in the setting `tiles`, which is an address or JSON that contains one; null if it is invalid. */
export function originOfTiles(tiles: string): string | null {
  const address = addressOfTiles(tiles);
  const isWhole = ['{z}', '{x}', '{y}'].every((part) => address?.includes(part));
  return isWhole ? (webAddress(address)?.origin ?? null) : null;
}

function addressOfTiles(tiles: string): string | null {
  if (!tiles.startsWith('{')) return tiles;
  try {
    const { url } = JSON.parse(tiles) as { readonly url?: unknown };
    return typeof url === 'string' ? url : null;
  } catch {
    return null;
  }
}

function isApiAddress(text: string): boolean {
  const address = webAddress(text);
  return address !== null && !/[?#]/.test(text) && !text.endsWith('/');
}

/** Returns an absolute http(s) address that has no credentials and whose host is a single server; else null. */
function webAddress(text: string | null): URL | null {
  if (text === null || !/^https?:\/\//.test(text) || !URL.canParse(text)) return null;
  const address = new URL(text);
  const isPlain = address.username === '' && address.password === '' && /^[\w.:[\]-]+$/.test(address.host);
  return isPlain ? address : null;
}
