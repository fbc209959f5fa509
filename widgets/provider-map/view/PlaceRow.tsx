import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import type { ReactNode } from 'react';
import type { Place } from '../../../core/map/place.ts';
import type { MapPosition } from '../../../core/map/position.ts';
import { useMessages } from '../../shared/view/environment.ts';
import { Button } from '../../shared/view/ui/Button.tsx';
import { Icon } from '../../shared/view/ui/Icon.tsx';
import { messages } from '../messages.ts';
import { whoIsAt } from '../model.ts';
import { type PlaceActions, PlaceCard } from './PlaceCard.tsx';

interface PlaceRowProps extends PlaceActions {
  readonly place: Place;
  readonly isOpen: boolean;
  readonly position: MapPosition | null;
  readonly onToggle: () => unknown;
}

/** A row of the fallback list: a button that expands to the place's card. */
export function PlaceRow({ place, isOpen, position, onToggle, ...actions }: PlaceRowProps): ReactNode {
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
