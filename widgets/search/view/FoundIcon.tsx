import type { IconNode } from 'lucide';
import Activity from 'lucide/dist/esm/icons/activity.mjs';
import Calendar from 'lucide/dist/esm/icons/calendar.mjs';
import Clock from 'lucide/dist/esm/icons/clock.mjs';
import LayoutGrid from 'lucide/dist/esm/icons/layout-grid.mjs';
import MapPin from 'lucide/dist/esm/icons/map-pin.mjs';
import Sparkles from 'lucide/dist/esm/icons/sparkles.mjs';
import Store from 'lucide/dist/esm/icons/store.mjs';
import type { ReactNode } from 'react';
import type { FoundType } from '../../shared/api/catalogue/search.ts';
import { Icon } from '../../shared/view/ui/Icon.tsx';

const ICONS: Readonly<Record<FoundType, IconNode>> = {
  city: MapPin,
  sport: Activity,
  category: LayoutGrid,
  user: Store,
  event: Calendar,
  slotted: Clock,
  animation: Sparkles,
};

/** An icon for a result's type, which the heading of its group names in text. */
export function FoundIcon({ type }: { readonly type: FoundType }): ReactNode {
  return <Icon of={ICONS[type]} />;
}
