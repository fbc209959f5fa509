/** Whether Playwright's runner runs these tests, a file or folder from the top, and not Vitest's. */
export function isPlaywrights(path: string): boolean {
  return /^test\/(?:browser|hosts|engines)\b/.test(path);
}
