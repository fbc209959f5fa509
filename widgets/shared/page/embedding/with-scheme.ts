/** A host's name, perhaps with a port, at the beginning of an address. */
const HOST = /^(?:localhost|[\w-]+(?:\.[\w-]+)+)(?::\d+)?(?:\/|$)/;

/**
 * Adds the scheme to an address that begins with a host's name (`api.example/api`): browsers take such an address for a
 * path of the page, or its host for a scheme. Null for any other value.
 */
export function withScheme(value: unknown): string | null {
  if (typeof value !== 'string' || !HOST.test(value)) return null;
  return `${/^(?:localhost|127\.)/.test(value) ? 'http' : 'https'}://${value}`;
}
