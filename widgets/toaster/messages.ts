import type { Messages } from '../shared/view/intl.ts';

const fr = {
  toasts: 'Notifications',
  close: 'Fermer',
  success: 'Succès',
  error: 'Erreur',
  warning: 'Attention',
  info: 'Information',
};

export const messages = {
  fr,
  en: {
    toasts: 'Notifications',
    close: 'Close',
    success: 'Success',
    error: 'Error',
    warning: 'Warning',
    info: 'Information',
  },
} satisfies Messages<keyof typeof fr>;
