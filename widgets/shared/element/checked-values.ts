/** Matches one of our colours with its default, in the minified or the written `tokens.css`. */
const COLOUR = /--([\w-]+):\s*var\(\s*--creneau-\1,\s*(light-dark\((#\w+),\s*#\w+\))\s*\)/g;

/**
 * Returns the sheet with values that are checked: a value of the page that is no colour, as a build tool may leave it,
 * has no effect. Each colour passes through a registered property, for which the browser replaces such a value by that of the
 * host, which is ours. Where properties cannot be registered, the sheet stays as it is.
 */
export function withCheckedValues(tokens: string, { CSS }: { readonly CSS?: Partial<typeof globalThis.CSS> }): string {
  if (!CSS?.registerProperty) return tokens;
  // A 0 without a unit is a length here, and not in the calculations of our sheets.
  for (const edge of ['top', 'bottom']) {
    register({ name: `--creneau-${edge}`, syntax: '<length>', inherits: true, initialValue: '0px' });
  }
  let ours = '';
  const sheet = tokens.replace(COLOUR, (_, name: string, both: string, initialValue: string) => {
    const checked = `--creneau-checked-${name}`;
    register({ name: checked, syntax: '<color>', inherits: true, initialValue });
    ours += `${checked}:${both};`;
    return `${checked}:var(--creneau-${name},${both});--${name}:var(${checked})`;
  });
  return `:host{${ours}}${sheet}`;

  function register(definition: PropertyDefinition): void {
    try {
      CSS?.registerProperty?.(definition);
    } catch {
      // Another copy of this code has registered it.
    }
  }
}
