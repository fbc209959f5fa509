// Which tests show which line of the specification: a table, and a failure where a line has none.
import { isUncovered, rowsOf } from './match.ts';
import { markdownOf, tableOf } from './print.ts';
import { sections } from './sections.ts';
import { listedTitles } from './titles.ts';

const titles = listedTitles();
const rows = rowsOf(sections, titles);
console.log(process.argv.includes('--markdown') ? markdownOf(rows, titles) : tableOf(rows, titles));
process.exitCode = rows.some((row) => isUncovered(row) || row.broken.length > 0) ? 1 : 0;
