import { Problem, problemBody } from '../problem.ts';
import { PROBLEMS, type ProblemCode } from '../problem-codes.ts';
import { ProblemSchema } from '../schemas/common.ts';

/** The parts of a request that a call reads. */
interface Reads {
  readonly params?: unknown;
  readonly querystring?: unknown;
  readonly body?: unknown;
  readonly headers?: unknown;
}

/** The figures in the examples of problems. */
const FIGURES = { limit: 4, people: 12 };

const TYPE = 'application/problem+json';

/**
 * Returns the problems that a call can respond with: those that follow from what it reads, and the ones specific to it.
 */
export function problemsOf(reads: Reads, takesToken: boolean, own: readonly ProblemCode[]): ReadonlySet<ProblemCode> {
  const readsAny = reads.params || reads.querystring || reads.body || reads.headers;
  return new Set<ProblemCode>([
    ...(readsAny ? (['invalid-request'] as const) : []),
    ...(takesToken ? (['token-invalid'] as const) : []),
    ...own,
    ...(reads.body ? (['body-too-large', 'unsupported-media-type'] as const) : []),
    ...(reads.headers ? (['idempotency-mismatch'] as const) : []),
    ...(['rate-limited', 'server-error'] as const),
  ]);
}

/**
 * Returns a response for each status of these problems, with an example of each problem, and a default response for all
 * other failures.
 */
export function problemResponses(problems: ReadonlySet<ProblemCode>): Readonly<Record<string, object>> {
  const statuses = [...new Set([...problems].map(statusOf))];
  const named = statuses.map((status) => [
    String(status),
    responseOf([...problems].filter((code) => statusOf(code) === status)),
  ]);
  return { ...Object.fromEntries(named), default: { description: 'Any other failure', content: contentOf([]) } };
}

function statusOf(code: ProblemCode): number {
  return PROBLEMS[code].status;
}

function responseOf(codes: readonly ProblemCode[]): object {
  const description = codes.map((code) => `\`${code}\`: ${bodyOf(code)['detail']}`).join('\n\n');
  return { description, content: contentOf(codes) };
}

function contentOf(codes: readonly ProblemCode[]): object {
  const examples = Object.fromEntries(codes.map((code) => [code, { value: bodyOf(code) }]));
  return { [TYPE]: { schema: ProblemSchema, ...(codes.length > 0 && { examples }) } };
}

function bodyOf(code: ProblemCode): Readonly<Record<string, unknown>> {
  const hasFigure = PROBLEMS[code].detail.includes('{limit}');
  return problemBody(new Problem(code, hasFigure ? FIGURES : {}));
}
