export type Language = 'fr' | 'en';

/**
 * Reads the language of a tag such as `en-GB`; null if it is neither French nor English (D-element-language). For a
 * page that a browser has translated (`hi-x-mtfrom-en`), it is the original language.
 */
export function parseLanguage(tag: string | null | undefined): Language | null {
  const plain = tag?.trim().toLowerCase() ?? '';
  const primary = (/-x-mtfrom-(.+)/.exec(plain)?.[1] ?? plain).split(/[-_]/)[0];
  return primary === 'fr' || primary === 'en' ? primary : null;
}

/** Returns English if the host name starts with `en.` or `en-`, else null (S-languages). */
export function languageOfHost(hostName: string): Language | null {
  return /^en[.-]/i.test(hostName) ? 'en' : null;
}
