import type { ReactNode } from 'react';

const PATHS = {
  first: 'M18 5l-7 7 7 7M8 5v14',
  previous: 'M15 5l-7 7 7 7',
  next: 'M9 5l7 7-7 7',
  last: 'M6 5l7 7-7 7M16 5v14',
} as const;

/** The sign of a step; its name stands beside it. */
export function Sign({ name }: { readonly name: keyof typeof PATHS }): ReactNode {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
