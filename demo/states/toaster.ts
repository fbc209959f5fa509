import type { State } from './state.ts';

export const TOASTER_STATES: readonly State[] = [
  {
    element: 'toaster',
    name: 'each type',
    markup: '<creneau-toaster></creneau-toaster>',
    steps: [
      { toast: { title: 'Réservation confirmée', msg: 'À bientôt au Studio Lumière.', timeout: 3_600_000 } },
      { toast: { type: 'info', title: 'Horaires', msg: 'Le studio ouvre à 8 h.', timeout: 3_600_000 } },
      { toast: { type: 'warning', title: 'Connexion lente', msg: 'Les places peuvent dater.', timeout: 3_600_000 } },
      { toast: { type: 'error', title: 'Paiement refusé', msg: 'Choisissez une autre carte.', timeout: 3_600_000 } },
      { see: '[part~="toast"][part~="error"]' },
    ],
  },
];
