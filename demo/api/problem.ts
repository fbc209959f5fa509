import { STATUS_CODES } from 'node:http';
import { PROBLEMS, type ProblemCode } from './problem-codes.ts';

/** A field of a form or a request, and what is wrong with it. */
export interface FieldError {
  readonly field: string;
  readonly code: string;
}

/** Additional members of a problem: figures of a refusal, the slots concerned, a new quote. */
type Members = Readonly<Record<string, unknown>>;

/** A failure that a call responds with; the error handler writes it as problem+json (D-problem-json). */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly code: ProblemCode;
  readonly members: Members;
  readonly status: number;

  constructor(code: ProblemCode, members: Members = {}, status: number = PROBLEMS[code].status) {
    super(code);
    this.code = code;
    this.members = members;
    this.status = status;
  }
}

/** A failure after which the same request may be made again. */
export class Later extends Problem {
  /** The seconds to wait, which the response names in `Retry-After`. */
  readonly seconds: number;

  constructor(code: ProblemCode, seconds: number, status?: number) {
    super(code, {}, status);
    this.seconds = seconds;
  }
}

/** Returns the body of a problem (RFC 9457). */
export function problemBody({ code, members, status }: Problem): Members {
  const detail = PROBLEMS[code].detail.replace(/\{(\w+)\}/g, (_, figure: string) => String(members[figure]));
  return {
    type: `urn:creneau:problem:${code}`,
    title: STATUS_CODES[status] ?? 'Error',
    status,
    detail,
    code,
    errors: [],
    ...members,
  };
}

/** Returns the problem for a request that does not match its schema. */
export function invalidRequest(...errors: readonly FieldError[]): Problem {
  return new Problem('invalid-request', { errors });
}
