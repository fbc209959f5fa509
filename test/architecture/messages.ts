/**
 * Returns the paths of the keys that only one language has; `module` is a `messages.ts` with its exports `fr` and `en`.
 */
export function missingKeys(module: unknown): readonly string[] {
  const messages = childrenOf(childrenOf(module).get('messages'));
  if (!messages.has('fr') || !messages.has('en')) return ['does not export messages = { fr, en }'];
  const [french, english] = [keysOf(messages.get('fr')), keysOf(messages.get('en'))];
  return [
    ...[...french].filter((key) => !english.has(key)).map((key) => `has no English '${key}'`),
    ...[...english].filter((key) => !french.has(key)).map((key) => `has no French '${key}'`),
  ];
}

function keysOf(texts: unknown, path = ''): ReadonlySet<string> {
  return new Set(
    [...childrenOf(texts)].flatMap(([key, child]) => {
      const deeper = keysOf(child, `${path}${key}.`);
      return deeper.size > 0 ? [...deeper] : [path + key];
    }),
  );
}

function childrenOf(value: unknown): ReadonlyMap<string, unknown> {
  return new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);
}
