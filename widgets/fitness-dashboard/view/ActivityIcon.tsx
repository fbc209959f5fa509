import type { IconNode } from 'lucide';
import Flame from 'lucide/dist/esm/icons/flame.mjs';
import Footprints from 'lucide/dist/esm/icons/footprints.mjs';
import Moon from 'lucide/dist/esm/icons/moon.mjs';
import TrendingUp from 'lucide/dist/esm/icons/trending-up.mjs';
import type { ReactNode } from 'react';
import type { Activity } from '../../../core/fitness/figures.ts';
import { Icon } from '../../shared/view/ui/Icon.tsx';

const ICONS: Readonly<Record<Activity, IconNode>> = {
  steps: Footprints,
  floors: TrendingUp,
  calories: Flame,
  sleeps: Moon,
};

export function ActivityIcon({ activity }: { readonly activity: Activity }): ReactNode {
  return (
    <span className={`icon ${activity}`}>
      <Icon of={ICONS[activity]} />
    </span>
  );
}
