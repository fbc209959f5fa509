import type { RateLimitPluginOptions } from '@fastify/rate-limit';
import { networkOf } from './network-of.ts';

const NO_HEADERS = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false };

/** `max` requests a minute from one network. */
export function rateLimitOptions(max: number): RateLimitPluginOptions {
  return {
    max,
    timeWindow: '1 minute',
    // A closed connection has no address any more.
    keyGenerator: (request) => networkOf(request.ip ?? ''),
    allowList: (request) => request.method === 'OPTIONS',
    addHeaders: NO_HEADERS,
    addHeadersOnExceeding: NO_HEADERS,
  };
}
