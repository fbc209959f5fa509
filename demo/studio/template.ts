import { CFB, utils, type WorkBook, type WorkSheet, write } from '@e965/xlsx';
import type { Cell } from '../../core/studio/cell.ts';
import type { Column, Sheet } from '../../core/studio/form.ts';
import { readCell } from '../../core/studio/kinds.ts';
import { columnText } from '../../core/studio/sentences.ts';
import { SHEETS } from '../../core/studio/sheets.ts';
import type { Language } from '../../core/text/language.ts';

const NOTES = { fr: 'Lisez-moi', en: 'Read me' } as const;
/** In a narrower column, LibreOffice shows `###` in the place of a time with its seconds. */
const NARROWEST = 14;
/** To which row the drop-downs go. */
const ROWS = 1000;

const INTRODUCTION = {
  fr: [
    'Une feuille par sorte de chose ; laissez vides celles qui ne vous servent pas.',
    'La deuxième ligne de chaque feuille est un exemple, qui n’est pas lu : laissez-la, et écrivez dessous.',
    'Les titres avec * sont obligatoires. Ce qui est dans une autre feuille se nomme par son nom ou son titre.',
  ],
  en: [
    'A sheet for each kind of thing; leave those empty that you do not need.',
    'The second row of each sheet is an example, which is not read: leave it, and write below.',
    'Headings with * must be filled. What is in another sheet is named by its name or title.',
  ],
} as const;

/** Returns an empty workbook (.xlsx) in the language: headings, an example in each sheet, drop-downs, and explanations. */
export function templateOf(lang: Language): Buffer {
  const book: WorkBook = utils.book_new();
  utils.book_append_sheet(book, notes(lang), NOTES[lang]);
  for (const sheet of SHEETS) utils.book_append_sheet(book, sheetOf(sheet, lang), sheet.names[lang]);
  const bytes: Buffer = write(book, { type: 'buffer', bookType: 'xlsx', compression: true });
  return completed(bytes, lang);
}

function notes(lang: Language): WorkSheet {
  const lines = SHEETS.flatMap(({ names, says, columns }) => [
    [],
    [names[lang], says[lang]],
    ...columns.map((column) => [`${column.names[lang]}${column.isRequired ? ' *' : ''}`, columnText(column, lang)]),
  ]);
  const sheet = utils.aoa_to_sheet([...INTRODUCTION[lang].map((line) => [line]), ...lines]);
  sheet['!cols'] = [{ wch: 28 }, { wch: 90 }];
  return sheet;
}

function sheetOf({ columns }: Sheet, lang: Language): WorkSheet {
  const headings = columns.map(({ names, isRequired }) => `${names[lang]}${isRequired ? ' *' : ''}`);
  const sheet = utils.aoa_to_sheet([headings]);
  for (const [n, column] of columns.entries()) {
    const example = column.example?.[lang];
    if (example !== undefined) sheet[utils.encode_cell({ r: 1, c: n })] = exampleCell(column, example, lang);
  }
  sheet['!ref'] = utils.encode_range({ s: { r: 0, c: 0 }, e: { r: 1, c: columns.length - 1 } });
  sheet['!cols'] = columns.map(({ names, example }) => ({
    wch: Math.max(names[lang].length + 3, (example?.[lang].length ?? 0) + 3, NARROWEST),
  }));
  return sheet;
}

/** Days and amounts are numbers, as a person who types them gets them; all else is text, so that no zero is lost. */
function exampleCell(column: Column, text: string, lang: Language) {
  const cell: Cell = { case: 'text', text };
  const read = readCell(column.kind, cell, { lang, today: '2000-01-01', answers: {} });
  if (read.case === 'value' && typeof read.value === 'number') {
    return { t: 'n', v: column.kind === 'money' ? read.value / 100 : read.value };
  }
  return { t: 's', v: text, z: '@' };
}

/** The number of the format of text in the workbook: the examples of text have it. */
const TEXT_FORMAT = 1;

/**
 * Adds what the package does not write: the drop-downs of choices and of yes and no, and columns of text, in which a number
 * keeps the zero at its start.
 */
function completed(bytes: Buffer, lang: Language): Buffer {
  const file = CFB.read(bytes, { type: 'buffer' });
  for (const [n, { columns }] of SHEETS.entries()) {
    const lists = columns.flatMap((column, at) => {
      const names = choicesOf(column, lang);
      if (names === null) return [];
      const letters = utils.encode_col(at);
      return [
        `<dataValidation type="list" allowBlank="1" sqref="${letters}2:${letters}${ROWS}"><formula1>"${names.join(',')}"</formula1></dataValidation>`,
      ];
    });
    // The first sheet has the explanations.
    const entry = CFB.find(file, `/xl/worksheets/sheet${n + 2}.xml`);
    if (!entry) continue;
    const xml = Buffer.from(entry.content as Uint8Array).toString('utf8');
    const validations =
      lists.length === 0 ? '' : `<dataValidations count="${lists.length}">${lists.join('')}</dataValidations>`;
    const written = xml
      .replace(/(?=<(?:pageMargins|ignoredErrors)|<\/worksheet>)/, validations)
      .replace(/<col min="(\d+)"/g, (start, at) =>
        ['phone', 'postalCode'].includes(columns[Number(at) - 1]?.kind ?? '')
          ? `${start} style="${TEXT_FORMAT}"`
          : start,
      );
    entry.content = Buffer.from(written);
    entry.size = entry.content.length;
  }
  return Buffer.from(CFB.write(file, { type: 'buffer', fileType: 'zip', compression: true }) as Uint8Array);
}

function choicesOf({ choices, kind }: Column, lang: Language): readonly string[] | null {
  if (choices) return choices.map(({ names }) => names[lang]);
  if (kind !== 'yesNo') return null;
  return lang === 'fr' ? ['oui', 'non'] : ['yes', 'no'];
}
