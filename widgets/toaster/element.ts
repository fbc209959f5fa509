import { defineWidget } from '../shared/element/define-widget.ts';
import { themeProperties } from '../shared/element/theme-properties.ts';
import { attributes } from './attributes.ts';
import { createToasterStore } from './store.ts';
import { Toaster } from './Toaster.tsx';
import toast from './view/toast.css';
import layer from './view/toaster.css';

export const definition = {
  tag: 'creneau-toaster',
  summary: "The place of the page's toasts. Without one, the first toast makes it.",
  attributes,
  events: {
    'creneau-error': 'Something failed.',
  },
  slots: { '(children)': 'What visitors see before the script has come, and without JavaScript.' },
  parts: {
    root: 'the whole element',
    toasts: 'the layer in which the toasts stand',
    toast: 'a toast; also its type, and its own `classNames`',
    'toast-icon': 'the sign of its type',
    'toast-title': 'its title',
    'toast-message': 'its message',
    'toast-close': 'its button',
    'toast-progress': 'how much of its time is left',
  },
  customProperties: {
    ...themeProperties,
    '--creneau-warning': 'the colour of a warning',
    '--creneau-info': 'the colour of an information',
  },
  css: [layer, toast],
  createStore: createToasterStore,
  view: Toaster,
} as const;

defineWidget(definition);
