/** Whether a URL is a path or an http(s) address by itself; all others are slugs (D-page-address). */
export function isWholeUrl(url: string): boolean {
  return /^(?:https?:\/\/|\/)/i.test(url);
}
