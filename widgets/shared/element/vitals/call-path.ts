import { CALLS } from '../../../../core/calls.ts';

/** The beginnings of the API's paths. The rest of a path may be personal: a name, an id or a search term. */
const BEGINNINGS = Object.values(CALLS)
  .map((call) => call.replace(/^\w+ |\{.*/g, '').replace(/\/?$/, '/'))
  .filter((beginning) => beginning !== 'v1/')
  .sort((a, b) => b.length - a.length);

/** Returns the path of a call without its query and without ids and names: `v1/slotted/booked/*`. */
export function callPath(address: string): string {
  const path = `${address.replace(/[?#].*$/, '').replace(/^\/+|\/+$/g, '')}/`;
  const beginning = BEGINNINGS.find((each) => path.startsWith(each));
  if (!beginning) return '*';
  return path === beginning ? beginning.slice(0, -1) : `${beginning}*`;
}
