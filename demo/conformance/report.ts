/** The result of one check. */
export interface Finding {
  /** The name of the check, which is the same in each report. */
  readonly check: string;
  readonly call: string;
  /** `not offered`: it answered 404 · `not asked`: nothing was known that it could be asked for. */
  readonly result: 'passed' | 'failed' | 'warned' | 'not offered' | 'not asked';
  readonly sentence: string;
}

/** Whether a widget gets what it needs, and the calls that are missing or wrong. */
export interface WidgetState {
  readonly widget: string;
  readonly state: 'fed' | 'partly fed' | 'not offered' | 'failing';
  readonly calls: readonly string[];
}

export interface Report {
  readonly address: string;
  /** Whether no finding has failed. */
  readonly hasPassed: boolean;
  readonly findings: readonly Finding[];
  readonly widgets: readonly WidgetState[];
}

const MARKS = { passed: 'ok    ', failed: 'FAILED', warned: 'note  ', 'not offered': '–', 'not asked': '–' };

/** Returns the report as lines of text; the calls that were not checked are one line. */
export function textOfReport({ address, findings, widgets, hasPassed }: Report): string {
  const count = (result: Finding['result']) => findings.filter((one) => one.result === result).length;
  const told = findings.filter(({ result }) => !result.startsWith('not '));
  const width = Math.max(...told.map(({ call }) => call.length));
  const lines = told.map(({ result, call, sentence }) => `${MARKS[result]} ${call.padEnd(width)}  ${sentence}`);
  const why = `${count('not offered')} answered 404, ${count('not asked')} could not be asked`;
  const rest = `–      ${findings.length - told.length} calls not checked: ${why} (--json names them).`;
  const states = (['fed', 'partly fed', 'failing', 'not offered'] as const).flatMap((state) => {
    const named = widgets.filter((one) => one.state === state).map(({ widget }) => widget);
    return named.length > 0 ? [`${state[0]?.toUpperCase()}${state.slice(1)}: ${named.join(', ')}.`] : [];
  });
  return [
    ...[address, '', ...lines, ...(told.length < findings.length ? [rest] : []), '', ...states],
    `${count('passed')} passed, ${count('failed')} failed, ${count('warned')} notes.`,
    hasPassed ? 'What is offered is right.' : 'It is not right yet.',
  ].join('\n');
}
