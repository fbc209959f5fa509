import type { Activity } from './activity.ts';

/** Of body and mind: yoga, wellness, fitness, dance, fighting. */
export const BODY_AND_MIND: Readonly<Record<string, Activity>> = {
  yoga: {
    minutes: 75,
    price: 1600,
    titles: ['Hatha yoga', 'Vinyasa du matin', 'Yin yoga aux bougies', 'Yoga prénatal', 'Ashtanga', 'Yoga sur chaise'],
  },
  pilates: {
    minutes: 60,
    price: 1800,
    titles: [
      'Pilates au tapis',
      'Pilates petit matériel',
      'Pilates et dos',
      'Pilates après la grossesse',
      'Wall pilates',
    ],
  },
  meditation: {
    minutes: 45,
    price: 800,
    titles: ['Pleine conscience', 'Méditation du midi', 'Bain de gongs', 'Cohérence cardiaque', 'Méditation marchée'],
  },
  'qi-gong': {
    minutes: 60,
    price: 1000,
    titles: [
      'Qi gong des saisons',
      'Les huit brocarts',
      'Tai-chi style Yang',
      'Qi gong au jardin',
      'Respiration taoïste',
    ],
  },
  massage: {
    minutes: 60,
    price: 6000,
    titles: [
      'Massage aux pierres chaudes',
      'Massage thaï',
      'Atelier massage à deux',
      'Shiatsu',
      'Automassage du visage',
    ],
  },
  spa: {
    minutes: 120,
    price: 3500,
    titles: [
      'Rituel hammam',
      'Bain nordique et sauna',
      'Soirée spa à la bougie',
      'Gommage au savon noir',
      'Cercle de bains',
    ],
  },
  fitness: {
    minutes: 45,
    price: 1200,
    titles: ['HIIT', 'Circuit training', 'Cuisses, abdos, fessiers', 'Gym senior', 'Renforcement du dos', 'Run club'],
  },
  trampoline: {
    minutes: 60,
    price: 1400,
    titles: [
      'Trampoline libre',
      'Jump fitness',
      'Premiers saltos',
      'Trampoline parents-enfants',
      'Nocturne trampoline',
    ],
  },
  danse: {
    minutes: 90,
    price: 1500,
    titles: ['Salsa cubaine', 'Rock à six temps', 'Modern jazz', 'Tango : premier pas', 'Danse africaine', 'Bal folk'],
  },
  patinage: {
    minutes: 90,
    price: 900,
    titles: [
      'Jardin de glace',
      'Patinage libre',
      'Soirée disco sur glace',
      'Hockey loisir',
      'Premiers pas sur la glace',
    ],
  },
  boxe: {
    minutes: 60,
    price: 1400,
    titles: ['Boxe anglaise', 'Savate', 'Boxe éducative', 'Cardio boxe', 'Kick-boxing', 'Boxe au féminin'],
  },
  'tir-a-l-arc': {
    minutes: 90,
    price: 1500,
    titles: ["Initiation à l'arc", 'Arc en famille', 'Tir à 18 mètres', 'Archery battle', 'Parcours 3D en forêt'],
  },
};
