/**
 * Returns an event's detail as readable JSON, in which tokens are hidden and functions are shown as ƒ. Never throws.
 */
export function redacted(detail: unknown): string {
  const ancestors: unknown[] = [];
  const replace = function (this: unknown, key: string, value: unknown): unknown {
    if (typeof value === 'function') return 'ƒ';
    if (typeof value === 'bigint') return `${value}n`;
    if (/token|secret|password/i.test(key)) return '•••';
    if (typeof value !== 'object' || value === null) return value;
    while (ancestors.length > 0 && ancestors.at(-1) !== this) ancestors.pop();
    if (ancestors.includes(value)) return '(again)';
    ancestors.push(value);
    return value;
  };
  try {
    return JSON.stringify(detail, replace, 1)?.replaceAll(/\s*\n\s*/g, ' ') ?? '';
  } catch (error) {
    return String(error);
  }
}

/** Returns an address without the values of tokens in its query. */
export function redactedPath(path: string): string {
  return path.replace(/([?&][^=&]*(?:token|secret)[^=&]*=)[^&]*/gi, '$1•••');
}
