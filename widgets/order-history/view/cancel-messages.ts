import type { Messages } from '../../shared/view/intl.ts';

const fr = {
  'leaving list': 'Un instant…',
  'leave failed': "La liste n'a pas pu être quittée. Vous pouvez réessayer.",
  'take failed': "La place n'a pas pu être prise. Vous pouvez réessayer.",
  'cancel sure': 'Annuler cette réservation\u00a0? {refund}',
  'cancel free': "Rien n'a été payé.",
  'cancel yes': 'Oui, annuler',
  cancelling: 'Annulation…',
  'give up sure': 'Abandonner cette commande\u00a0? {refund}',
  'give up free': "Rien n'est payé.",
  'give up yes': 'Oui, abandonner',
  'cancel no': 'Non, garder',
  'too-late-to-cancel': 'Il est trop tard pour annuler cette réservation.',
  'membership-in-use': "Annulez d'abord les réservations que cet abonnement a offertes.",
  'cancel failed': "L'annulation n'a pas abouti. Vous pouvez réessayer.",
  cancelled: 'Réservation annulée\u00a0: {title}.',
  'cancelled refund': 'Réservation annulée\u00a0: {title}. Remboursement sur votre moyen de paiement\u00a0: {sum}.',
  'given up': 'Commande abandonnée\u00a0: {title}.',
  paid: 'Le paiement avait abouti\u00a0: la commande est confirmée ({title}).',
  left: "Vous avez quitté la liste d'attente\u00a0: {title}.",
};

/** The texts of cancelling orders, giving them up and leaving waiting lists. */
export const cancelMessages = {
  fr,
  en: {
    'leaving list': 'One moment…',
    'leave failed': 'The list could not be left. You can try again.',
    'take failed': 'The place could not be taken. You can try again.',
    'cancel sure': 'Cancel this booking? {refund}',
    'cancel free': 'Nothing was paid.',
    'cancel yes': 'Yes, cancel',
    cancelling: 'Cancelling…',
    'give up sure': 'Give this order up? {refund}',
    'give up free': 'Nothing is paid.',
    'give up yes': 'Yes, give it up',
    'cancel no': 'No, keep it',
    'too-late-to-cancel': 'It is too late to cancel this booking.',
    'membership-in-use': 'Cancel the bookings first that this membership made free.',
    'cancel failed': 'The cancellation did not go through. You can try again.',
    cancelled: '{title} is cancelled.',
    'cancelled refund': '{title} is cancelled. {sum} will be returned to your means of payment.',
    'given up': 'The order is given up: {title}.',
    paid: 'The payment had gone through: the order is confirmed ({title}).',
    left: 'You have left the waiting list: {title}.',
  },
} satisfies Messages<keyof typeof fr>;
