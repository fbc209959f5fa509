import type { Subject } from './call.ts';
import type { Asking } from './exchange.ts';
import type { CheckName } from './finding.ts';
import type { Made } from './reading.ts';

/** What has been read already, for rules that look at several responses. */
export interface Read {
  readonly asking: Asking;
  readonly made: readonly Made[];
  readonly subject: Subject;
}

/** A rule beside the fields of responses. It returns what is wrong, a sentence each; null if it says nothing here. */
export interface RuleOfApi {
  readonly check: CheckName;
  readonly call: string;
  /** What holds if nothing is wrong. */
  readonly holds: string;
  /** Whether a widget works without it, with less comfort. */
  readonly isMild?: true;
  readonly problems: (read: Read) => Promise<readonly string[] | null>;
}

/** Returns the call of an operation that was answered well; null otherwise. */
export function goodOf({ made }: Read, operation: string): Made | null {
  const one = made.find(({ call }) => call.operation === operation);
  const isGood = one?.exchange && one.exchange.status < 300 && one.exchange.payload !== undefined;
  return one && isGood ? one : null;
}
