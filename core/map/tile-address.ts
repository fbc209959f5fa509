/** The addresses of tiles in the form that the map's engine reads. */
export interface TileAddresses {
  /** One address for each subdomain, with {z}, {x}, {y}, and perhaps {theme} and {ratio}. */
  readonly addresses: readonly string[];
  /** Whether rows are counted from the south, as in TMS. */
  readonly isFlipped: boolean;
}

/** The names that providers write in braces, each with the name that the engine uses. */
const SAME_AS: Readonly<Record<string, string>> = {
  ...{ z: 'z', zoom: 'z', level: 'z', tilematrix: 'z', x: 'x', col: 'x', tilecol: 'x' },
  ...{ y: 'y', '-y': 'y', row: 'y', tilerow: 'y', ratio: 'ratio', r: 'ratio', theme: 'theme' },
  ...{ s: 's', subdomain: 's', subdomains: 's' },
};

/** The default subdomains of `{s}`, as in Leaflet. */
const USUAL = ['a', 'b', 'c'];

/** A name in braces, which may be percent-encoded; some libraries write a dollar sign before it. */
const NAME = /\$?(?:{|%7B)([^{}%]+)(?:}|%7D)/gi;

/**
 * Reads the address of tiles in the notations that providers use: `{s}` with the option `subdomains`, `{switch:a,b}`
 * and `{a-c}`, `{r}`, `{-y}` or the option `tms: true` or `scheme: 'tms'`, and any other name in braces that is an
 * option. Null if the address is invalid.
 */
export function tileAddresses(url: string, options: Readonly<Record<string, unknown>>): TileAddresses | null {
  const option = (name: string) => (Object.hasOwn(options, name) ? options[name] : undefined);
  let subdomains = subdomainsOf(option('subdomains'));
  let isFlipped = option('tms') === true || option('tms') === 'true' || option('scheme') === 'tms';
  const template = url.replace(NAME, (whole, name: string) => {
    const key = name.toLowerCase();
    const listed = listedIn(name);
    if (listed) subdomains = listed;
    isFlipped ||= key === '-y';
    const known = listed ? 's' : Object.hasOwn(SAME_AS, key) ? SAME_AS[key] : undefined;
    if (known) return `{${known}}`;
    const value = option(name);
    return typeof value === 'string' || typeof value === 'number' ? String(value) : whole;
  });
  const isWhole = ['{z}', '{x}', '{y}'].every((name) => template.includes(name));
  const rest = template.replace(/{(?:[zxys]|theme|ratio)}/g, '');
  if (!isWhole || subdomains === null || /[{}]|%7[BD]/i.test(rest)) return null;
  const addresses = template.includes('{s}') ? subdomains.map((each) => template.replaceAll('{s}', each)) : [template];
  return { addresses, isFlipped };
}

/** Returns the subdomains in names such as `{switch:a,b,c}`, `{a-c}` and `{1-4}`; null for any other name. */
function listedIn(name: string): readonly string[] | null {
  if (name.startsWith('switch:')) return subdomainsOf(name.slice('switch:'.length));
  const [, first, last] = /^([a-z\d])-([a-z\d])$/i.exec(name) ?? [];
  const [from, to] = [first?.charCodeAt(0) ?? 0, last?.charCodeAt(0) ?? 0];
  if (!first || to < from) return null;
  return Array.from({ length: to - from + 1 }, (_, at) => String.fromCharCode(from + at));
}

/** Reads subdomains as a list, as letters (`abc`) or with commas between them; null if they are invalid. */
function subdomainsOf(given: unknown): readonly string[] | null {
  if (given === undefined || given === null || given === '') return USUAL;
  const list =
    typeof given === 'string' ? given.split(given.includes(',') ? ',' : '').map((part) => part.trim()) : given;
  if (!Array.isArray(list) || list.length === 0) return null;
  const texts = list.map(String);
  return texts.every((text) => /^[a-z\d.-]+$/i.test(text)) ? texts : null;
}
