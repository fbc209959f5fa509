import type { ReactNode } from 'react';
import type { Tiles } from '../tiles.ts';

/** Who is named for the tiles. */
export function Attribution({ tiles }: { readonly tiles: Tiles }): ReactNode {
  const { attribution, attributionUrl } = tiles;
  return (
    <p className="attribution" part="attribution">
      {attributionUrl ? (
        <a href={attributionUrl} target="_blank" rel="noopener">
          {attribution}
        </a>
      ) : (
        <span>{attribution}</span>
      )}
    </p>
  );
}
