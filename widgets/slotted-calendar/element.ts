import { defineWidget } from '../shared/define-widget.ts';
import { themeProperties } from '../shared/theme-properties.ts';
import { attributes } from './attributes.ts';
import basket from './basket.css';
import print from './print.css';
import queues from './queues.css';
import { SlottedCalendar } from './SlottedCalendar.tsx';
import skeleton from './skeleton.css';
import slot from './slot.css';
import calendar from './slotted-calendar.css';
import { createCalendarStore } from './store.ts';

export const definition = {
  tag: 'creneau-slotted-calendar',
  summary: 'The slots of one offer or of all of a provider, to look at or to pick.',
  attributes,
  events: {
    'creneau-ready': 'The slots are there for the first time.',
    'creneau-error': 'Something failed: `detail` holds a code and a message.',
    'creneau-selectionchange': '`detail` holds the selected slots and what they cost.',
    'creneau-navigate': "A slot's link was followed; cancel it to route `href` yourself.",
    'creneau-checkout': "'Je Réserve' was pressed; cancel it to take the purchase over.",
    'creneau-signinrequired': 'A visitor wants to book; cancel it, and call `signIn` with a token.',
    'creneau-tokenexpired': 'The API refused the token; call `renew` with a new one.',
  },
  slots: { '(children)': 'The fallback before and without JavaScript.' },
  parts: {
    root: 'everything',
    header: 'title, provider and price',
    filters: 'the conditions, of several offers',
    filter: 'one of them',
    grid: 'the days',
    'day-heading': "a day's heading; also `today`",
    slot: 'a slot; also `available`, `waiting`, `selected`, `refused` and the case of the refusal or `in-list`, `wellness`, `free`',
    reason: 'why a slot cannot be had',
    dialog: 'the question of the waiting list',
    'waiting-lists': 'the full sessions that the user waits for',
    'waiting-place': 'one of them; also `offered`',
    'selected-slot': 'a chosen slot',
    basket: 'the selected slots and the total',
    'book-button': "'Je Réserve'",
    error: 'what is shown when something failed',
  },
  customProperties: themeProperties,
  css: [calendar, slot, basket, queues, skeleton, print],
  createStore: createCalendarStore,
  view: SlottedCalendar,
} as const;

defineWidget(definition);
