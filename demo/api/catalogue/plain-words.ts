/** The words of a text as `plain_words` of the database has them: small letters and digits without accents. */
export function plainWords(text: string): readonly string[] {
  const letters = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/œ/gi, 'oe')
    .toLowerCase();
  return letters.match(/[a-z0-9]+/g) ?? [];
}
