import type { Messages } from '../intl.ts';

const fr = {
  money: 'Montant remboursé\u00a0: {sum}.',
  'refund refused':
    "Le remboursement de {sum} n'a pas encore pu être fait\u00a0: cet argent vous est toujours dû. Nous réessayons, et l'enseigne est prévenue.",
  'refund returned':
    "Votre banque a renvoyé le remboursement de {sum}\u00a0: cet argent vous est toujours dû. L'enseigne est prévenue\u00a0; écrivez-lui pour convenir d'un autre moyen.",
  coupon: 'Le code promo utilisé vous est rendu.',
  credit: "Le crédit de l'entreprise utilisé est rendu.",
};

/** The texts about what a buyer gets back when an order ends. */
export const messages = {
  fr,
  en: {
    money: '{sum} will be refunded to you.',
    'refund refused':
      '{sum} could not be refunded yet: this money is still due to you. We keep trying, and the provider has been told.',
    'refund returned':
      'Your bank has returned the refund of {sum}: this money is still due to you. The provider has been told; write to them to agree on another way.',
    coupon: 'The promo code that was used is given back.',
    credit: 'The company credit that was used is given back.',
  },
} satisfies Messages<keyof typeof fr>;
