import { type ReactNode, useRef } from 'react';
import { useStore } from 'zustand';
import { useMessages } from '../shared/view/environment.ts';
import { ErrorNote } from '../shared/view/ui/ErrorNote.tsx';
import { useKeptFocus } from '../shared/view/use-kept-focus.ts';
import { messages } from './messages.ts';
import { saidOf } from './model.ts';
import type { MapStore } from './store.ts';
import { MapFrame } from './view/MapFrame.tsx';
import { Overlay } from './view/Overlay.tsx';
import { PlacesInstead } from './view/PlacesInstead.tsx';
import { useDisplayed } from './view/use-displayed.ts';

/** The places of events: on a map once it is displayed, or as a list where there can be none. */
export function ProviderMap({ store }: { readonly store: MapStore }): ReactNode {
  const t = useMessages(messages);
  const { drawing, attempt, positions, places, isNowhere } = useStore(store);
  useDisplayed(store.display);
  const frame = useRef<HTMLElement>(null);
  useKeptFocus(frame);
  const isDrawing = drawing.case === 'drawing';
  const isDrawn = isDrawing && drawing.isDrawn;
  const isComing = drawing.case === 'coming' || (isDrawing && !isDrawn);
  // A list in the map's place says so itself.
  const found = isDrawing || isComing ? saidOf(positions.status, places) : null;
  const told = isNowhere ? 'no place' : found;
  return (
    <section
      ref={frame}
      className={isDrawn ? 'provider-map drawn' : 'provider-map'}
      tabIndex={-1}
      aria-labelledby="heading"
    >
      <h2 id="heading" className="visually-hidden">
        {t('map')}
      </h2>
      {positions.status === 'failed' && (
        <ErrorNote title={t('positions failed')} error={positions.error} onRetry={store.retry} />
      )}
      {drawing.case === 'instead' ? (
        <PlacesInstead store={store} why={drawing.why} />
      ) : (
        <div className="ground" part="frame">
          {isDrawing && <MapFrame key={attempt} store={store} module={drawing.engine} />}
          {drawing.case !== 'hidden' && <Overlay key={`${attempt} overlay`} isReady={isDrawn} />}
        </div>
      )}
      <p className="visually-hidden" role="status">
        {isComing && t('loading')}
      </p>
      <p className={told === 'loading places' ? 'visually-hidden' : 'told'} role="status" part="told">
        {told && t(told)}
      </p>
    </section>
  );
}
