// Lists each statement of the specification, decisions and contract with its tests; fails where one has none.
import { groups } from './groups.ts';
import { isUncovered, rowsOf } from './match.ts';
import { markdownOf, tableOf } from './print.ts';
import { listedTitles } from './titles.ts';

const titles = listedTitles();
const rows = rowsOf(groups, titles);
console.log(process.argv.includes('--markdown') ? markdownOf(rows, titles) : tableOf(rows, titles));
process.exitCode = rows.some((row) => isUncovered(row) || row.broken.length > 0) ? 1 : 0;
