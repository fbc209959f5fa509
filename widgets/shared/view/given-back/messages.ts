import type { Messages } from '../intl.ts';

const fr = {
  money: 'Montant remboursé\u00a0: {sum}.',
  coupon: 'Le code promo utilisé vous est rendu.',
  credit: "Le crédit de l'entreprise utilisé est rendu.",
};

/** The texts about what a buyer gets back when an order ends. */
export const messages = {
  fr,
  en: {
    money: '{sum} will be refunded to you.',
    coupon: 'The promo code that was used is given back.',
    credit: 'The company credit that was used is given back.',
  },
} satisfies Messages<keyof typeof fr>;
