import { readFileSync } from 'node:fs';
import { domainToASCII, domainToUnicode } from 'node:url';
import { asAddress, asTyped } from '../../../core/text/as-typed.ts';
import type { FieldError } from '../problem.ts';
import type { ADDRESS_PROBLEMS, ProblemCode } from '../problem-codes.ts';

const LONGEST_NAME = 80;
/** How many words of four letters or more a name has at most; particles, such as 'de la' and 'van der', are shorter. */
const MOST_WORDS = 4;
const graphemes = new Intl.Segmenter('fr', { granularity: 'grapheme' });

/** Characters that no name has: controls, marks of addresses, of sentences and of money. */
const NEVER_IN_NAMES = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{Co}\p{Cn}\p{Sc}\u202a-\u202e\u2066-\u2069<>@/\\:;!?"…]/u;

/**
 * Whether the text is a name: it has a letter and at most 80 graphemes, and is neither an address, nor a telephone
 * number, nor a sentence, which a stranger could send to anybody by a mail of ours (D-mail-limits).
 */
function isName(text: string): boolean {
  if (!/\p{L}/u.test(text) || NEVER_IN_NAMES.test(text)) return false;
  const words = text.split(/[\s,]+/);
  const long = words.filter((word) => /\p{L}{4}/u.test(word));
  if (long.length > MOST_WORDS || long.some((word) => word.endsWith('.')) || words.some(isWebAddress)) return false;
  const digits = text.match(/\p{N}/gu) ?? [];
  return digits.length <= 1 && [...graphemes.segment(text)].length <= LONGEST_NAME;
}

/** Whether a word is written like the address of a website: `example.com`, but not `St.Pierre` or `J.R.R`. */
function isWebAddress(word: string): boolean {
  const [ending = '', before = ''] = word.toLowerCase().split('.').filter(Boolean).reverse();
  return before === 'www' || (before.length > 1 && ENDINGS.has(ending));
}

const readNames = (file: string) =>
  JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as readonly string[];

/** The top-level domains of IANA, and two that are reserved for documents and tests (RFC 2606). */
const ENDINGS: ReadonlySet<string> = new Set([...readNames('top-level-domains.json'), 'example', 'test']);

/** Returns why no mail can be sent to an address; null for a valid address. */
function emailProblem(text: string): (typeof ADDRESS_PROBLEMS)[number] | null {
  const [, local = '', domain = ''] = /^([^@]+)@([^@]+)$/.exec(text) ?? [];
  if (!isEmail(text, local, domain)) return 'email-invalid';
  // Most mail servers refuse such addresses, but only long after the order.
  if (/[^!-~]/.test(local)) return 'email-accents';
  const ending = domainToUnicode(domain).split('.').at(-1) ?? '';
  return ENDINGS.has(ending) ? null : 'email-ending-unknown';
}

const ATOM = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+$/u;

/**
 * Whether a text has the form of an e-mail address: a dotted domain, no spaces, and lengths within the limits of RFC
 * 5321.
 */
function isEmail(text: string, local: string, domain: string): boolean {
  if (text.length > 254) return false;
  const atoms = local.split('.');
  return local.length <= 64 && atoms.every((atom) => ATOM.test(atom)) && isDomain(domain);
}

/** Whether a text is a dotted domain, in any script, that the domain name system allows. */
function isDomain(text: string): boolean {
  // `domainToASCII` would cut off other parts of a web address, such as a port or a path.
  if (!/^[\p{L}\p{M}\p{N}\u200c-\u200d.-]+$/u.test(text)) return false;
  const labels = domainToASCII(text).split('.');
  return (
    labels.length > 1 &&
    labels.every((label) => /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/.test(label)) &&
    /^(?:[a-z]{2,}|xn--[a-z\d-]+)$/.test(labels.at(-1) ?? '')
  );
}

/** A person without an account, as typed in a form. */
export interface PersonForm {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

/** A field of a `PersonForm`, and what is wrong with it. */
type FormError = FieldError & { readonly code: ProblemCode };

/**
 * Returns a form without the invisible characters and spaces that pasting adds (see `asTyped`), with the address in
 * lower case.
 */
export function typedForm({ firstName, lastName, email }: PersonForm): PersonForm {
  return { firstName: asTyped(firstName), lastName: asTyped(lastName), email: typedEmail(email) };
}

/** Returns an address without the invisible characters and spaces that pasting adds (see `asTyped`), in lower case. */
export function typedEmail(email: string): string {
  return asAddress(email).toLowerCase();
}

/** Returns what is wrong with a typed form, field by field (S-forms). */
export function personErrors({ firstName, lastName, email }: PersonForm): readonly FormError[] {
  const errors = [nameError('firstName', firstName), nameError('lastName', lastName), emailError(email)];
  return errors.filter((error) => error !== null);
}

/** Returns what is wrong with a typed name; null if it is valid. */
export function nameError(field: string, name: string): FormError | null {
  if (name === '') return { field, code: 'name-required' };
  return isName(name) ? null : { field, code: 'name-invalid' };
}

/** Returns what is wrong with a typed address; null if it is valid. */
export function emailError(email: string): FormError | null {
  const code = emailProblem(email);
  return code && { field: 'email', code };
}
