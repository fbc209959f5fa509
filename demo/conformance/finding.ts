/** The result of one check. */
export interface Finding {
  /** The name of the rule, which is the same in each report. */
  readonly check: CheckName;
  readonly call: string;
  readonly result: 'passed' | 'failed' | 'warned' | 'not offered' | 'skipped';
  readonly sentence: string;
}

export type CheckName =
  | 'reachable'
  | 'answers'
  | 'fields'
  | 'items'
  | 'cors'
  | 'preflight'
  | 'redirect'
  | 'paging'
  | 'filters'
  | 'problems'
  | 'unknown'
  | 'marker'
  | 'positions'
  | 'booked'
  | 'defaults'
  | 'privacy'
  | 'date'
  | 'token'
  | 'buying';

/** Returns a value in the form in which sentences show it. */
export function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'missing';
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
