import { format } from '../shared/view/format-message.ts';
import type { Messages } from '../shared/view/intl.ts';

const fr = {
  list: 'Abonnements',
  loading: 'Chargement des abonnements…',
  failed: "Les abonnements n'ont pas pu être chargés.",
  none: 'Aucun abonnement pour le moment.',
  'not found': "Cette enseigne n'existe pas ou plus.",
  'no membership': "Cet abonnement n'existe pas ou plus.",
  by: 'par',
  subscribed: 'Abonné',
  options: 'Formules',
  free: 'Gratuit',
  months: '{months, plural, one {# mois} other {# mois}}',
  'a month': '{price} par mois',
  subscribe: "S'abonner",
  renew: 'Prolonger',
  coming: 'Un instant…',
  bought: "En cours d'achat",
  'not opened': "L'achat n'a pas pu commencer. Vous pouvez réessayer.",
};

export const messages = {
  fr,
  en: {
    list: 'Memberships',
    loading: 'Loading the memberships…',
    failed: 'The memberships could not be loaded.',
    none: 'No membership for now.',
    'not found': 'This venue does not exist, or no longer does.',
    'no membership': 'This membership does not exist, or no longer does.',
    by: 'by',
    subscribed: 'Subscribed',
    options: 'Plans',
    free: 'Free',
    months: '{months, plural, one {# month} other {# months}}',
    'a month': '{price} a month',
    subscribe: 'Subscribe',
    renew: 'Renew',
    coming: 'One moment…',
    bought: 'Being bought',
    'not opened': 'The purchase could not begin. You can try again.',
  },
  format,
} satisfies Messages<keyof typeof fr>;
