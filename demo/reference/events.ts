import { CANCELABLE, type EventName } from '../../widgets/shared/page/emit.ts';
import { membersOf } from './members.ts';

const DETAILS = new Map(membersOf('widgets/shared/page/emit.ts', 'EventDetails').map(({ name, type }) => [name, type]));

/** The events that every element dispatches, besides those of its definition. */
export const COMMON_EVENTS: Readonly<Record<string, string>> = {
  'creneau-vitals':
    'With the setting `vitals`: a figure that the element has measured of itself. A call is told on one of the elements that make it.',
};

/** Returns the TypeScript type of an event's `detail`. */
export function detailOf(event: string): string {
  const type = DETAILS.get(event);
  if (type === undefined) throw new Error(`${event} is an event that emit does not know.`);
  return type;
}

export function isCancelable(event: string): boolean {
  return CANCELABLE.has(event as EventName);
}
