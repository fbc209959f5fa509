import { BOOKING_EXAMPLES } from './examples/booking.ts';
import type { Example } from './examples/example.ts';
import { FINDING_EXAMPLES } from './examples/finding.ts';
import { PERSONAL_EXAMPLES } from './examples/personal.ts';
import { SPEAKING_EXAMPLES } from './examples/speaking.ts';

export type { Example } from './examples/example.ts';

/** The description and examples of each element, by its tag. */
export const EXAMPLES: Readonly<Record<string, Example>> = {
  ...BOOKING_EXAMPLES,
  ...FINDING_EXAMPLES,
  ...PERSONAL_EXAMPLES,
  ...SPEAKING_EXAMPLES,
};
