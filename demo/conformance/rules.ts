import type { Subject } from './call.ts';
import type { Asking } from './exchange.ts';
import type { CheckName } from './finding.ts';
import type { Made } from './reading.ts';

/** The responses that have been read, for rules that compare several of them. */
export interface Read {
  readonly asking: Asking;
  readonly made: readonly Made[];
  readonly subject: Subject;
}

/**
 * A rule that goes beyond the fields of responses. `problems` returns a sentence for each problem; null if the rule
 * does not apply.
 */
export interface RuleOfApi {
  readonly check: CheckName;
  readonly call: string;
  /** The sentence of the report if there is no problem. */
  readonly holds: string;
  /** Whether widgets also work, with less comfort, if the rule is broken. */
  readonly isMild?: true;
  readonly problems: (read: Read) => Promise<readonly string[] | null>;
}

/** Returns the call of an operation if its response was successful, else null. */
export function goodOf({ made }: Read, operation: string): Made | null {
  const one = made.find(({ call }) => call.operation === operation);
  const isGood = one?.exchange && one.exchange.status < 300 && one.exchange.payload !== undefined;
  return one && isGood ? one : null;
}
