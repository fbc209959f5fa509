import type { Section } from '../line.ts';

export const section5Display: Section = {
  name: 'specification 5',
  title: 'Slot display',
  lines: {
    'A slot is shown only within startSlotted and endSlotted': [
      'core/week: days before startSlotted and after endSlotted; both days are drawn',
    ],
    'A day is excluded if it falls in any daysOff range': [
      'core/week: days off, both ends included; a column that is asked for stays, empty',
      'core/shown-days: D-days-off-columns: a day off is left out',
    ],
    'In picker mode a day off has an empty column': [
      'widgets/slotted-calendar/model: in picker mode outside the period and on a day off a column is empty',
    ],
  },
};
