import type { ReactNode } from 'react';

const LINES = [0, 1, 2];

/** An empty page in about its final size. */
export function Skeleton({ label }: { readonly label: string }): ReactNode {
  return (
    <div className="details" role="status" aria-label={label}>
      <div className="details-head">
        <p className="skeleton skeleton-sport" />
        <p className="skeleton skeleton-title" />
        <p className="skeleton skeleton-provider" />
      </div>
      <div className="picture medium skeleton" />
      <div className="facts">
        {LINES.map((line) => (
          <p key={line} className="skeleton skeleton-text" />
        ))}
        <div className="map-box skeleton" />
      </div>
      <div className="booking-column">
        <div className="booking">
          <p className="skeleton skeleton-price" />
          <div className="button skeleton" />
        </div>
      </div>
    </div>
  );
}
