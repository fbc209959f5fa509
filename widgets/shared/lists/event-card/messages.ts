import { format } from '../../view/format-message.ts';
import type { Messages } from '../../view/intl.ts';

const fr = {
  teaser: "Ça m'intéresse",
  cashback: 'Cashback',
  subscribed: 'Abonné',
  free: 'Gratuit',
  from: 'à partir de',
  'initial price': 'Au lieu de',
  price: 'Prix',
  badge: '-{percent} %',
  'badge said': '{percent} % de réduction',
  'first slot': 'À partir de',
  'other dates': 'Prochaines dates',
  'not scheduled': 'pas encore ouverte à la réservation',
  'other hours': "et d'autres horaires",
  places: '{count, plural, one {# place restante} other {# places restantes}}',
  full: 'Complet',
  'on map': 'Voir sur la carte',
  loading: 'Chargement des événements…',
};

export const messages = {
  fr,
  en: {
    teaser: "I'm interested",
    cashback: 'Cashback',
    subscribed: 'Subscribed',
    free: 'Free',
    from: 'from',
    'initial price': 'Instead of',
    price: 'Price',
    badge: '-{percent}%',
    'badge said': '{percent}% off',
    'first slot': 'From',
    'other dates': 'Next dates',
    'not scheduled': 'not open for booking yet',
    'other hours': 'and at other hours',
    places: '{count, plural, one {# place left} other {# places left}}',
    full: 'Full',
    'on map': 'See on the map',
    loading: 'Loading the events…',
  },
  format,
} satisfies Messages<keyof typeof fr>;
