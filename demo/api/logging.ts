import type { FastifyReply, FastifyRequest } from 'fastify';

/** A failure without its message: messages of databases and parsers repeat what people typed. */
interface LoggedFailure {
  readonly type: string;
  readonly code: string | null;
  readonly frames: readonly string[];
  /** The row that a job could not handle, by table and id. */
  readonly row?: string;
  /** The failures that an AggregateError consists of. */
  readonly errors?: readonly LoggedFailure[];
}

/** Returns what is logged of an error: its class, its code and where it was thrown, and the row of a job. */
export function failure(error: unknown): LoggedFailure {
  if (error instanceof Error && 'row' in error) return { ...failure(error.cause), row: String(error.row) };
  if (!(error instanceof Error)) return { type: typeof error, code: null, frames: [] };
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  const code = 'code' in error && typeof error.code === 'string' ? error.code : null;
  return {
    type: error.name,
    code,
    frames: frames.map((line) => line.trim()),
    ...(error instanceof AggregateError && { errors: error.errors.map(failure) }),
  };
}

/** Returns the failures in an error, which may be an AggregateError. */
export function causesOf(error: unknown): readonly unknown[] {
  return error instanceof AggregateError ? error.errors : [error];
}

/** Returns what is logged of a request: no e-mail address, no query, no header, no body. */
export function logLine(request: FastifyRequest, reply: FastifyReply): object {
  return {
    method: request.method,
    // The pattern of the route, because a path may contain what a person typed.
    route: request.routeOptions.url ?? null,
    status: reply.statusCode,
    ms: Math.round(reply.elapsedTime * 10) / 10,
  };
}
