import type { Group } from '../line.ts';

export const decisionsToasts: Group = {
  name: 'Toasts',
  ids: {
    'D-toast-hover': {
      'closeOnHover true: the timer pauses under pointer or focus, and the rest runs afterwards': [
        'widgets/toaster/toast-list: true: the timer pauses under the pointer',
        'widgets/toaster/toast-list: true: the timer pauses under the focus',
      ],
      'closeOnHover false: the timer runs on': ['widgets/toaster/toast-list: false: the timer runs on'],
    },
    'D-toast-announce': {
      'Toasts announce themselves to assistive technology': [
        'browser/toaster/toaster: gets each toast announced once, an error assertively',
      ],
      'An error that blocks the user is also shown where it occurred': [
        'widgets/checkout/payment/view: a refused card is an alert at the form',
        'widgets/slotted-calendar/view: the failure, and a button to try again',
      ],
    },
    'D-toast-style': {
      'classNames become class and part, style is applied property by property': [
        'widgets/toaster/view: its type and classNames become class and part',
        'widgets/toaster/view: its style is set property by property',
      ],
    },
  },
};
