import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node';
import { tell } from './told.ts';

const placeOf = (test: TestCase) => ({
  file: relative(process.cwd(), test.module.moduleId),
  title: test.fullName.replaceAll(' > ', ' › '),
});

const messageOf = ({ message, stacks }: Pick<SerializedError, 'message' | 'stacks'>) => {
  const at = stacks?.[0];
  return stripVTControlCharacters(message) + (at ? `\n(${relative(process.cwd(), at.file)}:${at.line})` : '');
};

/** Reports the tests of Vitest, each when it ends. */
export default class VitestReporter implements Reporter {
  onTestCaseReady(test: TestCase): void {
    tell({ kind: 'begin', ...placeOf(test) });
  }

  onTestCaseResult(test: TestCase): void {
    const { state, errors } = test.result();
    const place = placeOf(test);
    const message = errors?.[0] ? messageOf(errors[0]) : '';
    tell({ kind: 'end', ...place });
    if (state === 'failed') tell({ kind: 'red', ...place, message });
    tell({
      kind: 'test',
      ...place,
      outcome: state === 'failed' ? 'red' : state === 'passed' ? 'green' : 'skipped',
      seconds: (test.diagnostic()?.duration ?? 0) / 1000,
      message,
    });
  }

  onTestModuleEnd(module: TestModule): void {
    const file = relative(process.cwd(), module.moduleId);
    for (const error of module.errors()) tell({ kind: 'error', file, message: messageOf(error) });
    const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } = module.diagnostic();
    const all = environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration;
    tell({ kind: 'file', file, seconds: all / 1000 });
  }

  onTestRunEnd(_modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    for (const error of errors) tell({ kind: 'error', file: '', message: messageOf(error) });
  }
}
