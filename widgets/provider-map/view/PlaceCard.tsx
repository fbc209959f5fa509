import ChevronLeft from 'lucide/dist/esm/icons/chevron-left.mjs';
import { type ReactNode, useLayoutEffect, useMemo, useRef } from 'react';
import type { Place } from '../../../core/map/place.ts';
import type { MapPosition } from '../../../core/map/position.ts';
import type { PositionDetails } from '../../shared/api/catalogue/map.ts';
import type { Resource } from '../../shared/api/resource.ts';
import { useMessages } from '../../shared/view/environment.ts';
import { Button } from '../../shared/view/ui/Button.tsx';
import { Icon } from '../../shared/view/ui/Icon.tsx';
import { useKeptFocus } from '../../shared/view/use-kept-focus.ts';
import { messages } from '../messages.ts';
import { distinctKeys, pointOf, whoIsAt } from '../model.ts';
import { PlaceDetails } from './PlaceDetails.tsx';
import { useMore } from './use-more.ts';

/** The details of a place, and what a visitor can do with them. */
export interface PlaceActions {
  /** The details of the position that is shown. */
  readonly details: Resource<PositionDetails>;
  /** How many events are shown before 'Voir tout'. */
  readonly max: number;
  /** Returns the address of the marketplace's page that 'Voir tout' links to. */
  readonly showAllHref: (position: MapPosition) => string;
  /** Shows all events of the position's provider in the page's event list; returns false without a list. */
  readonly onShowAll: (position: MapPosition) => boolean;
  /** Shows one of the place's positions; null goes back to the list of all of them. */
  readonly onOpen: (position: MapPosition | null) => unknown;
  readonly onRetry: () => unknown;
}

interface PlaceCardProps extends PlaceActions {
  readonly place: Place;
  /** The position that is shown; null until the visitor has chosen one of several. */
  readonly position: MapPosition | null;
  /** The id of the card's heading, for an `aria-labelledby`. */
  readonly headingId?: string | undefined;
}

/** A place: the details of its provider or, if it has several, the list of providers or the details of one. */
export function PlaceCard(props: PlaceCardProps): ReactNode {
  // The key gives another place a fresh state.
  return <Card key={pointOf(props.place)} {...props} />;
}

function Card({ place, position, headingId, onOpen, ...props }: PlaceCardProps): ReactNode {
  const isShared = place.positions.length > 1;
  const card = useRef<HTMLDivElement>(null);
  useKeptFocus(card);
  const left = useRef(-1);
  const wasPressed = useRef(false);
  // The pressed button is removed, so the focus moves to the back button, or to the provider that the visitor came
  // from.
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

/** Leads back to all providers of a place. */
function BackButton({ onPress }: { readonly onPress: () => unknown }): ReactNode {
  const t = useMessages(messages);
  return (
    <Button look="plain" className="back" part="back-button" onPress={onPress}>
      <Icon of={ChevronLeft} />
      <span>{t('back')}</span>
    </Button>
  );
}

/** The number of providers that are shown at first, and that each press of the button adds. */
const STEP = 50;

/** The providers of a place that several share, as buttons. */
function PlaceVenues({
  place,
  isHidden,
  headingId,
  onOpen,
}: {
  readonly place: Place;
  /** Whether the list is hidden because a provider is open; it then keeps its state. */
  readonly isHidden: boolean;
  readonly headingId: string | undefined;
  readonly onOpen: (position: MapPosition) => unknown;
}): ReactNode {
  const t = useMessages(messages);
  const { list, shown, showMore } = useMore(STEP);
  const { positions } = place;
  const keys = useMemo(() => distinctKeys(positions), [positions]);
  return (
    <div className="venues" hidden={isHidden}>
      <h3 className="place-name" part="place-name" id={isHidden ? undefined : headingId}>
        {[whoIsAt(place, t), positions[0].city].filter(Boolean).join(', ')}
      </h3>
      <ul ref={list} className="venue-list">
        {positions.slice(0, shown).map((position, index) => (
          <li key={keys[index]}>
            <Button className="venue" part="venue" data-position={index} onPress={() => onOpen(position)}>
              <span className="venue-name">{position.provider.name}</span>{' '}
              <span className="muted">{t('events', { count: position.events.length })}</span>
            </Button>
          </li>
        ))}
      </ul>
      {positions.length > shown && (
        <Button look="plain" part="more-button" onPress={showMore}>
          {t('more venues')}
        </Button>
      )}
    </div>
  );
}
