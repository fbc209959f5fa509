import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { useMessages } from '../../shared/view/environment.ts';
import { messages } from '../messages.ts';
import type { Instead } from '../state.ts';
import type { MapStore } from '../store.ts';
import { PlaceList } from './PlaceList.tsx';
import { usePlaceActions } from './use-place-actions.ts';

/** The places as a list, with why it is one, and what may bring the map back. */
export function PlacesInstead({ store, why }: { readonly store: MapStore; readonly why: Instead }): ReactNode {
  const t = useMessages(messages);
  const { places, open, tiles, positions } = useStore(store);
  const { host } = new URL(tiles.url);
  return (
    <PlaceList
      places={places}
      status={positions.status}
      sentence={t(`why ${why}`, { host })}
      action={actionFor(why, store, t)}
      open={open?.place ?? null}
      onToggle={(place) => (place ? store.press(place) : store.close())}
      {...usePlaceActions(store)}
    />
  );
}

/** Without WebGL there is nothing to press. */
function actionFor(why: Instead, store: MapStore, t: (key: keyof typeof messages.fr) => string) {
  switch (why) {
    case 'no-webgl':
      return null;
    case 'consent':
      return { label: t('allow map'), onPress: store.askConsent };
    default:
      return { label: t('retry'), onPress: store.redraw };
  }
}
