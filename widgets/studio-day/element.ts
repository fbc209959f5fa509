import { defineWidget } from '../shared/element/define-widget.ts';
import { themeProperties } from '../shared/element/theme-properties.ts';
import filterSelect from '../shared/view/ui/filter-select.css';
import { attributes } from './attributes.ts';
import { StudioDay } from './StudioDay.tsx';
import { createStudioDayStore } from './store.ts';
import css from './view/studio-day.css';

export const definition = {
  tag: 'creneau-studio-day',
  summary: "A studio's day: who comes to its sessions, who was there, changes and messages.",
  attributes,
  events: {
    'creneau-ready': 'The day is shown for the first time.',
    'creneau-error': 'Something failed.',
    'creneau-signinrequired': 'A visitor wants to see the day. Cancel the event and call `signIn` with a token.',
    'creneau-tokenexpired': 'The API refused the token. Call `renew` with a new one, or a promise of one.',
  },
  slots: { '(children)': 'What visitors see before the script has come, and without JavaScript.' },
  parts: {
    root: 'the whole element',
    heading: 'the day',
    days: 'the controls that change the day',
    sessions: 'the sessions',
    session: 'a session; also how it stands, such as `off`',
    'session-title': 'its title',
    counts: 'how many come, are present and wait',
    people: 'the people of a session',
    person: 'one of them; also `comes` or `waits`, and `present`',
    'mark-button': 'the button that marks somebody as present',
    'write-button': 'the button that writes to all of a session',
    'change-button': 'the button that changes a session',
    'empty-button': 'the button that shows sessions without anybody too',
    closures: 'how a calendar stands that says when a venue is closed',
    'csv-button': 'the button that exports the list',
    dialog: 'the dialog of a change or a message',
    consequences: 'what a change would do',
    empty: 'what is shown where there is no session',
    error: 'the message that something failed',
  },
  customProperties: themeProperties,
  css: [filterSelect, css],
  createStore: createStudioDayStore,
  view: StudioDay,
} as const;

defineWidget(definition);
