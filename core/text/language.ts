export type Language = 'fr' | 'en';

/** The language that a tag such as `en-GB` stands for, or null where it is neither French nor English (D-element-language). */
export function parseLanguage(tag: string | null | undefined): Language | null {
  const primary = tag?.trim().toLowerCase().split(/[-_]/)[0];
  return primary === 'fr' || primary === 'en' ? primary : null;
}

/** English where the host name begins with the English prefix, `en.` or `en-` (S-languages). */
export function languageOfHost(hostName: string): Language | null {
  return /^en[.-]/i.test(hostName) ? 'en' : null;
}
