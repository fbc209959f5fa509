import { ArgumentError, readArguments, USAGE } from './arguments.ts';
import { checkApi } from './check-api.ts';
import { Unreachable } from './exchange.ts';
import { textOfReport } from './report.ts';

const { argv, env } = process;

/** Runs the program `creneau-conformance`; returns its exit code. */
async function main(): Promise<number> {
  const wish = readArguments(argv.slice(2), env);
  if (wish === null) {
    console.log(USAGE);
    return 0;
  }
  // The report contains what a widget would write to the page's console.
  console.warn = () => {};
  const report = await checkApi(wish, Date.now());
  console.log(wish.isJson ? JSON.stringify(report, null, 2) : textOfReport(report));
  return report.hasPassed ? 0 : 1;
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    const isPlain = error instanceof ArgumentError || error instanceof Unreachable;
    if (argv.includes('--json')) console.log(JSON.stringify({ error: isPlain ? error.message : String(error) }));
    console.error(isPlain ? error.message : error);
    process.exitCode = 2;
  },
);
