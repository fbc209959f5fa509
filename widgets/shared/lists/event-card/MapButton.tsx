import MapPin from 'lucide/dist/esm/icons/map-pin.mjs';
import type { ReactNode } from 'react';
import type { CatalogueEvent } from '../../../../core/catalogue/event.ts';
import { useMessages } from '../../view/environment.ts';
import { Button } from '../../view/ui/Button.tsx';
import { Icon } from '../../view/ui/Icon.tsx';
import { messages } from './messages.ts';

/** The actions of cards on the map that shows their events. */
export interface OnMap {
  /** Whether the map shows the event. */
  readonly isShown: (event: number) => boolean;
  readonly toggle: (event: number) => void;
  /** Called when the pointer or the focus enters an event's card, or leaves it. */
  readonly pointAt: (event: number, isThere: boolean) => void;
}

/** The icon 'Voir sur la carte' on a card's picture, pressed while the map shows the event. */
export function MapButton({
  event: { id, title },
  onMap,
}: {
  readonly event: CatalogueEvent;
  readonly onMap: OnMap;
}): ReactNode {
  const t = useMessages(messages);
  return (
    <Button
      className="on-map on-top"
      part="button map-button"
      aria-label={`${t('on map')} ${title}`}
      title={t('on map')}
      aria-pressed={onMap.isShown(id)}
      onPress={() => onMap.toggle(id)}
    >
      <Icon of={MapPin} />
    </Button>
  );
}
