import { type FastifyServerOptions, LogController } from 'fastify';
import { httpDate } from './clock.ts';
import { answerFailure } from './error-handler.ts';
import { rewriteFaults } from './faults.ts';
import { failure } from './logging.ts';

const BODY_LIMIT = 64 * 1024;

/** Where log lines go; standard output by default. */
export interface LogTarget {
  readonly level?: 'info' | 'warn' | 'error' | 'silent';
  readonly stream?: { write(line: string): void };
}

/** The options of the Fastify that carries the API: limits, fault prefixes, both spellings of a path, and logs without personal data. */
export function serverOptions(target: LogTarget = {}) {
  return {
    bodyLimit: BODY_LIMIT,
    requestTimeout: 30_000,
    rewriteUrl: (request) => rewriteFaults(request),
    // An address that cannot be decoded reaches no route, and so none of the API's hooks.
    frameworkErrors: (error, request, reply) => {
      reply.header('access-control-allow-origin', '*').header('date', httpDate(request.server.clock));
      answerFailure(error, request, reply);
    },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
    // One line a request is written by the API's own hook.
    logController: new LogController({ disableRequestLogging: true }),
    logger: {
      level: target.level ?? 'info',
      base: null,
      serializers: {
        req: () => ({}),
        res: () => ({}),
        err: (error: Error) => ({ ...failure(error), message: '', stack: '' }),
      },
      ...(target.stream && { stream: target.stream }),
    },
  } satisfies FastifyServerOptions;
}
