import type { Language } from '../text/language.ts';
import type { Kind } from './kinds.ts';

export type Texts = Readonly<Record<Language, string>>;

/** One of the values that a column may have. */
export interface Choice {
  readonly id: string;
  readonly names: Texts;
}

/** A column of a sheet. */
export interface Column {
  /** Its name in JSON. */
  readonly id: string;
  /** Its headings. */
  readonly names: Texts;
  readonly kind: Kind;
  readonly isRequired: boolean;
  /** The sheet whose rows a reference names. */
  readonly to?: string;
  readonly choices?: readonly Choice[];
  /** The column of the French text that this one translates. */
  readonly translates?: string;
  readonly example?: Texts;
  /** What a reader cannot tell from the heading. */
  readonly says?: Texts;
}

/** A sheet: a table of a workbook, a file of CSV, a list in JSON. */
export interface Sheet {
  /** Its name in JSON, and that of its file. */
  readonly id: string;
  readonly names: Texts;
  readonly says: Texts;
  /** The columns that tell whether two rows are the same one. */
  readonly key: readonly string[];
  /** The columns whose text gives the address, where the address is empty, and by which other sheets may name a row. */
  readonly named: readonly string[];
  readonly columns: readonly Column[];
}

type Extra = Pick<Partial<Column>, 'to' | 'choices' | 'translates'> & {
  readonly example?: string | readonly [fr: string, en: string];
  readonly says?: readonly [fr: string, en: string];
};

/** Describes a column; a kind that ends in `!` must be filled. */
export function column(id: string, kind: Kind | `${Kind}!`, fr: string, en: string, extra: Extra = {}): Column {
  const { example, says, ...rest } = extra;
  return {
    id,
    names: { fr, en },
    kind: kind.replace('!', '') as Kind,
    isRequired: kind.endsWith('!'),
    ...(example !== undefined && { example: texts(typeof example === 'string' ? [example, example] : example) }),
    ...(says && { says: texts(says) }),
    ...rest,
  };
}

/** Describes the English text of a column. */
export function english(translates: string, fr: string, en: string, example?: string): Column {
  return column(`${translates}En`, 'text', fr, en, { translates, ...(example !== undefined && { example }) });
}

export function texts([fr, en]: readonly [string, string]): Texts {
  return { fr, en };
}
