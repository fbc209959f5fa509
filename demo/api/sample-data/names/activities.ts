import activities from './activities.json' with { type: 'json' };

/** What is offered in a sport: how long it takes, what it costs in cents, and its titles. */
export interface Activity {
  readonly minutes: number;
  readonly price: number;
  readonly titles: readonly string[];
}

const ACTIVITIES: Readonly<Record<string, Activity>> = activities;

/** Returns what is offered in the sport with this slug. */
export function activityOf(sport: string): Activity {
  const activity = ACTIVITIES[sport];
  if (!activity) throw new Error(`The sample has no activity of ${sport}.`);
  return activity;
}
