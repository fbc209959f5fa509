/** The most letters in which a misspelled name may differ; it may differ in one letter for every three that it has. */
const MOST = 3;

/**
 * Returns the word that a misspelled name probably means: the word with the fewest edits, ignoring case and hyphens, or
 * else the only word that has the name as a hyphenated part (`slotted-calendar` for `calendar`). Null if no word is
 * near.
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

/** Counts the letters that are inserted, left out, replaced or swapped with the next letter. */
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
