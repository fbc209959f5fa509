const said = new Set<string>();

/**
 * Writes each different sentence to the console once, as a warning, or as an error if nothing works because of the
 * problem.
 */
export function warnOnce(sentence: string, level: 'warn' | 'error' = 'warn'): void {
  if (said.has(sentence)) return;
  said.add(sentence);
  console[level](`Créneau: ${sentence}`);
}
