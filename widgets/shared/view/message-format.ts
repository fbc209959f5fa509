import { formatNumber } from '../../../core/text/format-number.ts';
import type { Language } from '../../../core/text/language.ts';
import { pluralForm } from '../../../core/text/plural.ts';
import type { Values } from './intl.ts';

/** The types of parts, as `@formatjs/icu-messageformat-parser` numbers them, that our texts have. */
const KIND = { text: 0, argument: 1, number: 2, plural: 6, count: 7 } as const;

/** A part of a text's syntax tree: a text, `{name}`, `{name, number}`, `{name, plural, …}` or `#`. */
interface Part {
  readonly type: number;
  /** The text, or the name of the argument. */
  readonly value?: string;
  /** The texts of a plural by form (`one`, `other`) or exact count (`=0`). */
  readonly options?: Readonly<Record<string, { readonly value: readonly Part[] }>>;
}

/**
 * Formats an ICU message from its syntax tree. The build gives this class to `@formatjs/intl` in place of the class of
 * `intl-messageformat`, which uses `Intl` at once: the first use of `Intl` costs more than drawing a week of slots.
 */
export class IntlMessageFormat {
  readonly #parts: readonly Part[];
  readonly #language: Language;

  constructor(parts: readonly Part[], language: Language) {
    this.#parts = parts;
    this.#language = language;
  }

  /** Fills in the values. Throws if a value is missing, or if a value to count is not a number. */
  format(values: Values): string {
    return fill(this.#parts, this.#language, values);
  }
}

// `@formatjs/intl` imports these names for formats that we do not use.
export const FormatError = Error;
export const ErrorCode = {};

function fill(parts: readonly Part[], language: Language, values: Values, count = Number.NaN): string {
  return parts.map((part) => fillPart(part, language, values, count)).join('');
}

function fillPart({ type, value = '', options = {} }: Part, language: Language, values: Values, count: number): string {
  if (type === KIND.text) return value;
  if (type === KIND.count) return formatNumber(count, language);
  const given = values[value];
  if (given === undefined) throw new TypeError(`${value} is missing.`);
  if (type === KIND.argument) return String(given);
  const figure = Number(given);
  if (Number.isNaN(figure)) throw new TypeError(`${value} is no number: ${given}`);
  if (type === KIND.number) return formatNumber(figure, language);
  const chosen = options[`=${figure}`] ?? options[pluralForm(figure, language)] ?? options['other'];
  if (type !== KIND.plural || !chosen) throw new TypeError(`${value} has a form that is not known.`);
  return fill(chosen.value, language, values, figure);
}
