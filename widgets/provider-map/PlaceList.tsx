import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { Place } from '../../core/map/place.ts';
import type { MapPosition } from '../../core/map/position.ts';
import { Button } from '../shared/ui/Button.tsx';
import { useMessages } from '../shared/widget.ts';
import { messages } from './messages.ts';
import type { PlaceActions } from './PlaceCard.tsx';
import { PlaceRow } from './PlaceRow.tsx';
import { useMore } from './use-more.ts';

/** Shown at first, and more by each press. */
const STEP = 20;

interface PlaceListProps extends PlaceActions {
  readonly places: readonly Place[];
  /** Places are on their way: those of the query before are shown, or none. */
  readonly isLoading?: boolean;
  /** Why there is no map. */
  readonly sentence: string;
  /** What may bring the map back; null where nothing does. */
  readonly action: { readonly label: string; readonly onPress: () => unknown } | null;
  /** The place that is unfolded: it was pressed, or an event there is selected in the list of events. */
  readonly openKey: string | null;
  /** Of that place, the one that is shown. */
  readonly position: MapPosition | null;
  /** Unfolds a place; null folds the open one up. */
  readonly onToggle: (place: Place | null) => unknown;
}

/** The equal of the map, in its place: the places as a list whose rows unfold to what a popup holds. */
export function PlaceList(props: PlaceListProps): ReactNode {
  const t = useMessages(messages);
  const { places, isLoading = false, sentence, action, openKey, position, onToggle, ...actions } = props;
  const { list, shown, showMore } = useMore(STEP);
  const frame = useRef<HTMLDivElement>(null);
  const pressed = useRef<string | null>(null);
  // What was unfolded from elsewhere comes into sight, without moving the page.
  useLayoutEffect(() => {
    const row = list.current?.querySelector<HTMLElement>('.open');
    if (openKey !== pressed.current && row) frame.current?.scrollTo({ top: row.offsetTop });
    pressed.current = openKey;
  }, [openKey, list]);
  const toggle = (place: Place) => {
    const next = place.key === openKey ? null : place;
    pressed.current = next?.key ?? null;
    return onToggle(next);
  };
  return (
    <div ref={frame} className="instead" part="instead">
      <div className="why" part="why">
        <p>{sentence}</p>
        {action && <Button onPress={action.onPress}>{action.label}</Button>}
      </div>
      {(isLoading || places.length === 0) && (
        <p className="muted" role="status">
          {t(isLoading ? 'loading places' : 'none')}
        </p>
      )}
      <ul ref={list} className="place-list" part="place-list" aria-label={t('places')}>
        {rowsOf(places, shown, openKey).map((place) => (
          <PlaceRow
            key={place.key}
            place={place}
            isOpen={place.key === openKey}
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
function rowsOf(places: readonly Place[], shown: number, openKey: string | null): readonly Place[] {
  const first = places.slice(0, shown);
  const far =
    openKey === null || first.some(({ key }) => key === openKey)
      ? undefined
      : places.find(({ key }) => key === openKey);
  return far ? [far, ...first] : first;
}
