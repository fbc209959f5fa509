import { defineWidget } from '../shared/element/define-widget.ts';
import { themeProperties } from '../shared/element/theme-properties.ts';
import onTop from '../shared/view/on-top/on-top.css';
import { attributes } from './attributes.ts';
import { FitnessDashboard } from './FitnessDashboard.tsx';
import { createFitnessStore } from './store.ts';
import chart from './view/chart.css';
import dashboard from './view/fitness-dashboard.css';
import lifetime from './view/lifetime.css';
import panel from './view/panel.css';
import table from './view/table.css';
export const definition = {
  tag: 'creneau-fitness-dashboard',
  summary: "The figures of the customer's fitness tracker: charts, a table and lifetime totals.",
  attributes,
  events: {
    'creneau-ready': 'The figures are shown for the first time.',
    'creneau-error': 'Something failed.',
    'creneau-tokenexpired': 'The API refused the token. Call `renew` with a new one, or a promise of one.',
    'creneau-signinrequired': 'A visitor wants to sign in. Cancel the event and call `signIn` with a token.',
  },
  slots: { '(children)': 'What visitors see before the script has come, and without JavaScript.' },
  parts: {
    root: 'the whole element',
    heading: 'the heading',
    ranges: 'the choice of day, week, month or year',
    activities: 'the choice of an activity',
    choice: 'a button of either choice',
    selected: 'the selected button',
    button: 'every button',
    panel: 'an activity with its chart',
    chart: 'the drawing',
    bar: 'an hour, day or month of the chart',
    'bar-missing': 'one without a figure',
    tooltip: 'the figure and period of the hovered or focused bar',
    table: 'the figures as a table',
    lifetime: 'the lifetime figures',
    tile: 'one of them',
    error: 'the message that something failed',
  },
  customProperties: themeProperties,
  css: [onTop, dashboard, panel, chart, table, lifetime],
  createStore: createFitnessStore,
  view: FitnessDashboard,
} as const;

defineWidget(definition);
