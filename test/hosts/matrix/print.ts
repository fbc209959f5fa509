// Prints the results of the last run of the hosts suite; with --keep, writes them to docs/hosts.md. Fails if the
// document differs, apart from the seconds.
import { readFileSync, writeFileSync } from 'node:fs';
import { lastTold } from '../../runner/told.ts';
import { markdown, printed, shownIn, withoutSeconds, withTables } from './table.ts';

const at = (path: string) => new URL(`../../../${path}`, import.meta.url);
const rows = shownIn(lastTold('hosts'));
console.log(printed(rows));

const kept = readFileSync(at('docs/hosts.md'), 'utf8');
const now = withTables(kept, markdown(rows));
if (process.argv.includes('--keep')) writeFileSync(at('docs/hosts.md'), now);
else if (withoutSeconds(now) !== withoutSeconds(kept)) {
  console.error(
    'docs/hosts.md says something else than this run: npx tsx test/hosts/matrix/print.ts --keep writes it.',
  );
  process.exitCode = 1;
}
