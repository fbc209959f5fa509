/** Reads the first value of a parameter in an address's query string (`?city=paris`); null if it is missing. */
export function readParam(search: string, name: string): string | null {
  const piece = piecesOf(search).find((candidate) => candidate !== '' && nameOf(candidate) === name);
  return piece === undefined ? null : decoded(piece.slice(piece.split('=', 1).join().length + 1));
}

/**
 * Returns the query string with these parameters set, or removed for null; all other parameters stay the same, byte for
 * byte (D-other-parameters).
 */
export function withParams(search: string, changes: Readonly<Record<string, string | null>>): string {
  const left = new Map(Object.entries(changes));
  const kept = piecesOf(search).flatMap((piece) => {
    const name = nameOf(piece);
    if (!Object.hasOwn(changes, name)) return [piece];
    const value = left.get(name);
    left.delete(name);
    return value === undefined || value === null ? [] : [written(name, value)];
  });
  const added = [...left].flatMap(([name, value]) => (value === null ? [] : [written(name, value)]));
  const all = [...kept, ...added].join('&');
  return all && `?${all}`;
}

function piecesOf(search: string): readonly string[] {
  const query = search.replace(/^\?/, '');
  return query === '' ? [] : query.split('&');
}

function nameOf(piece: string): string {
  return decoded(piece.split('=', 1).join());
}

/** Decodes as browsers do; badly encoded text is returned unchanged. */
function decoded(text: string): string {
  const spaced = text.replaceAll('+', ' ');
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced;
  }
}

function written(name: string, value: string): string {
  return `${encodeURIComponent(name)}=${encodeURIComponent(value)}`;
}
