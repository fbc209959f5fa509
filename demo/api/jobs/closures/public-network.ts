import { type LookupAddress, type LookupAllOptions, lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { CalendarFailure } from './calendar-failure.ts';

/** Finds all addresses of a name. */
type FindAll = (
  host: string,
  options: LookupAllOptions,
  done: (error: Error | null, addresses: LookupAddress[]) => void,
) => void;

const LOOPBACK = ['127.0.0.1', '::1'];
/** All of IPv6 that is given to anybody: what lies outside has a special meaning, or none yet. */
const GLOBAL_IPV6 = ipaddr.parseCIDR('2000::/3');

/** Whether an address is one of the public internet, and of no private, local or special network. */
export function isPublic(address: string): boolean {
  const parsed = ipaddr.parse(address);
  return parsed.range() === 'unicast' && (parsed.kind() === 'ipv4' || parsed.match(GLOBAL_IPV6));
}

/**
 * Returns how the addresses of a name are found that are connected to: throws a CalendarFailure if one of them is not
 * public. `isLoopbackAllowed` and `find` are for tests.
 */
export function publicLookup(isLoopbackAllowed: boolean, find: FindAll = lookup): LookupFunction {
  return (host, options, done) => {
    find(host, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) return done(error ?? new CalendarFailure('unreachable'), '', 0);
      if (!addresses.every(({ address }) => mayConnect(address, isLoopbackAllowed))) {
        return done(new CalendarFailure('private-network'), '', 0);
      }
      if (options.all) return done(null, addresses);
      done(null, first.address, first.family);
    });
  };
}

/** Throws a CalendarFailure if a host is an address that is not public: such a one is connected to without a look-up. */
export function refusePrivate(host: string, isLoopbackAllowed: boolean): void {
  const bare = host.replace(/^\[|\]$/g, '');
  if (isIP(bare) !== 0 && !mayConnect(bare, isLoopbackAllowed)) throw new CalendarFailure('private-network');
}

function mayConnect(address: string, isLoopbackAllowed: boolean): boolean {
  return isPublic(address) || (isLoopbackAllowed && LOOPBACK.includes(address));
}
