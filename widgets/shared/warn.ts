const said = new Set<string>();

/** One console warning for each different sentence, however often it is true. */
export function warnOnce(sentence: string): void {
  if (said.has(sentence)) return;
  said.add(sentence);
  console.warn(`Créneau: ${sentence}`);
}
