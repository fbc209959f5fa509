const FR = {
  home: 'Des créneaux sur votre site, en une ligne.',
  lead: 'Un script, un élément. Vos visiteurs choisissent, réservent et reviennent, sans quitter votre page.',
  partner: "Voir la page d'un partenaire",
  users: 'Utilisateurs de la démo',
  visitor: 'visiteur',
  offered: (name: string) => `Proposé par ${name}`,
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
  },
};
