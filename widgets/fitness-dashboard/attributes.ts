import { ACTIVITIES } from '../../core/fitness/figures.ts';
import { RANGES } from '../../core/fitness/periods.ts';
import type { AttributeTable } from '../shared/base/attributes.ts';

export const attributes = {
  tracker: {
    type: 'text',
    default: null,
    doc: "The tracker whose figures are shown, by name; by default the customer's own.",
  },
  range: { type: 'choice', choices: RANGES, default: 'week', doc: 'The range that is shown first.' },
  activity: { type: 'choice', choices: ACTIVITIES, default: 'steps', doc: 'The activity that is shown first.' },
} as const satisfies AttributeTable;
