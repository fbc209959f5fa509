import type { Messages } from '../intl.ts';

const fr = {
  broken: 'Ce module a rencontré un problème.',
  retry: 'Réessayer',
  offline: "La connexion n'a pas abouti.",
  late: 'La réponse met trop de temps à arriver.',
  'not-found': "Cette offre n'existe pas ou plus.",
  'rate-limited': 'Trop de demandes à la fois. Patientez un instant.',
  'token-invalid': 'Votre session a expiré. Reconnectez-vous.',
  'part-failed': "Une partie de ce module n'a pas pu être chargée.",
  outdated: 'Une version plus récente est en ligne. Rechargez la page.',
  reload: 'Recharger la page',
  failed: 'Le service ne répond pas comme prévu.',
};

export const messages = {
  fr,
  en: {
    broken: 'Something went wrong in this module.',
    retry: 'Try again',
    offline: 'The connection did not go through.',
    late: 'The answer is taking too long.',
    'not-found': 'This offer does not exist, or no longer does.',
    'rate-limited': 'Too many requests at once. Wait a moment.',
    'token-invalid': 'Your session has expired. Sign in again.',
    'part-failed': 'A part of this module could not be loaded.',
    outdated: 'A newer version is online. Reload the page.',
    reload: 'Reload the page',
    failed: 'The service is not answering as expected.',
  },
} satisfies Messages<keyof typeof fr>;
