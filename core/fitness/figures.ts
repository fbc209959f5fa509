/** What a tracker counts; `sleeps` in minutes, `calories` in kilocalories. */
export const ACTIVITIES = ['steps', 'floors', 'calories', 'sleeps'] as const;

export type Activity = (typeof ACTIVITIES)[number];

/** A figure that was not measured is null, never zero (decisions §11). */
export type Figures = Readonly<Record<Activity, number | null>>;

/** The activities that are shown: the picked one, or all where none is picked (decisions §11). */
export function shownActivities(picked: Activity | null): readonly Activity[] {
  return picked === null ? ACTIVITIES : [picked];
}

/** What is picked once `pressed` was pressed: the picked one again picks nothing (specification §2). */
export function toggled<Choice>(picked: Choice | null, pressed: Choice): Choice | null {
  return picked === pressed ? null : pressed;
}
