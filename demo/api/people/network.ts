import type { FastifyRequest } from 'fastify';
import { networkOf } from '../rate-limit.ts';

/** Returns the network that a request comes from; it is stored only as `networkHash`. */
export function networkOfRequest({ ip }: FastifyRequest): string {
  return networkOf(ip ?? '');
}

/** Returns the SQL of a network's keyed hash, so that the database does not contain addresses of visitors. */
export function networkHash(network: string): string {
  return `encode(sha256(convert_to((SELECT value FROM secret WHERE name = 'network') || ${network}, 'UTF8')), 'hex')`;
}
