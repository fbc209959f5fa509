import type { ReactNode } from 'react';
import type { Activity } from '../../../core/fitness/figures.ts';

const DRAWN: Readonly<Record<Activity, string>> = {
  steps: 'M3 17l1-9h5l2 4 8 2a3 3 0 012 3v2H3zM3 15h18',
  floors: 'M3 20h4v-4h4v-4h4V8h4V4h2',
  calories: 'M12 3c1 3 5 5 5 10a5 5 0 01-10 0c0-2 1-3 2-4 0 2 1 3 2 3 1-2-1-5 1-9z',
  sleeps: 'M20 14a8 8 0 11-10-10 7 7 0 0010 10z',
};

/** A shoe, stairs, a flame, the moon. */
export function ActivityIcon({ activity }: { readonly activity: Activity }): ReactNode {
  return (
    <svg className={`icon ${activity}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={DRAWN[activity]} />
    </svg>
  );
}
