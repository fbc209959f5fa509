import type { Messages } from '../../shared/view/intl.ts';

const fr = {
  'kept for': 'Places gardées encore {time}',
  'keep longer':
    '{minutes, plural, one {Garder les places encore une minute} other {Garder les places encore # minutes}}',
  'can last': 'Il vous reste moins de deux minutes. Vous pouvez garder vos places plus longtemps.',
  'kept longer':
    '{minutes, plural, one {Vos places sont gardées encore une minute.} other {Vos places sont gardées encore # minutes.}}',
  'more time limit': "Ces places ont été gardées une heure\u00a0: elles ne peuvent pas l'être plus longtemps.",
  'more time failed': "Le délai n'a pas pu être prolongé. Réessayez.",
  'left to pay': 'Il vous reste {time} pour payer',
  'one minute left': "Plus qu'une minute pour confirmer.",
  'one minute to pay': "Plus qu'une minute pour payer.",
  'minutes to pay': 'Il vous reste {minutes, plural, one {# minute} other {# minutes}} pour payer.',
  slots: 'Créneaux',
  until: '{start} – {end}',
  'free slot': 'Offert',
  'slots to pay': '{pay, plural, one {# créneau à {price}} other {# créneaux à {price}}}',
  total: 'Total',
  summary: 'Récapitulatif',
  'waiting place': "Liste d'attente, position {position}",
  waiting: "Liste d'attente",
  'waiting free': "Une place en liste d'attente n'est facturée que si une place vous est proposée.",
  subtotal: 'Sous-total',
  'coupon line': 'Code promo {code}',
  'credit line': "Crédit de l'entreprise",
  'cancel until': "Annulation gratuite jusqu'au {day}, {hour}.",
  'no cancelling': 'Cette réservation ne pourra plus être annulée\u00a0: elle commence trop bientôt.',
};

export const messages = {
  fr,
  en: {
    'kept for': 'Places kept for another {time}',
    'keep longer':
      '{minutes, plural, one {Keep the places for another minute} other {Keep the places for another # minutes}}',
    'can last': 'You have less than two minutes left. You can keep your places longer.',
    'kept longer':
      '{minutes, plural, one {Your places are kept for another minute.} other {Your places are kept for another # minutes.}}',
    'more time limit': 'These places have been kept for an hour and cannot be kept any longer.',
    'more time failed': 'The time could not be made longer. Try again.',
    'left to pay': '{time} left to pay',
    'one minute left': 'One minute left to confirm.',
    'one minute to pay': 'One minute left to pay.',
    'minutes to pay': 'You have {minutes, plural, one {# minute} other {# minutes}} left to pay.',
    slots: 'Slots',
    until: '{start} – {end}',
    'free slot': 'Free',
    'slots to pay': '{pay, plural, one {# slot at {price}} other {# slots at {price}}}',
    total: 'Total',
    summary: 'Summary',
    'waiting place': 'Waiting list, position {position}',
    waiting: 'Waiting list',
    'waiting free': 'A place on a waiting list is charged only if a place is offered to you.',
    subtotal: 'Subtotal',
    'coupon line': 'Coupon {code}',
    'credit line': 'Company credit',
    'cancel until': 'Free cancellation until {day}, {hour}.',
    'no cancelling': 'This booking cannot be cancelled: it begins too soon.',
  },
} satisfies Messages<keyof typeof fr>;
