import { BALL_AND_AIR } from './activities-air.ts';
import { BODY_AND_MIND } from './activities-body.ts';
import { WATER_AND_RACKETS } from './activities-water.ts';
import type { Activity } from './activity.ts';

const ACTIVITIES: Readonly<Record<string, Activity>> = { ...BODY_AND_MIND, ...WATER_AND_RACKETS, ...BALL_AND_AIR };

/** What is offered in the sport with this slug. */
export function activityOf(sport: string): Activity {
  const activity = ACTIVITIES[sport];
  if (!activity) throw new Error(`The sample has no activity of ${sport}.`);
  return activity;
}

/** What makes a title long. */
export const LONG_TAILS = [
  ' : venez comme vous êtes, tout le matériel est prêté sur place',
  ", suivi d'un moment convivial avec les habitués du quartier",
  ' en petit groupe : progresser à son rythme, sans pression et sans miroir',
  ' : la séance que nos adhérents réclament depuis la rentrée',
] as const;
