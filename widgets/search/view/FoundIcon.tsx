import type { ReactNode } from 'react';
import type { FoundType } from '../../shared/api/catalogue/search.ts';

/** SVG paths in a 24 × 24 view box. */
const PATHS: Readonly<Record<FoundType, string>> = {
  city: 'M12 21c4-4.5 6.5-7.8 6.5-11a6.5 6.5 0 0 0-13 0c0 3.2 2.5 6.5 6.5 11ZM12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  sport: 'M3.5 12h3l3-7 5 14 3-7h3',
  category: 'M4 4h6.5v6.5H4ZM13.5 4H20v6.5h-6.5ZM4 13.5h6.5V20H4ZM13.5 13.5H20V20h-6.5Z',
  user: 'M4 10v10h16V10M3 10l2-6h14l2 6ZM10 20v-6h4v6',
  event: 'M4 6h16v14H4ZM4 10.5h16M8 3.5V7M16 3.5V7',
  slotted: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5.5l3.5 2',
  animation: 'M12 3.5l2.6 5.3 5.9.9-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9L3.5 9.7l5.9-.9Z',
};

/** An icon for a result's type; the group's heading has it as text. */
export function FoundIcon({ type }: { readonly type: FoundType }): ReactNode {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[type]} />
    </svg>
  );
}
