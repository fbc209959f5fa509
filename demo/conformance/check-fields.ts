import examples from '../api/openapi/examples.json' with { type: 'json' };
import type { Call, Subject } from './call.ts';
import { shown } from './finding.ts';
import { itemsOf, membersOf, withItems } from './members.ts';
import { countOf, readPayload } from './read-payload.ts';

interface Example {
  readonly request?: unknown;
  readonly responses?: Readonly<Record<string, unknown>>;
}

/** The most items that a report names. */
const MOST_NAMED = 3;

/** The values of members that allow only a few words. */
const KINDS = [
  ...['open', 'single', 'cyclic', 'slotted', 'all', 'membership'],
  ...['city', 'sport', 'category', 'user', 'event', 'animation'],
];

/** Returns a response of the reference API to this call. */
export function exampleOf(call: Call): unknown {
  const known: Readonly<Record<string, Example>> = examples;
  return known[call.operation]?.responses?.['application/json'];
}

/** Returns a sentence for each item of a list that the widget leaves out, with the member that is wrong. */
export async function itemsLeftOut(call: Call, payload: unknown, subject: Subject): Promise<readonly string[]> {
  const found: string[] = [];
  const reads = async (item: unknown) => countOf(await readPayload(call, withItems(payload, [item]), subject)) !== 0;
  for (const [index, item] of itemsOf(payload).entries()) {
    if (isLeftOutOnPurpose(item) || (await reads(item).catch(() => true))) continue;
    found.push(`item ${index}: ${await culpritOf(item, itemsOf(exampleOf(call))[0], reads)}`);
    if (found.length === MOST_NAMED) break;
  }
  return found;
}

/**
 * Whether an item is left out on purpose: an inactive event is never listed (D-inactive-events), and a position without
 * coordinates is on no map.
 */
function isLeftOutOnPurpose(item: unknown): boolean {
  const { isactive, location } = membersOf(item);
  const { lat, long } = membersOf(location);
  const hasNoPlace =
    location !== undefined && [lat, long].some((one) => one === null || one === undefined || one === '');
  return isactive === false || isactive === 0 || hasNoPlace;
}

/** Returns a sentence about the member that makes an item invalid: with the example's value, the item can be read. */
async function culpritOf(item: unknown, example: unknown, reads: (item: unknown) => Promise<boolean>): Promise<string> {
  if (Object.keys(membersOf(item)).length === 0) return `${shown(item)} is no object with members.`;
  for (const [name, value] of Object.entries(membersOf(example))) {
    const readsWith = (other: unknown) => reads({ ...membersOf(item), [name]: other }).catch(() => false);
    if (!(await readsWith(value))) continue;
    const given = membersOf(item)[name];
    const known = await Promise.all(KINDS.map(readsWith));
    const allowed = KINDS.filter((_, index) => known[index]);
    const isOneOfAFew = allowed.length > 0 && allowed.length < KINDS.length;
    const must = isOneOfAFew ? `, but must be ${oneOf(allowed)}` : '';
    return given === undefined
      ? `${name} is missing${must}.`
      : `${name} is ${shown(given)}${must || `, unlike ${shown(value)}`}.`;
  }
  return 'several of its members are missing or wrong.';
}

function oneOf(words: readonly string[]): string {
  return new Intl.ListFormat('en', { type: 'disjunction' }).format(words.map((word) => `"${word}"`));
}
