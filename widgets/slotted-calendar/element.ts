import { defineWidget } from '../shared/element/define-widget.ts';
import { themeProperties } from '../shared/element/theme-properties.ts';
import filterSelect from '../shared/view/ui/filter-select.css';
import { attributes } from './attributes.ts';
import { SlottedCalendar } from './SlottedCalendar.tsx';
import { createCalendarStore } from './store.ts';
import basket from './view/basket/basket.css';
import print from './view/print.css';
import skeleton from './view/skeleton.css';
import slot from './view/slot.css';
import calendar from './view/slotted-calendar.css';

export const definition = {
  tag: 'creneau-slotted-calendar',
  summary: 'The slots of one offer or of all offers of a provider, to look at or to book.',
  attributes,
  events: {
    'creneau-ready': 'The slots are shown for the first time.',
    'creneau-error': 'Something failed.',
    'creneau-selectionchange': 'The selection changed: the selected slots, and what they cost.',
    'creneau-navigate': 'A slot that is a link was pressed. Cancel the event to open `href` in your own way.',
    'creneau-checkout': "'Je Réserve' was pressed. Cancel the event to sell in your own way.",
    'creneau-signinrequired':
      'A visitor wants to book. Cancel the event and call `signIn` with a token, or let them book as a guest.',
    'creneau-tokenexpired': 'The API refused the token. Call `renew` with a new one, or a promise of one.',
  },
  slots: { '(children)': 'What visitors see before the script has come, and without JavaScript.' },
  parts: {
    root: 'the whole element',
    header: 'title, provider and price',
    filters: 'the filters; only with several offers',
    filter: 'one filter',
    grid: 'the days',
    'day-heading': "a day's heading; also `today`",
    slot: 'a slot; also `available`, `waiting`, `selected`, `refused` and the case of the refusal or `in-list`, `wellness`, `free`, `linked`',
    'date-field': 'the field that jumps to a date',
    'next-open': 'the button that leads to the next slot that can be chosen',
    nothing: 'why there is nothing to choose',
    reason: 'why a slot cannot be had',
    dialog: 'the question of the waiting list',
    'waiting-lists': 'the full slots that the user waits for',
    'waiting-place': 'one waiting place; also `offered`',
    'selected-slot': 'a selected slot',
    basket: 'the selected slots and the total; at the lower edge of the window while a slot is selected',
    folded: 'the line that the calendar is while its selection is bought',
    'book-button': "'Je Réserve'",
    error: 'the message that something failed',
  },
  customProperties: themeProperties,
  css: [filterSelect, calendar, slot, basket, skeleton, print],
  later: 'calendar-later',
  createStore: createCalendarStore,
  view: SlottedCalendar,
} as const;

defineWidget(definition);
