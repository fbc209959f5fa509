import { type ReactNode, useMemo } from 'react';
import type { Place } from '../../../core/map/place.ts';
import type { MapPosition } from '../../../core/map/position.ts';
import { useMessages } from '../../shared/view/environment.ts';
import { Button } from '../../shared/view/ui/Button.tsx';
import { messages } from '../messages.ts';
import { distinctKeys, whoIsAt } from '../model.ts';
import { useMore } from './use-more.ts';

/** The number of providers that are shown at first, and that each press of the button adds. */
const STEP = 50;

/** The providers of a place that several share, as buttons. */
export function PlaceVenues({
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
