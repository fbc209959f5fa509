import { describe, expect, it } from 'vitest';
import type { Outcome, Told } from './told.ts';
import { aloneOf, type StepEnd, verdictOf } from './verdict.ts';

const aTest = (outcome: Outcome, title = 'group › holds', message = ''): Told => ({
  kind: 'test',
  file: 'test/core/a.test.ts',
  title,
  outcome,
  seconds: 46.13,
  message,
});

const aSuite = (told: readonly Told[], changes: Partial<StepEnd> = {}): StepEnd => ({
  name: 'core',
  seconds: 11,
  status: 0,
  isSuite: true,
  lastWords: '',
  told,
  ...changes,
});

const aProgram = (status: number | null, lastWords = ''): StepEnd => ({
  ...aSuite([]),
  name: 'build',
  isSuite: false,
  status,
  lastWords,
});

const greens = (count: number) => Array.from({ length: count }, () => aTest('green'));
const verdict = (...ends: readonly StepEnd[]) => verdictOf('test', ends, 431.4);

describe('C-running: the last lines of a run', () => {
  it('the last lines of a run are only the sum if all tests are green', () => {
    expect(verdict(aProgram(0), aSuite(greens(1204)))).toEqual({
      isGreen: true,
      lines: ['test GREEN: 0 red, 0 flaky, 1,204 green, 431 s (build 11, core 11)'],
    });
  });

  it('the last lines of a run name a red test, its first failure and the command that runs this test alone', () => {
    const red = aTest('red', 'group › says "no"', 'expected 1\n\nto be 2\n(test/core/a.test.ts:3)');
    expect(verdict(aSuite([...greens(2), red], { status: 1 }))).toEqual({
      isGreen: false,
      lines: [
        'RED    test/core/a.test.ts › group › says "no"   46.1 s',
        '       expected 1',
        '       to be 2',
        '       (test/core/a.test.ts:3)',
        '       alone: npm run one -- test/core/a.test.ts "says \\"no\\""',
        'test RED: 1 red, 0 flaky, 2 green, 431 s (core 11)',
      ],
    });
  });

  it.each<readonly [string, StepEnd, string]>([
    ['a program that failed', aProgram(2, 'a.ts(1,1): error'), 'RED    build: ended with 2'],
    ['a suite that was left out', aSuite([], { status: null, lastWords: 'x' }), 'RED    core: not run: x'],
    ['a suite that ran no test', aSuite([]), 'RED    core: ran no test'],
    ['a suite that left out every test', aSuite([aTest('skipped')]), 'RED    core: ran no test'],
    ['a suite that was ended early', aSuite(greens(3), { status: 1 }), 'RED    core: ended with 1'],
    [
      'an error outside a test',
      aSuite([aTest('green'), { kind: 'error', file: '', message: 'x' }], { status: 1 }),
      'RED    outside a test',
    ],
  ])('the last lines of a run are red for %s, although no test is red', (_, end, line) => {
    const { isGreen, lines } = verdict(aSuite(greens(1)), end);
    expect([isGreen, lines[0]]).toEqual([false, line]);
    expect(lines.at(-1)).toMatch(/^test RED: 1 red, /);
  });

  it('the last lines of a run name each flaky test; more than two flaky tests make the run red', () => {
    const flaky = (count: number) => verdict(aSuite(Array.from({ length: count }, () => aTest('flaky'))));
    expect(flaky(2)).toMatchObject({ isGreen: true });
    expect(flaky(2).lines[1]).toBe('       cause: npm run test:flaky -- test/core/a.test.ts');
    expect(flaky(2).lines.at(-1)).toBe('test GREEN: 0 red, 2 flaky, 0 green, 431 s (core 11)');
    expect(flaky(3)).toMatchObject({ isGreen: false });
    expect(flaky(3).lines.slice(-2)).toEqual([
      'RED    more than 2 flaky tests',
      'test RED: 0 red, 3 flaky, 0 green, 431 s (core 11)',
    ]);
  });

  it('the command for one test selects it by the last part of its title', () => {
    expect(aloneOf({ file: 'test/a.test.ts', title: 'a › b' })).toBe('npm run one -- test/a.test.ts "b"');
  });
});
