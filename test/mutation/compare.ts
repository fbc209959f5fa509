// Compares the scores of the last mutation run with those that are kept, and fails where one is lower; with --keep, keeps them.
import { readFileSync, writeFileSync } from 'node:fs';
import { lowered, type Scores, scoresOf } from './score.ts';

const read = (path: string) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));

const now = scoresOf(read('../../.cache/mutation/report.json'));
console.table(now);
if (process.argv.includes('--keep')) {
  writeFileSync(
    new URL('scores.json', import.meta.url),
    `${JSON.stringify({ ...read('scores.json'), ...now }, null, 2)}\n`,
  );
} else {
  const faults = lowered(now, read('scores.json') as Scores);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
}
