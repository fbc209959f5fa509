import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { Place } from '../../../core/map/place.ts';
import type { Places } from '../../../core/map/places.ts';
import type { MapPosition } from '../../../core/map/position.ts';
import type { Resource } from '../../shared/api/resource.ts';
import { useMessages } from '../../shared/view/environment.ts';
import { Button } from '../../shared/view/ui/Button.tsx';
import { Icon } from '../../shared/view/ui/Icon.tsx';
import { messages } from '../messages.ts';
import { placesStatus, pointOf, whoIsAt } from '../model.ts';
import { type PlaceActions, PlaceCard } from './PlaceCard.tsx';
import { useMore } from './use-more.ts';

/** The number of rows that are shown at first, and that each press of 'Voir plus de lieux' adds. */
const STEP = 20;

/** The members of the places that the list reads. */
export type ListedPlaces = Pick<Places, 'length' | 'first' | 'has'>;

interface PlaceListProps extends PlaceActions {
  readonly places: ListedPlaces;
  /** The status of the places; while it is `loading`, `places` are those of the previous query. */
  readonly status: Resource<unknown>['status'];
  /** Why there is no map. */
  readonly sentence: string;
  /** The button that may bring the map back; null if none can. */
  readonly action: { readonly label: string; readonly onPress: () => unknown } | null;
  /** The place whose row is expanded: it was pressed, or one of its events is selected in the event list. */
  readonly open: Place | null;
  /** The open place's position that is shown. */
  readonly position: MapPosition | null;
  /** Expands a place's row; null collapses the open one. */
  readonly onToggle: (place: Place | null) => unknown;
}

/** The fallback list. Each row expands to the content of a map popup. */
export function PlaceList(props: PlaceListProps): ReactNode {
  const t = useMessages(messages);
  const { places, status, sentence, action, open, position, onToggle, ...actions } = props;
  const notice = placesStatus(status, places);
  const { list, shown, showMore } = useMore(STEP);
  const frame = useRef<HTMLDivElement>(null);
  const pressed = useRef<Place | null>(null);
  // A row that the event list has opened is scrolled into view inside the list, without scrolling the page.
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
      {notice && (
        <p className="muted" role="status">
          {t(notice)}
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

/** Returns the first places, preceded by the open one if it is not among them. */
function rowsOf(places: ListedPlaces, shown: number, open: Place | null): readonly Place[] {
  const first = places.first(shown);
  return open && !first.includes(open) && places.has(open) ? [open, ...first] : first;
}

interface PlaceRowProps extends PlaceActions {
  readonly place: Place;
  readonly isOpen: boolean;
  readonly position: MapPosition | null;
  readonly onToggle: () => unknown;
}

/** A row of the fallback list: a button that expands to the place's card. */
function PlaceRow({ place, isOpen, position, onToggle, ...actions }: PlaceRowProps): ReactNode {
  const t = useMessages(messages);
  const id = `place-${place.key}`;
  const look = isOpen ? 'place-row open' : 'place-row';
  return (
    <li className={look} part={look}>
      <Button
        className="place-toggle"
        part="place-toggle"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onPress={onToggle}
      >
        <span className="place-toggle-name">{whoIsAt(place, t)}</span>{' '}
        <span className="muted">
          {[place.positions[0].city, t('events', { count: place.eventCount })].filter(Boolean).join(' · ')}
        </span>
        <Icon of={ChevronDown} />
      </Button>
      {isOpen && (
        <div id={id} className="place-panel">
          <PlaceCard place={place} position={position} {...actions} />
        </div>
      )}
    </li>
  );
}
