import { columnText } from '../../core/studio/sentences.ts';
import { SHEETS } from '../../core/studio/sheets.ts';
import type { Language } from '../../core/text/language.ts';

const HEADS = {
  fr: '| colonne | JSON | ce que l’on écrit |\n| --- | --- | --- |',
  en: '| column | JSON | what to write |\n| --- | --- | --- |',
} as const;

/** Returns, as Markdown, the sheets of a studio's own data with their columns. */
export function dataTables(lang: Language): string {
  return SHEETS.map(({ id, names, says, columns }) => {
    const rows = columns.map((column) => {
      const star = column.isRequired ? ' \\*' : '';
      return `| ${column.names[lang]}${star} | \`${column.id}\` | ${columnText(column, lang)} |`;
    });
    return `### ${names[lang]}\n\n\`${id}\`. ${says[lang]}\n\n${HEADS[lang]}\n${rows.join('\n')}`;
  }).join('\n\n');
}
