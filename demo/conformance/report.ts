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

const MARKS = {
  passed: 'ok     ',
  failed: 'FAILED ',
  warned: 'note   ',
  'not offered': '–      ',
  'not asked': '–      ',
};

/** Returns the report as lines of text; the calls that were not checked are one line, unless `isWhole`. */
export function textOfReport({ address, findings, widgets, hasPassed }: Report, isWhole: boolean): string {
  const having = (result: Finding['result']) => findings.filter((one) => one.result === result);
  const unchecked = [...having('not offered'), ...having('not asked')];
  const told = isWhole ? findings : findings.filter((one) => !unchecked.includes(one));
  const width = Math.max(...told.map(({ call }) => call.length));
  const lines = told.map(({ result, call, sentence }) => `${MARKS[result]}${call.padEnd(width)}  ${sentence}`);
  const why = `${having('not offered').length} answered 404, ${having('not asked').length} could not be asked`;
  const rest = `–      ${unchecked.length} calls not checked: ${why} (--all names them).`;
  const states = (['fed', 'partly fed', 'failing', 'not offered'] as const).flatMap((state) => {
    const named = widgets.filter((one) => one.state === state).map(({ widget }) => widget);
    return named.length > 0 ? [`${state[0]?.toUpperCase()}${state.slice(1)}: ${named.join(', ')}.`] : [];
  });
  return [
    ...[address, '', ...lines, ...(isWhole || unchecked.length === 0 ? [] : [rest]), '', ...states],
    `${having('passed').length} passed, ${having('failed').length} failed, ${having('warned').length} notes.`,
    hasPassed ? 'What is offered is right.' : 'It is not right yet.',
  ].join('\n');
}
