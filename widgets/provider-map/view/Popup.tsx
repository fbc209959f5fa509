import X from 'lucide/dist/esm/icons/x.mjs';
import type { ReactNode } from 'react';
import { useMessages } from '../../shared/view/environment.ts';
import { Icon } from '../../shared/view/ui/Icon.tsx';
import { messages } from '../messages.ts';
import type { OpenPlace } from '../state.ts';
import type { MapStore } from '../store.ts';
import { PlaceCard } from './PlaceCard.tsx';
import { usePlaceActions } from './use-place-actions.ts';

/** A non-modal dialog over a marker, with the place's card. */
export function Popup({
  store,
  open,
  onLeave,
}: {
  readonly store: MapStore;
  readonly open: OpenPlace;
  readonly onLeave: () => void;
}): ReactNode {
  const t = useMessages(messages);
  return (
    <section className="popup" part="popup" role="dialog" aria-labelledby="popup-title" tabIndex={-1}>
      <button type="button" className="close" part="close-button" aria-label={t('close')} onClick={onLeave}>
        <Icon of={X} />
      </button>
      <PlaceCard place={open.place} headingId="popup-title" {...usePlaceActions(store)} />
    </section>
  );
}
