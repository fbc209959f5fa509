import { isIP } from 'node:net';
import { badVariable, type Variables } from './variable.ts';

const NETWORKS: ReadonlySet<string> = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** Reads the proxies that `TRUST_PROXY` names, as Fastify's `trustProxy` takes them; none if it is unset. */
export function readTrustProxy(variables: Variables): readonly string[] {
  const text = variables['TRUST_PROXY'];
  if (!text) return [];
  const proxies = parseProxies(text);
  if (proxies) return proxies;
  throw badVariable('TRUST_PROXY', text, 'a list of addresses and networks of proxies such as loopback, 10.0.0.0/8');
}

/**
 * Parses a list of proxies such as `loopback, 10.0.0.0/8, 192.0.2.7`, as Fastify's `trustProxy` takes them; null if the
 * text is invalid. A number of hops, or a network of every address, is invalid: it would let visitors choose the
 * address to which their requests are counted.
 */
export function parseProxies(text: string): readonly string[] | null {
  const proxies = text.split(',').map((part) => part.trim());
  return proxies.every(isProxy) ? proxies : null;
}

function isProxy(text: string): boolean {
  const [, address = '', bits] = /^([\da-f.:]+)(?:\/([1-9]\d{0,2}))?$/i.exec(text) ?? [];
  const version = isIP(address);
  if (version === 0) return NETWORKS.has(text);
  return Number(bits ?? 1) <= (version === 4 ? 32 : 128);
}
