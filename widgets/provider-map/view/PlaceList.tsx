import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { Place } from '../../../core/map/place.ts';
import type { MapPosition } from '../../../core/map/position.ts';
import type { Resource } from '../../shared/api/resource.ts';
import { useMessages } from '../../shared/view/environment.ts';
import { Button } from '../../shared/view/ui/Button.tsx';
import { messages } from '../messages.ts';
import { pointOf, saidOf } from '../model.ts';
import type { PlaceActions } from './PlaceCard.tsx';
import { PlaceRow } from './PlaceRow.tsx';
import { useMore } from './use-more.ts';

/** Shown at first, and more by each press. */
const STEP = 20;

interface PlaceListProps extends PlaceActions {
  readonly places: readonly Place[];
  /** While others are on their way those of the query before are shown, or none. */
  readonly status: Resource<unknown>['status'];
  /** Why there is no map. */
  readonly sentence: string;
  /** What may bring the map back; null where nothing does. */
  readonly action: { readonly label: string; readonly onPress: () => unknown } | null;
  /** The place that is unfolded: it was pressed, or an event there is selected in the list of events. */
  readonly open: Place | null;
  /** Of that place, the one that is shown. */
  readonly position: MapPosition | null;
  /** Unfolds a place; null folds the open one up. */
  readonly onToggle: (place: Place | null) => unknown;
}

/** The equal of the map, in its place: the places as a list whose rows unfold to what a popup holds. */
export function PlaceList(props: PlaceListProps): ReactNode {
  const t = useMessages(messages);
  const { places, status, sentence, action, open, position, onToggle, ...actions } = props;
  const said = saidOf(status, places);
  const { list, shown, showMore } = useMore(STEP);
  const frame = useRef<HTMLDivElement>(null);
  const pressed = useRef<Place | null>(null);
  // What was unfolded from elsewhere comes into sight, without moving the page.
  useLayoutEffect(() => {
    const row = list.current?.querySelector<HTMLElement>('.open');
    if (open !== pressed.current && row) frame.current?.scrollTo({ top: row.offsetTop });
    pressed.current = open;
  }, [open, list]);
  const toggle = (place: Place) => {
    const next = place === open ? null : place;
    pressed.current = next;
    return onToggle(next);
  };
  return (
    <div ref={frame} className="instead" part="instead">
      <div className="why" part="why">
        <p>{sentence}</p>
        {action && <Button onPress={action.onPress}>{action.label}</Button>}
      </div>
      {said && (
        <p className="muted" role="status">
          {t(said)}
        </p>
      )}
      <ul ref={list} className="place-list" part="place-list" aria-label={t('places')}>
        {rowsOf(places, shown, open).map((place) => (
          <PlaceRow
            key={pointOf(place)}
            place={place}
            isOpen={place === open}
            position={position}
            onToggle={() => toggle(place)}
            {...actions}
          />
        ))}
      </ul>
      {places.length > shown && (
        <Button part="more-button" onPress={showMore}>
          {t('more places')}
        </Button>
      )}
    </div>
  );
}

/** The first places; before them the open one, where it is far behind. */
function rowsOf(places: readonly Place[], shown: number, open: Place | null): readonly Place[] {
  const first = places.slice(0, shown);
  return open && !first.includes(open) && places.includes(open) ? [open, ...first] : first;
}
