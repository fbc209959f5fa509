/** What a tracker counts: `sleeps` in minutes, `calories` in kilocalories. */
export const ACTIVITIES = ['steps', 'floors', 'calories', 'sleeps'] as const;

export type Activity = (typeof ACTIVITIES)[number];

/** A figure that was not measured is null, never zero (D-fitness-missing). */
export type Figures = Readonly<Record<Activity, number | null>>;

/** Returns the activities that are shown: the picked one, or all if none is picked (D-fitness-defaults). */
export function shownActivities(picked: Activity | null): readonly Activity[] {
  return picked === null ? ACTIVITIES : [picked];
}

/** Returns the picked value after `pressed` was pressed; null if `pressed` was already picked (S-fitness). */
export function toggled<T>(picked: T | null, pressed: T): T | null {
  return picked === pressed ? null : pressed;
}
