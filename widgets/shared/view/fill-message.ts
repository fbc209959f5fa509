import { formatNumber } from '../../../core/text/format-number.ts';
import type { Language } from '../../../core/text/language.ts';
import { pluralForm } from '../../../core/text/plural.ts';

export type Values = Readonly<Record<string, string | number>>;

/** The kinds of parts that `@formatjs/icu-messageformat-parser` makes of our texts, by its numbers. */
const KIND = { text: 0, argument: 1, number: 2, plural: 6, count: 7 } as const;

/** A part of a text's syntax tree: a text, `{name}`, `{name, number}`, `{name, plural, …}` or `#`. */
export interface Part {
  readonly type: number;
  /** The text, or the name of the argument. */
  readonly value?: string;
  /** Of a plural: the texts by form (`one`, `other`) or exact count (`=0`). */
  readonly options?: Readonly<Record<string, { readonly value: readonly Part[] }>>;
}

/**
 * Fills a text's syntax tree. It asks no `Intl`, whose first use costs more than drawing a week of slots. Throws if a value is
 * missing or is no number where one is counted.
 */
export function fillMessage(parts: readonly Part[], language: Language, values: Values, count = Number.NaN): string {
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
  return fillMessage(chosen.value, language, values, figure);
}
