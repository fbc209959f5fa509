import type { IncomingMessage } from 'node:http';
import { type FastifyServerOptions, LogController } from 'fastify';
import type { Environment } from '../environment.ts';
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

/**
 * The options of the Fastify that carries the API: limits, fault prefixes in demo mode, both spellings of a path, and logs
 * without personal data. Of the proxies of `trustProxy` (see `parseProxies`), and of no other, X-Forwarded-For is believed.
 */
export function serverOptions(
  { isDemo, trustProxy }: Pick<Environment, 'isDemo' | 'trustProxy'>,
  target: LogTarget = {},
) {
  return {
    bodyLimit: BODY_LIMIT,
    requestTimeout: 30_000,
    trustProxy: trustProxy.length > 0 && [...trustProxy],
    rewriteUrl: (request: IncomingMessage) => {
      // Fastify would believe a trusted proxy about these too, and many a proxy hands on what the visitor has sent.
      delete request.headers['x-forwarded-host'];
      delete request.headers['x-forwarded-proto'];
      return isDemo ? rewriteFaults(request) : (request.url ?? '/');
    },
    // An address that cannot be decoded reaches no route, and so none of the API's hooks.
    frameworkErrors: (error, request, reply) => {
      reply
        .header('access-control-allow-origin', '*')
        .header('date', httpDate(request.server.clock))
        .header('x-content-type-options', 'nosniff');
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
