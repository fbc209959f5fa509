/** Whether a URL is a path or an http(s) address; any other URL is a slug (D-page-address). */
export function isWholeUrl(url: string): boolean {
  return /^(?:https?:\/\/|\/)/i.test(url);
}
