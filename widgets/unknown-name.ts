import { nearest } from './shared/base/nearest.ts';
import { warnOnce } from './shared/base/warn.ts';
import { TAGS } from './tags.ts';

/** Returns the element that a misspelled name means, without the prefix; null if no name is similar. */
export function elementMeant(name: string): string | null {
  return nearest(name.replace(/^cr[eé]n+[ea]+u?x?[-_]?/i, ''), Object.keys(TAGS));
}

/** Returns a sentence about a `data-creneau` that names no element. */
export function unknownNameText(name: string): string {
  const meant = elementMeant(name);
  const hint = meant ? `Did you mean data-creneau="${meant}"?` : 'All elements are in the reference, docs/elements.md.';
  return `data-creneau="${name}" names no element. ${hint}`;
}

/** Warns once about a `data-creneau` that names no element. */
export function warnOfName(name: string): void {
  warnOnce(unknownNameText(name));
}
