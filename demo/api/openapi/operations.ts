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

const operations = new Map(
  GROUPS.flatMap(({ tag, operations }) =>
    Object.entries(operations).map(([call, operation]) => [call, { ...operation, tag }] as const),
  ),
);

/**
 * Returns what the document says about a call such as `GET /v1/event/:id`. Throws if the call has no description, so
 * that the server does not start.
 */
export function operationOf(call: string): Operation & { readonly tag: string } {
  const operation = operations.get(call);
  if (!operation) throw new Error(`${call} is not described in demo/api/openapi/operations.`);
  return operation;
}
