import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { type FastifyServerOptions, LogController } from 'fastify';
import type { Environment } from '../environment.ts';
import { httpDate } from './clock.ts';
import { sendFailure } from './error-handler.ts';
import { rewriteFaults } from './faults.ts';
import { failure } from './logging.ts';

const BODY_LIMIT = 64 * 1024;

/** The level and the target of log lines; standard output by default. */
export interface LogTarget {
  readonly level?: 'info' | 'warn' | 'error' | 'silent';
  readonly stream?: { write(line: string): void };
}

/**
 * Returns the options of the Fastify server that the API is registered on: limits, fault prefixes in demo mode, paths
 * with or without a trailing slash, and logs without personal data. `X-Forwarded-For` is trusted only from the proxies
 * in `trustProxy` (see `parseProxies`).
 */
export function serverOptions(
  { isDemo, trustProxy }: Pick<Environment, 'isDemo' | 'trustProxy'>,
  target: LogTarget = {},
) {
  return {
    bodyLimit: BODY_LIMIT,
    requestTimeout: 30_000,
    // Never an id from the client, because what a visitor sends is not logged.
    genReqId: () => randomUUID(),
    // Requests on open connections are still served while the server stops.
    return503OnClosing: false,
    trustProxy: trustProxy.length > 0 && [...trustProxy],
    rewriteUrl: (request: IncomingMessage) => {
      // Fastify would also trust these headers from a trusted proxy, but many proxies pass on what the visitor has
      // sent.
      delete request.headers['x-forwarded-host'];
      delete request.headers['x-forwarded-proto'];
      return isDemo ? rewriteFaults(request) : (request.url ?? '/');
    },
    // An address that cannot be decoded reaches neither a route nor the hooks of the API.
    frameworkErrors: (error, request, reply) => {
      reply
        .header('access-control-allow-origin', '*')
        .header('date', httpDate(request.server.clock))
        .header('x-content-type-options', 'nosniff');
      sendFailure(error, request, reply);
    },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
    // The API's own hook writes one line for each request.
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
