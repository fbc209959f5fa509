/**
 * Letters that have no form without an accent in Unicode, each before what people type for it. The database's
 * `plain_letters` says the same: a letter more is a migration more.
 */
const LETTERS = 'æae œoe ßss þth øo łl đd ðd ħh ıi ĸq ŋn ŧt ƒf ɛe əe ɔo';

const TYPED = new Map(LETTERS.split(' ').map((pair) => [pair.charAt(0), pair.slice(1)]));

/** Returns the text in lower case, in the letters that people type for it, for comparing names and words. */
export function plainLetters(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[ß-ɛ]/g, (letter) => TYPED.get(letter) ?? letter);
}
