export type Language = 'fr' | 'en';

/** The language of a tag such as `en-GB`; null if it is neither French nor English (D-element-language). */
export function parseLanguage(tag: string | null | undefined): Language | null {
  const primary = tag?.trim().toLowerCase().split(/[-_]/)[0];
  return primary === 'fr' || primary === 'en' ? primary : null;
}

/** English if the host name starts with `en.` or `en-`, or null (S-languages). */
export function languageOfHost(hostName: string): Language | null {
  return /^en[.-]/i.test(hostName) ? 'en' : null;
}
