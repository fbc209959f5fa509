/** A category of the home page: its sports, and what a venue for them may be called. */
export interface Category {
  readonly slug: string;
  readonly name: string;
  readonly sports: readonly [string, ...string[]];
  readonly venues: readonly [string, string, string, string, string];
  readonly emoji: string;
}

/** The categories in the order of the home page. */
export const CATEGORIES: readonly Category[] = [
  {
    slug: 'yoga-et-pilates',
    name: 'Yoga et pilates',
    sports: ['yoga', 'pilates', 'meditation', 'qi-gong'],
    venues: ['Studio', 'Maison', 'Atelier', 'Loft', 'Shala'],
    emoji: '🧘‍♀️',
  },
  {
    slug: 'raquettes',
    name: 'Raquettes',
    sports: ['padel', 'tennis', 'badminton', 'squash', 'tennis-de-table'],
    venues: ['Tennis Club', 'Padel Club', 'Cercle', 'Courts', 'Raquettes'],
    emoji: '🎾',
  },
  {
    slug: 'eau',
    name: "Sports d'eau",
    sports: ['natation', 'paddle', 'surf', 'voile', 'aviron'],
    venues: ['Piscine', 'Bassin', 'Base nautique', 'Club nautique', 'Bains'],
    emoji: '🌊',
  },
  {
    slug: 'bien-etre',
    name: 'Massages et spa',
    sports: ['massage', 'spa'],
    venues: ['Institut', 'Spa', 'Thermes', 'Hammam', 'Pavillon'],
    emoji: '🌿',
  },
  {
    slug: 'fitness',
    name: 'Fitness',
    sports: ['fitness', 'trampoline'],
    venues: ['Salle', 'Forge', 'Club Forme', 'Gymnase', 'Espace Forme'],
    emoji: '💪🏽',
  },
  {
    slug: 'danse-et-glisse',
    name: 'Danse et glisse',
    sports: ['danse', 'patinage'],
    venues: ['École de danse', 'Académie', 'Scène', 'Compagnie', 'Palais'],
    emoji: '💃',
  },
  {
    slug: 'montagne-et-grimpe',
    name: 'Montagne et grimpe',
    sports: ['escalade', 'randonnee'],
    venues: ['Mur', 'Bloc', 'Refuge', 'Camp de base', 'Guides'],
    emoji: '⛰️',
  },
  {
    slug: 'combat-et-adresse',
    name: 'Combat et adresse',
    sports: ['boxe', 'tir-a-l-arc'],
    venues: ['Dojo', 'Ring', 'Boxing Club', "Salle d'armes", 'Archers'],
    emoji: '🥊',
  },
  {
    slug: 'ballon-et-plein-air',
    name: 'Ballon et plein air',
    sports: ['football', 'volley', 'golf'],
    venues: ['Stade', 'Complexe', 'Parc', 'Halle', 'Plaine des sports'],
    emoji: '⚽',
  },
  {
    slug: 'sensations',
    name: 'Sensations fortes',
    sports: ['karting', 'chute-libre'],
    venues: ['Circuit', 'Hangar', 'Aéroclub', 'Piste', 'Dôme'],
    emoji: '🏁',
  },
];
