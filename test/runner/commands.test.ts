import { expect, it } from 'vitest';
import { longCommand } from './commands.ts';
import { oneOfEachKind } from './short-hosts.ts';

it('C-running: the long suites run whole, or a shard of each, or files and folders under the runner that they need', () => {
  const suites = (...args: readonly string[]) =>
    longCommand(args).lanes.flatMap((lane) =>
      lane.flatMap((step) => (step.by === 'program' ? [] : [[step.name, ...(step.args ?? [])].join(' ')])),
    );
  expect(suites()).toEqual(['long browser', 'long', 'every state']);
  expect(suites('--shard', '1/2')).toEqual(['long browser --shard=1/2', 'long --shard=1/2', 'every state --shard=1/2']);
  expect(suites('test/core', 'test/browser/trees')).toEqual(['long browser test/browser/trees', 'long test/core']);
  expect(suites('test/api/races', '--shard=2/2')).toEqual(['long test/api/races --shard=2/2']);
  expect(() => suites('test/no-such-folder')).toThrow('There is no test/no-such-folder.');
  expect(() => suites('--changed')).toThrow(/--changed/);
});

it('C-running: the short suite of host pages has one case of each place in its files', () => {
  const cases = [
    'a.test.ts:7:3 › of sheets › one',
    'a.test.ts:7:3 › of sheets › another',
    'a.test.ts:9:3 › of sheets › a third',
  ];
  const lines = cases.map((one) => `  [hosts] › ../hosts/${one}`);
  expect(oneOfEachKind(['Listing tests:', ...lines, 'Total: 3 tests in 1 file'].join('\n'))).toEqual(
    [lines[0], lines[2]].map((line) => line?.trim()),
  );
});
