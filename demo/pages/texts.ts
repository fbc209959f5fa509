const FR = {
  home: 'Des créneaux sur votre site, en une ligne.',
  lead: 'Un script, un élément. Vos visiteurs choisissent, réservent et reviennent, sans quitter votre page.',
  partner: "Voir la page d'un partenaire",
  users: 'Utilisateurs de la démo',
  visitor: 'visiteur',
  offered: (name: string) => `Proposé par ${name}`,
  termsTitle: 'Conditions de réservation',
  terms: [
    [
      'Annulation',
      "Vous pouvez annuler une réservation jusqu'à 24 heures avant le début de la première séance. Passé ce délai, elle n'est ni annulable ni remboursable.",
    ],
    [
      'Remboursement',
      'Une réservation annulée à temps est remboursée en totalité, sur la carte qui a servi à payer. Le crédit et les codes promo utilisés sont rendus.',
    ],
    [
      'Droit de rétractation',
      "Les activités de loisirs fournies à une date déterminée ne donnent pas droit au délai de rétractation de quatorze jours (article L221-28, 12° du code de la consommation). Pour un achat sans date (abonnement, séance à la carte), ce délai s'applique : adressez-vous à l'enseigne.",
    ],
    [
      "Liste d'attente",
      "S'inscrire sur une liste d'attente est gratuit et n'engage à rien : rien n'est débité tant que vous n'avez pas pris la place proposée.",
    ],
    [
      'Si la séance est annulée',
      "Lorsque l'enseigne annule une séance, elle vous en informe et vous rembourse en totalité.",
    ],
  ] as readonly (readonly [heading: string, text: string])[],
};

/** What the marketplace's own pages say. */
export type Texts = typeof FR;

export const TEXTS: Readonly<Record<'fr' | 'en', Texts>> = {
  fr: FR,
  en: {
    home: 'Bookable slots on your site, in one line.',
    lead: 'One script, one element. Your visitors choose, book and come back, without leaving your page.',
    partner: "See a partner's page",
    users: 'Users of the demo',
    visitor: 'visitor',
    offered: (name) => `Offered by ${name}`,
    termsTitle: 'Booking terms',
    terms: [
      [
        'Cancelling',
        'You can cancel a booking up to 24 hours before its first session begins. After that it can neither be cancelled nor refunded.',
      ],
      [
        'Refunds',
        'A booking that is cancelled in time is refunded in full, to the card that paid for it. Credit and coupons that it used are given back.',
      ],
      [
        'Right of withdrawal',
        'Leisure activities on a set date carry no 14-day right of withdrawal (article 16(l) of Directive 2011/83/EU). What is bought without a date (a membership, an open session) can be withdrawn from within that time: ask the provider.',
      ],
      [
        'Waiting list',
        'Joining a waiting list is free and binds you to nothing: nothing is charged until you take the place that is offered.',
      ],
      ['If the session is cancelled', 'Where the provider cancels a session, they tell you and refund it in full.'],
    ],
  },
};
