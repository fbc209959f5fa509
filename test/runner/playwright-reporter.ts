import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Reporter, Suite, TestCase, TestError, TestResult } from '@playwright/test/reporter';
import { tell } from './told.ts';

const placeOf = (test: TestCase) => ({
  file: relative(process.cwd(), test.location.file),
  // The first three titles are those of the root, the project and the file.
  title: test.titlePath().slice(3).join(' › '),
});

const messageOf = ({ message, value, location }: TestError) => {
  const at = location ? `\n(${relative(process.cwd(), location.file)}:${location.line})` : '';
  return stripVTControlCharacters(message ?? value ?? '') + at;
};

const OUTCOMES = { expected: 'green', unexpected: 'red', flaky: 'flaky', skipped: 'skipped' } as const;

/** Reports the tests of Playwright: failures at once, and the outcome of each test at the end of the run. */
export default class PlaywrightReporter implements Reporter {
  #root: Suite | undefined;

  onBegin(_config: unknown, root: Suite): void {
    this.#root = root;
  }

  onTestBegin(test: TestCase): void {
    tell({ kind: 'begin', ...placeOf(test) });
  }

  onTestEnd(test: TestCase, { status, error, attachments }: TestResult): void {
    tell({ kind: 'end', ...placeOf(test) });
    if (status !== 'failed' && status !== 'timedOut') return;
    const trace = attachments.find(({ name }) => name === 'trace')?.path;
    const look = trace ? `\nnpx playwright show-trace ${relative(process.cwd(), trace)}` : '';
    tell({ kind: 'red', ...placeOf(test), message: (error ? messageOf(error) : status) + look });
  }

  onError(error: TestError): void {
    tell({ kind: 'error', file: '', message: messageOf(error) });
  }

  onEnd(): void {
    const seconds = new Map<string, number>();
    for (const test of this.#root?.allTests() ?? []) {
      const place = placeOf(test);
      const took = test.results.reduce((sum, { duration }) => sum + duration, 0) / 1000;
      seconds.set(place.file, (seconds.get(place.file) ?? 0) + took);
      const error = test.results.find((result) => result.error)?.error;
      tell({
        kind: 'test',
        ...place,
        outcome: OUTCOMES[test.outcome()],
        seconds: took,
        message: error ? messageOf(error) : '',
      });
    }
    for (const [file, took] of seconds) tell({ kind: 'file', file, seconds: took });
  }

  printsToStdio(): boolean {
    return false;
  }
}
