import X from 'lucide/dist/esm/icons/x.mjs';
import { type ReactNode, useRef, useState } from 'react';
import type { Tiles } from '../../shared/page/tiles.ts';
import { useMessages } from '../../shared/view/environment.ts';
import { portal } from '../../shared/view/portal.ts';
import { Icon } from '../../shared/view/ui/Icon.tsx';
import { useStore } from '../../shared/view/use-store.ts';
import { messages } from '../messages.ts';
import type { EngineModule, OpenPlace } from '../state.ts';
import type { MapStore } from '../store.ts';
import { Controls } from './Controls.tsx';
import { PlaceCard } from './PlaceCard.tsx';
import { useEngine } from './use-engine.ts';
import { usePlaceActions } from './use-place-actions.ts';

/** How many pixels an arrow button moves the map. */
const STEP = 120;

/** The map with its controls, its popup, and a button that skips it. */
export function MapFrame({ store, module }: { readonly store: MapStore; readonly module: EngineModule }): ReactNode {
  const t = useMessages(messages);
  const frame = useRef<HTMLDivElement>(null);
  const after = useRef<HTMLSpanElement>(null);
  const [popup] = useState(() => document.createElement('div'));
  const open = useStore(store, (state) => state.open);
  const tiles = useStore(store, (state) => state.tiles);
  const { engine, zoom } = useEngine(store, module, frame, popup);
  return (
    <div className="map-frame">
      <button type="button" className="button skip" part="button skip-button" onClick={() => goOnFrom(after.current)}>
        {t('skip')}
      </button>
      <Controls
        {...zoom}
        onZoom={(steps) => engine?.zoomBy(steps)}
        onPan={(x, y) => engine?.panBy(x * STEP, y * STEP)}
        onFit={() => engine?.fitAll()}
      />
      <div ref={frame} className="map" part="map" />
      {tiles && <Attribution tiles={tiles} />}
      <span ref={after} tabIndex={-1} className="after" />
      {open && portal(<Popup store={store} open={open} onLeave={() => engine?.leave()} />, popup)}
    </div>
  );
}

function Attribution({ tiles }: { readonly tiles: Tiles }): ReactNode {
  const { attribution, attributionUrl } = tiles;
  return (
    <p className="attribution" part="attribution">
      {attributionUrl ? (
        <a href={attributionUrl} target="_blank" rel="noopener">
          {attribution}
        </a>
      ) : (
        <span>{attribution}</span>
      )}
    </p>
  );
}

/**
 * Focuses an element, with tabindex 0 until it loses the focus: from tabindex -1, Tab goes back to the first stop in
 * Chromium.
 */
function goOnFrom(place: HTMLElement | null): void {
  if (!place) return;
  place.tabIndex = 0;
  place.focus();
  const leave = () => {
    place.tabIndex = -1;
  };
  place.addEventListener('blur', leave, { once: true });
}

/** A non-modal dialog over a marker, with the place's card. */
function Popup({
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
