export type Language = 'fr' | 'en';

/**
 * The language of a tag such as `en-GB`; null if it is neither French nor English (D-element-language). Of a page that a
 * browser has translated (`hi-x-mtfrom-en`) it is the one that it was written in.
 */
export function parseLanguage(tag: string | null | undefined): Language | null {
  const plain = tag?.trim().toLowerCase() ?? '';
  const primary = (/-x-mtfrom-(.+)/.exec(plain)?.[1] ?? plain).split(/[-_]/)[0];
  return primary === 'fr' || primary === 'en' ? primary : null;
}

/** English if the host name starts with `en.` or `en-`, or null (S-languages). */
export function languageOfHost(hostName: string): Language | null {
  return /^en[.-]/i.test(hostName) ? 'en' : null;
}
