import type { Finding } from './finding.ts';

export interface WidgetState {
  readonly widget: string;
  readonly state: 'fed' | 'partly fed' | 'not offered' | 'failing';
  /** The calls that are missing or wrong. */
  readonly calls: readonly string[];
}

export interface Report {
  readonly address: string;
  readonly hasPassed: boolean;
  readonly findings: readonly Finding[];
  readonly widgets: readonly WidgetState[];
}

const MARKS: Readonly<Record<Finding['result'], string>> = {
  passed: 'ok     ',
  failed: 'FAILED ',
  warned: 'note   ',
  'not offered': '–      ',
  skipped: '–      ',
};

/** Returns the report as lines of text. */
export function textOfReport({ address, findings, widgets, hasPassed }: Report): string {
  const width = Math.max(...findings.map(({ call }) => call.length));
  const lines = findings.map(({ result, call, sentence }) => `${MARKS[result]}${call.padEnd(width)}  ${sentence}`);
  const count = (result: Finding['result']) => findings.filter((one) => one.result === result).length;
  const named = (state: WidgetState['state']) =>
    widgets.filter((one) => one.state === state).map(({ widget }) => widget);
  const states = (['fed', 'partly fed', 'failing', 'not offered'] as const)
    .filter((state) => named(state).length > 0)
    .map((state) => `${state[0]?.toUpperCase()}${state.slice(1)}: ${named(state).join(', ')}.`);
  return [
    `${address}`,
    '',
    ...lines,
    '',
    ...states,
    `${count('passed')} passed, ${count('failed')} failed, ${count('warned')} notes, ${count('not offered') + count('skipped')} not checked.`,
    hasPassed ? 'What is offered is right.' : 'It is not right yet.',
  ].join('\n');
}
