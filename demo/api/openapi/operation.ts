import type { CallId } from '../../../core/calls.ts';
import type { ProblemCode } from '../problem-codes.ts';

/** What the document says about a call, in addition to its schemas. */
export interface Operation {
  /** What the call does, in a few words. */
  readonly summary: string;
  readonly description: string;
  /** Whether a token changes the response, although none is needed. */
  readonly isPersonalised?: true;
  /** The problems that are specific to the call; the problems that follow from its inputs are added. */
  readonly problems?: readonly ProblemCode[];
}

/** A group of calls: a tag of the document. */
export interface OperationGroup {
  readonly tag: string;
  readonly description: string;
  readonly operations: Readonly<Partial<Record<CallId, Operation>>>;
}
