import type { ProblemCode } from '../problem-codes.ts';

/** What the document says of a call beside its schemas. */
export interface Operation {
  /** Its name in generated clients. */
  readonly id: string;
  /** What it does, in a few words. */
  readonly summary: string;
  readonly description: string;
  /** Whether a token changes the response, although none is needed. */
  readonly isPersonalised?: true;
  /** Its specific failures; those that any call of its form can have are added. */
  readonly problems?: readonly ProblemCode[];
}

/** A group of calls: a tag of the document. Calls are named by method and path, as in `GET /v1/config`. */
export interface OperationGroup {
  readonly tag: string;
  readonly description: string;
  readonly operations: Readonly<Record<string, Operation>>;
}
