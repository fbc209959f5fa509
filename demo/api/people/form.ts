import type { FieldError } from '../problem.ts';
import type { ProblemCode } from '../problem-codes.ts';

const LONGEST_NAME = 80;
const graphemes = new Intl.Segmenter('fr', { granularity: 'grapheme' });

/** A name has a letter, no control character, no address, and at most 80 graphemes. */
function isName(text: string): boolean {
  if (!/\p{L}/u.test(text) || /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{Co}\p{Cn}\u202a-\u202e\u2066-\u2069]/u.test(text))
    return false;
  if (/:\/\/|www\.|[<>@/\\]|\p{L}\.(?:com|net|org|fr|io|ru|cn|info|biz|xyz|top)\b/iu.test(text)) return false;
  return [...graphemes.segment(text)].length <= LONGEST_NAME;
}

/** An address that mail servers accept: a dotted domain, no spaces, within RFC 5321's lengths. */
function isEmail(text: string): boolean {
  if (text.length > 254) return false;
  const [, local = '', domain = ''] = /^([^@]+)@([^@]+)$/.exec(text) ?? [];
  if (local.length > 64 || !/^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u.test(local))
    return false;
  const labels = domain.split('.');
  return (
    labels.length > 1 &&
    labels.every((label) => /^[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u.test(label)) &&
    /^(?:\p{L}{2,}|xn--[a-z0-9-]+)$/iu.test(labels.at(-1) ?? '')
  );
}

/** Somebody without an account, as typed. */
export interface PersonForm {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

/** A field of such a form, and what is wrong with it. */
type FormError = FieldError & { readonly code: ProblemCode };

/** What is wrong with the form, field by field (S-forms). */
export function personErrors({ firstName, lastName, email }: PersonForm): readonly FormError[] {
  const errors = [nameError('firstName', firstName), nameError('lastName', lastName), emailError(email)];
  return errors.filter((error) => error !== null);
}

function nameError(field: string, name: string): FormError | null {
  if (name.trim() === '') return { field, code: 'name-required' };
  return isName(name.trim()) ? null : { field, code: 'name-invalid' };
}

function emailError(email: string): FormError | null {
  return isEmail(email.trim()) ? null : { field: 'email', code: 'email-invalid' };
}
