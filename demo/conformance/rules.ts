import type { Asking, Exchange } from './exchange.ts';
import type { Made } from './reading.ts';
import type { Subject } from './subject.ts';

/** The responses that have been read, for rules that compare several of them. */
export interface Read {
  readonly asking: Asking;
  readonly made: readonly Made[];
  readonly subject: Subject;
}

/** A rule that goes beyond the members of single responses. */
export interface RuleOfApi {
  readonly check: string;
  readonly call: string;
  /** The sentence of the report if there is no problem. */
  readonly holds: string;
  /** Whether widgets also work, with less comfort, if the rule is broken. */
  readonly isMild?: true;
  /** Returns a sentence for each problem; null if the rule does not apply. */
  readonly problems: (read: Read) => Promise<readonly string[] | null>;
}

/** Returns the calls that a widget has read. */
export function goodOf({ made }: Read): readonly (Made & { readonly exchange: Exchange })[] {
  return made.flatMap(({ exchange, ...one }) => (exchange && one.result !== null ? [{ ...one, exchange }] : []));
}

/** Returns the payload of an operation that a widget has read; undefined if there is none. */
export function payloadOf(read: Read, operation: string): unknown {
  return goodOf(read).find(({ call }) => call.operation === operation)?.exchange.payload;
}
