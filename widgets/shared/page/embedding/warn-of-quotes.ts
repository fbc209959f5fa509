import { isQuoted } from '../../../../core/text/pasted.ts';
import { warnOnce } from '../../base/warn.ts';

/**
 * Warns about quotation marks that have become part of a value (D-pasted). The warning does not name the value, which
 * may be a token.
 */
export function warnOfQuotes(where: string, name: string, value: unknown): void {
  if (typeof value !== 'string' || !isQuoted(value)) return;
  warnOnce(`the value of ${name} on ${where} has quotation marks of its own. Write ${name}="…", with straight ones.`);
}
