import { ALL_CALLS, type CallId } from '../../../core/calls.ts';
import type { Operation, OperationGroup } from './operation.ts';
import { animationOperations, membershipOperations, replayOperations } from './operations/animations.ts';
import { buyingOperations } from './operations/buying.ts';
import { eventOperations } from './operations/events.ts';
import { mapOperations, searchOperations } from './operations/finding.ts';
import { marketplaceOperations } from './operations/marketplace.ts';
import { fitnessOperations, peopleOperations } from './operations/people.ts';
import { slottedOperations } from './operations/slotted.ts';

const GROUPS: readonly OperationGroup[] = [
  marketplaceOperations,
  slottedOperations,
  eventOperations,
  mapOperations,
  searchOperations,
  animationOperations,
  membershipOperations,
  replayOperations,
  peopleOperations,
  fitnessOperations,
  buyingOperations,
];

/** The document's tags, in the order in which pages show them. */
export const TAGS = GROUPS.map(({ tag, description }) => ({ name: tag, description }));

/** Returns a call without the names of its parameters and without a trailing slash: `GET v1/event/{}`. */
const shapeOf = (call: string) => call.replaceAll(/:\w+|\{\w+\}/g, '{}').replace(/\/$/, '');

const ids = new Map(Object.entries(ALL_CALLS).map(([id, call]) => [shapeOf(call), id as CallId]));

/** Returns the id of a route's call, such as `GET v1/event/:id`. Throws if it is no call, so that the server does not start. */
export function idOf(call: string): CallId {
  const id = ids.get(shapeOf(call));
  if (!id) throw new Error(`${call} is not in core/calls.ts.`);
  return id;
}

/** Returns what the document says about a call. Throws if the call has no description. */
export function operationOf(id: CallId): Operation & { readonly tag: string } {
  for (const { tag, operations } of GROUPS) {
    if (operations[id]) return { ...operations[id], tag };
  }
  throw new Error(`${id} is not described in demo/api/openapi/operations.`);
}
