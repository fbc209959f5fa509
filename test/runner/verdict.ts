import type { TestTold, Told } from './told.ts';

/** A step that has ended, or was left out. */
export interface StepEnd {
  readonly name: string;
  readonly seconds: number;
  /** The exit code of its program; null if the step was left out. */
  readonly status: number | null;
  /** Whether the step runs tests. */
  readonly isSuite: boolean;
  /** The last lines of its output, or the reason why it was left out. */
  readonly lastWords: string;
  readonly told: readonly Told[];
}

export interface Verdict {
  readonly isGreen: boolean;
  /** The lines to print, of which the last is the sum. */
  readonly lines: readonly string[];
}

/** The number of flaky tests that a run may have without being red. */
const MOST_FLAKY = 2;

/** The number of lines of a failure's message that the verdict shows. */
const MESSAGE_LINES = 8;

/** Returns the last lines of a run: each step, each test that was not simply green, and the sum. */
export function verdictOf(command: string, ends: readonly StepEnd[], seconds: number): Verdict {
  const tests = ends.flatMap(testsOf);
  const by = (outcome: TestTold['outcome']) => tests.filter((test) => test.outcome === outcome);
  const [red, flaky] = [by('red'), by('flaky')];
  const redSteps = ends.filter(isRedByItself);
  const errors = ends.flatMap(({ told }) => told.filter((each) => each.kind === 'error'));
  const isTooFlaky = flaky.length > MOST_FLAKY;
  const reds = red.length + errors.length + redSteps.length;
  const isGreen = reds === 0 && !isTooFlaky;
  const counts = `${reds} red, ${flaky.length} flaky`;
  const times = ends.filter((step) => step.status !== null).map((step) => `${step.name} ${step.seconds.toFixed(0)}`);
  return {
    isGreen,
    lines: [
      ...redSteps.flatMap(stepLines),
      ...errors.flatMap(({ file, message }) => [`RED    ${file || 'outside a test'}`, ...indented(message)]),
      ...red.flatMap((test) => [...testLines('RED', test), `       alone: ${aloneOf(test)}`]),
      ...flaky.flatMap((test) => [...testLines('FLAKY', test), `       cause: npm run test:flaky -- ${test.file}`]),
      ...(isTooFlaky ? [`RED    more than ${MOST_FLAKY} flaky tests`] : []),
      `${command} ${isGreen ? 'GREEN' : 'RED'}: ${counts}, ${by('green').length.toLocaleString('en')} green, ${seconds.toFixed(0)} s (${times.join(', ')})`,
    ],
  };
}

/**
 * Whether a step is red although none of its tests is: a program that failed, or a suite that ended early or ran no
 * test.
 */
function isRedByItself(step: StepEnd): boolean {
  if (step.status === null) return true;
  if (!step.isSuite) return step.status !== 0;
  const isExplained = step.told.some(
    (each) => each.kind === 'error' || (each.kind === 'test' && each.outcome === 'red'),
  );
  return (step.status !== 0 && !isExplained) || !hasRun(step);
}

function hasRun(step: StepEnd): boolean {
  return testsOf(step).some(({ outcome }) => outcome !== 'skipped');
}

function stepLines(step: StepEnd): readonly string[] {
  const { name, status, isSuite, lastWords } = step;
  if (status === null) return [`RED    ${name}: not run: ${lastWords}`];
  const why = isSuite && !hasRun(step) ? 'ran no test' : `ended with ${status}`;
  return [`RED    ${name}: ${why}`, ...indented(lastWords)];
}

function testLines(word: string, { file, title, seconds, message }: TestTold): readonly string[] {
  return [`${word.padEnd(6)} ${file} › ${title}   ${seconds.toFixed(1)} s`, ...indented(message)];
}

function indented(message: string): readonly string[] {
  const lines = message.split('\n').filter((line) => line.trim() !== '');
  return lines.slice(0, MESSAGE_LINES).map((line) => `       ${line}`);
}

/** Returns the command that runs one test alone. */
export function aloneOf({ file, title }: Pick<TestTold, 'file' | 'title'>): string {
  return `npm run one -- ${file} ${JSON.stringify(title.split(' › ').at(-1))}`;
}

function testsOf({ told }: StepEnd): readonly TestTold[] {
  return told.filter((each) => each.kind === 'test');
}
