import { isIPv4, isIPv6 } from 'node:net';
import type { RateLimitPluginOptions } from '@fastify/rate-limit';
import { Problem } from './problem.ts';

/** In place of a visitor's address, that of the calls with which the server makes its own pages: no client can have it. */
export const OWN_ADDRESS = 'own';

const NO_HEADERS = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false };

/**
 * Returns the options of the rate limit: `max` requests a minute from one network, whatever they ask for. Not limited are
 * preflights, and routes that are declared so (`declareUnlimited`).
 */
export function rateLimitOptions(max: number): RateLimitPluginOptions {
  return {
    max,
    timeWindow: '1 minute',
    // A closed connection no longer has an address.
    keyGenerator: (request) => networkOf(request.ip ?? ''),
    allowList: ({ method, ip, routeOptions }) =>
      method === 'OPTIONS' || ip === OWN_ADDRESS || routeOptions.config.unlimited !== undefined,
    errorResponseBuilder: () => new Problem('rate-limited'),
    addHeaders: NO_HEADERS,
    addHeadersOnExceeding: NO_HEADERS,
  };
}

/**
 * Returns the network that counts as one visitor for the rate limit: an IPv4 address, however it is written, or the /64
 * of an IPv6 address, which is what one household gets. A port and a zone are ignored; all texts that are not addresses
 * count as one visitor.
 */
export function networkOf(address: string): string {
  const bare = address
    .replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/%.*$/s, '');
  if (isIPv4(bare)) return bare;
  if (!isIPv6(bare)) return 'unknown';
  const shortest = new URL(`http://[${bare}]`).hostname.slice(1, -1);
  const [, high, low] = /^::ffff:([\da-f]+):([\da-f]+)$/.exec(shortest) ?? [];
  return high && low ? ipv4Of(high, low) : `${groupsOf(shortest).slice(0, 4).join(':')}::/64`;
}

function ipv4Of(...groups: readonly string[]): string {
  const numbers = groups.map((group) => Number.parseInt(group, 16));
  return numbers.flatMap((number) => [number >> 8, number & 0xff]).join('.');
}

/** Returns the eight groups of an IPv6 address; '::' stands for groups that are 0. */
function groupsOf(address: string): readonly string[] {
  const [left = [], right = []] = address.split('::').map((part) => part.split(':').filter(Boolean));
  return [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right];
}
