import type { Language } from '../../../core/text/language.ts';

const fr = {
  'subject confirmed': 'Réservation confirmée\u00a0: {title}',
  'subject waiting': "Inscription en liste d'attente\u00a0: {title}",
  'subject membership': 'Abonnement confirmé\u00a0: {title}',
  'subject given': 'Cadeau pour {name}\u00a0: {title}',
  'subject gift': '{name} vous offre\u00a0: {title}',
  'subject offered': 'Une place est libre pour vous\u00a0: {title}',
  'subject lost': 'Place perdue, paiement remboursé\u00a0: {title}',
  'subject cancelled': 'Commande annulée\u00a0: {title}',
  'hello name': 'Bonjour {name},',
  hello: 'Bonjour,',
  'said confirmed': 'Votre réservation chez {provider} est confirmée.',
  'said waiting': "Vous êtes sur la liste d'attente chez {provider}.",
  'said membership': 'Votre abonnement chez {provider} est confirmé.',
  'said given': 'Votre cadeau pour {name} est confirmé.',
  'said gift': '{name} vous offre une place chez {provider}.',
  'said offered': "Une place s'est libérée chez {provider}. Elle vous est réservée jusqu'au {until}.",
  'said lost':
    "Votre paiement est arrivé après la fin du délai, et la place n'était plus libre. Rien n'a été réservé, et {sum} vous sont remboursés.",
  'said cancelled': 'Votre commande chez {provider} est annulée.',
  refunded: 'Les {sum} que vous avez payés vous sont remboursés.',
  'waiting why':
    "Une place en liste d'attente n'est facturée que si une place vous est proposée. Nous vous écrirons dans ce cas.",
  'cancel until': "Vous pouvez annuler jusqu'au {until}.",
  what: 'Quoi',
  when: 'Quand',
  waited: "En liste d'attente",
  where: 'Où',
  price: 'Prix',
  validity: 'Validité',
  reference: 'Référence',
  free: 'Gratuit',
  'any time': "Sans date, quand vous voulez aux heures d'ouverture",
  runs: 'Du {from} au {until} inclus',
  at: '{day} à {hour}',
  session: '{day}, {start} – {end}',
  'open order': 'Voir ma commande',
  'change order': 'Voir ou annuler ma commande',
  'open offer': 'Prendre la place',
  'keep link': 'Ce lien ouvre cette commande sans mot de passe\u00a0: ne le transmettez pas.',
  'calendar note': 'Réservation {id} chez {provider}',
  colon: '\u00a0:',
};

export type TextKey = keyof typeof fr;

const en: Readonly<Record<TextKey, string>> = {
  'subject confirmed': 'Booking confirmed: {title}',
  'subject waiting': 'You are on the waiting list: {title}',
  'subject membership': 'Membership confirmed: {title}',
  'subject given': 'A gift for {name}: {title}',
  'subject gift': 'A gift from {name}: {title}',
  'subject offered': 'A place is free for you: {title}',
  'subject lost': 'Place lost, payment refunded: {title}',
  'subject cancelled': 'Order cancelled: {title}',
  'hello name': 'Hello {name},',
  hello: 'Hello,',
  'said confirmed': 'Your booking at {provider} is confirmed.',
  'said waiting': 'You are on the waiting list at {provider}.',
  'said membership': 'Your membership at {provider} is confirmed.',
  'said given': 'Your gift for {name} is confirmed.',
  'said gift': '{name} gives you a place at {provider}.',
  'said offered': 'A place has come free at {provider}. It is kept for you until {until}.',
  'said lost':
    'Your payment came after the time to pay had run out, and the place was no longer free. Nothing is booked, and {sum} are refunded to you.',
  'said cancelled': 'Your order at {provider} is cancelled.',
  refunded: 'The {sum} that you paid are refunded to you.',
  'waiting why':
    'A place on the waiting list is charged only if a place is offered to you. We will write to you in that case.',
  'cancel until': 'You can cancel until {until}.',
  what: 'What',
  when: 'When',
  waited: 'On the waiting list',
  where: 'Where',
  price: 'Price',
  validity: 'Valid',
  reference: 'Reference',
  free: 'Free of charge',
  'any time': 'No date: whenever you like, within the opening hours',
  runs: 'From {from} to {until} inclusive',
  at: '{day} at {hour}',
  session: '{day}, {start} – {end}',
  'open order': 'See my order',
  'change order': 'See or cancel my order',
  'open offer': 'Take the place',
  'keep link': 'This link opens this order without a password: do not pass it on.',
  'calendar note': 'Booking {id} at {provider}',
  colon: ':',
};

const TEXTS: Readonly<Record<Language, Readonly<Record<TextKey, string>>>> = { fr, en };

/** Puts a text into words. */
export type Say = (key: TextKey, values?: Readonly<Record<string, string>>) => string;

/** The texts of a language. A value is put in as it is, whatever it contains. */
export function sayIn(lang: Language): Say {
  return (key, values = {}) => TEXTS[lang][key].replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}
