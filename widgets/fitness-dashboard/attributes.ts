import { ACTIVITIES } from '../../core/fitness/figures.ts';
import { RANGES } from '../../core/fitness/periods.ts';
import type { AttributeTable } from '../shared/attributes.ts';

export const attributes = {
  tracker: { type: 'text', default: null, doc: "Whose figures, by the tracker's name; without it, the user's own." },
  range: { type: 'choice', choices: RANGES, default: 'week', doc: 'The time that is shown first.' },
  activity: { type: 'choice', choices: ACTIVITIES, default: 'steps', doc: 'What is shown first.' },
} as const satisfies AttributeTable;
