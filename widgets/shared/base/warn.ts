const said = new Set<string>();

/** Writes each different sentence to the console once: a warning, or an error if nothing works without it. */
export function warnOnce(sentence: string, level: 'warn' | 'error' = 'warn'): void {
  if (said.has(sentence)) return;
  said.add(sentence);
  console[level](`Créneau: ${sentence}`);
}
