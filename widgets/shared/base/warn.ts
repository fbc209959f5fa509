const said = new Set<string>();

/** One line of the console for each different sentence, however often it is true: a warning, or what nothing works without. */
export function warnOnce(sentence: string, level: 'warn' | 'error' = 'warn'): void {
  if (said.has(sentence)) return;
  said.add(sentence);
  console[level](`Créneau: ${sentence}`);
}
