import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { Place } from '../../../core/map/place.ts';
import type { MapPosition } from '../../../core/map/position.ts';
import type { PositionDetails } from '../../shared/api/catalogue/map.ts';
import type { Resource } from '../../shared/api/resource.ts';
import { useKeptFocus } from '../../shared/view/use-kept-focus.ts';
import { pointOf } from '../model.ts';
import { BackButton } from './BackButton.tsx';
import { PlaceDetails } from './PlaceDetails.tsx';
import { PlaceVenues } from './PlaceVenues.tsx';

/** What the details of a place are drawn from, and what a visitor does with them. */
export interface PlaceActions {
  /** Of the position that is shown. */
  readonly details: Resource<PositionDetails>;
  /** So many events are shown before 'Voir tout'. */
  readonly max: number;
  /** Where 'Voir tout' leads by itself. */
  readonly showAllHref: (position: MapPosition) => string;
  /** False where no list of the page could show them. */
  readonly onShowAll: (position: MapPosition) => boolean;
  /** Shows one of the place's positions; null goes back to all of them. */
  readonly onOpen: (position: MapPosition | null) => unknown;
  readonly onRetry: () => unknown;
}

interface PlaceCardProps extends PlaceActions {
  readonly place: Place;
  /** The one that is shown; null while one of several is to be chosen. */
  readonly position: MapPosition | null;
  /** The id that its heading gets, for what is named by it. */
  readonly headingId?: string | undefined;
}

/** What is at a place: its provider's details, or those of one that is chosen from several. */
export function PlaceCard(props: PlaceCardProps): ReactNode {
  // What was shown and pressed of one place says nothing of another.
  return <Card key={pointOf(props.place)} {...props} />;
}

function Card({ place, position, headingId, onOpen, ...props }: PlaceCardProps): ReactNode {
  const isShared = place.positions.length > 1;
  const card = useRef<HTMLDivElement>(null);
  useKeptFocus(card);
  const left = useRef(-1);
  const wasPressed = useRef(false);
  // What was pressed goes away by it: the focus goes to the way back, or to the provider that one came from.
  useLayoutEffect(() => {
    if (wasPressed.current) {
      card.current?.querySelector<HTMLElement>(position ? '.back' : `[data-position="${left.current}"]`)?.focus();
    }
    wasPressed.current = false;
    left.current = position ? place.positions.indexOf(position) : -1;
  }, [position, place]);
  const open = (next: MapPosition | null) => {
    wasPressed.current = true;
    return onOpen(next);
  };
  return (
    <div ref={card} className="place-card" part="place-card" tabIndex={-1}>
      {isShared && <PlaceVenues place={place} isHidden={position !== null} headingId={headingId} onOpen={open} />}
      {isShared && position && <BackButton onPress={() => open(null)} />}
      {position && (
        <PlaceDetails
          position={position}
          headingId={headingId}
          details={props.details}
          max={props.max}
          showAllHref={props.showAllHref(position)}
          onShowAll={() => props.onShowAll(position)}
          onRetry={props.onRetry}
        />
      )}
    </div>
  );
}
