/** A misspelled name may differ in one letter for each three that it has, up to this number. */
const MOST = 3;

/**
 * Returns the one of `words` that was meant by a misspelled name: the same letters in another case or with other
 * hyphens, else the nearest by edits, else the only one of which it is a whole part (`calendar` of `slotted-calendar`).
 * Null if none is near.
 */
export function nearest(name: string, words: readonly string[]): string | null {
  const given = lettersOf(name);
  if (given === '') return null;
  const [best] = words
    .map((word) => ({ word, edits: editsBetween(given, lettersOf(word)) }))
    .sort((one, other) => one.edits - other.edits);
  if (best && best.edits <= Math.min(MOST, Math.floor(given.length / MOST))) return best.word;
  const whole = words.filter((word) => word.split('-').includes(name.toLowerCase()));
  return whole.length === 1 ? (whole[0] ?? null) : null;
}

function lettersOf(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/** Counts the letters that are put in, left out, replaced or swapped with the next one. */
function editsBetween(one: string, other: string): number {
  let before: readonly number[] = [];
  let row = [...Array(other.length + 1).keys()];
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (const [at, wanted] of [...other].entries()) {
      const swap = letter === other[at - 1] && one[index - 1] === wanted ? (before[at - 1] ?? Infinity) + 1 : Infinity;
      const replaced = (row[at] ?? 0) + (letter === wanted ? 0 : 1);
      next.push(Math.min((row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1, replaced, swap));
    }
    before = row;
    row = next;
  }
  return row.at(-1) ?? 0;
}
