/** Whether Playwright runs the tests of this file or folder, relative to the top folder, rather than Vitest. */
export function isPlaywrights(path: string): boolean {
  return /^test\/(?:browser|hosts|engines)\b/.test(path);
}
