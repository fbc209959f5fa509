import type { ReactNode } from 'react';
import { useMessages } from '../../shared/view/environment.ts';
import { useStore } from '../../shared/view/use-store.ts';
import { messages } from '../messages.ts';
import type { FallbackReason } from '../state.ts';
import type { MapStore } from '../store.ts';
import { PlaceList } from './PlaceList.tsx';
import { usePlaceActions } from './use-place-actions.ts';

/** The places as a list, with the reason why there is no map, and a button that may bring the map back. */
export function FallbackList({
  store,
  reason,
}: {
  readonly store: MapStore;
  readonly reason: FallbackReason;
}): ReactNode {
  const t = useMessages(messages);
  const places = useStore(store, (state) => state.places);
  const open = useStore(store, (state) => state.open?.place ?? null);
  const status = useStore(store, (state) => state.positions.status);
  const host = useStore(store, ({ tiles }) => (tiles ? new URL(tiles.urls[0]).host : ''));
  return (
    <PlaceList
      places={places}
      status={status}
      sentence={t(`why ${reason}`, { host })}
      action={actionFor(reason, store, t)}
      open={open}
      onToggle={(place) => (place ? store.press(place) : store.close())}
      {...usePlaceActions(store)}
    />
  );
}

/** Returns the button of the list; null without WebGL or with invalid tiles, because no button can help then. */
function actionFor(reason: FallbackReason, store: MapStore, t: (key: keyof typeof messages.fr) => string) {
  switch (reason) {
    case 'no-webgl':
    case 'setting':
      return null;
    case 'consent':
      return { label: t('allow map'), onPress: store.askConsent };
    default:
      return { label: t('retry'), onPress: store.redraw };
  }
}
