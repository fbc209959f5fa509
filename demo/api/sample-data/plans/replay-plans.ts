import { WELLNESS, YOGA_STUDIO } from '../ids.ts';

/** A filmed session; without a provider it is a venue's that is made for its sport. */
interface ReplayPlan {
  readonly title: string;
  readonly sport: string;
  readonly minutes: number;
  /** HTML. */
  readonly description: string;
  readonly providerId?: number;
}

type Said = readonly [title: string, sport: string, minutes: number, description: string];

const STUDIO: readonly Said[] = [
  ['Yoga doux du matin', 'yoga', 30, '<p>Se réveiller en douceur, de la nuque aux chevilles.</p>'],
  ['Vinyasa : la salutation au soleil pas à pas', 'yoga', 45, '<p>Douze postures, <strong>un souffle</strong>.</p>'],
  ['Respirer pour mieux dormir', 'meditation', 15, '<p>Allongez-vous, fermez les yeux, comptez jusqu’à quatre.</p>'],
  ['Pilates au tapis : le centre', 'pilates', 40, '<p>Le dos long, le ventre présent.</p>'],
  ['Yin yoga aux bougies', 'yoga', 60, '<p>Cinq postures tenues longtemps&nbsp;; prévoyez un coussin.</p>'],
  ['Yoga sur chaise, pour la pause de midi', 'yoga', 15, '<p>Sans se changer, entre deux réunions.</p>'],
  ['Méditation guidée : la montagne', 'meditation', 20, '<p>Assis, stable, tranquille.</p>'],
  [
    'Yoga prénatal : accueillir les changements du deuxième trimestre en confiance',
    'yoga',
    50,
    '<ul><li>Bassin</li><li>Souffle</li><li>Repos sur le côté</li></ul>',
  ],
  ['Qi gong : les huit brocarts', 'qi-gong', 35, '<p>Debout, les genoux souples.</p>'],
  ['Ashtanga : la première série', 'yoga', 75, '<p>Pour qui pratique depuis un an.</p>'],
  ['Pilates et dos', 'pilates', 30, '<p>Trois exercices à refaire chaque jour.</p>'],
  ['Cohérence cardiaque', 'meditation', 10, '<p>Six respirations par minute, pendant cinq minutes.</p>'],
  ['Yoga du soir', 'yoga', 30, '<p>Poser la journée.</p>'],
  ['Étirements après la course', 'yoga', 20, '<p>Mollets, hanches, épaules.</p>'],
];

const WELLNESS_HOUSE: readonly Said[] = [
  ['Automassage du visage', 'massage', 15, '<p>Du bout des doigts, sans crème ni miroir.</p>'],
  ['Shiatsu : les points qui apaisent', 'massage', 25, '<p>À faire sur soi, ou à deux.</p>'],
  ['Sauna : chaud, froid, repos', 'spa', 20, '<p>Marc montre comment en profiter sans risque.</p>'],
  ['Bain de gongs', 'meditation', 45, '<p>Au casque, lumière éteinte.</p>'],
  ['Massage à deux : le dos', 'massage', 40, '<p>Une serviette, un peu d’huile, du temps.</p>'],
];

const VENUES: readonly Said[] = [
  ['Renforcement sans matériel', 'fitness', 30, '<p>Vingt secondes d’effort, dix de repos.</p>'],
  ['Boxe : le jeu de jambes', 'boxe', 45, '<p>Se placer, esquiver, revenir.</p>'],
  ['Danse : la chorégraphie du mois', 'danse', 60, '<p>Lentement, puis en musique.</p>'],
  ['Intervalles courts, cœur solide', 'fitness', 20, '<p>Deux tours, puis un troisième si le cœur vous en dit.</p>'],
  ['Padel : la vibora décortiquée', 'padel', 25, '<p>L’épaule d’abord, le poignet ensuite.</p>'],
  ['Escalade : poser les pieds', 'escalade', 35, '<p>Regarder, poser, pousser.</p>'],
  ['Natation : respirer à trois temps', 'natation', 20, '<p>Au bord, puis dans l’eau.</p>'],
  ['Surf : la rame et le lever, à sec', 'surf', 15, '<p>Sur un tapis, avant la première vague.</p>'],
  ['Tennis : le service en quatre gestes', 'tennis', 30, '<p>Le lancer fait tout.</p>'],
  ['Golf : le putting au salon', 'golf', 15, '<p>Un verre, une balle, de la patience.</p>'],
  ['Randonnée : préparer son sac', 'randonnee', 25, '<p>Ce qui pèse, ce qui sert.</p>'],
  ['Trampoline : les bases en sécurité', 'trampoline', 30, '<p>Sauter, s’arrêter, sauter plus haut.</p>'],
];

const by = (providerId: number | null, said: readonly Said[]): readonly ReplayPlan[] =>
  said.map(([title, sport, minutes, description]) => {
    return { title, sport, minutes, description, ...(providerId !== null && { providerId }) };
  });

/** The replays of the sample: more than a page of the studio's, some of the wellness house, one each of other venues. */
export const REPLAY_PLANS: readonly ReplayPlan[] = [
  ...by(YOGA_STUDIO, STUDIO),
  ...by(WELLNESS, WELLNESS_HOUSE),
  ...by(null, VENUES),
];
