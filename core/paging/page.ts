/** A page number greater than the last page of every list. */
const BEYOND = 999_999_999;

/** Parses a page number; 1 for anything that is not a whole number above 0 (S-page-bar). */
export function parsePage(text: string | null | undefined): number {
  const page = /^\s*\d+\s*$/.test(text ?? '') ? Number(text) : 1;
  return Math.min(Math.max(1, page), BEYOND);
}

/** Returns the page of a list that is shown: the last page if the number is above it (D-page-numbers). */
export function clampPage(page: number, lastPage: number): number {
  return Math.min(Math.max(1, page), Math.max(1, lastPage));
}
