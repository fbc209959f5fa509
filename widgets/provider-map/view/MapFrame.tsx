import { type ReactNode, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import { useMessages } from '../../shared/view/environment.ts';
import { messages } from '../messages.ts';
import type { EngineModule } from '../state.ts';
import type { MapStore } from '../store.ts';
import { Attribution } from './Attribution.tsx';
import { Controls } from './Controls.tsx';
import { Popup } from './Popup.tsx';
import { useEngine } from './use-engine.ts';

/** Pixels that a press on an arrow moves the map by. */
const STEP = 120;

/** The map with its controls, its popup, and a way past it. */
export function MapFrame({ store, module }: { readonly store: MapStore; readonly module: EngineModule }): ReactNode {
  const t = useMessages(messages);
  const frame = useRef<HTMLDivElement>(null);
  const after = useRef<HTMLSpanElement>(null);
  const [popup] = useState(() => document.createElement('div'));
  const { open, tiles } = useStore(store);

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
      <Attribution tiles={tiles} />
      <span ref={after} tabIndex={-1} className="after" />
      {open && createPortal(<Popup store={store} open={open} onLeave={() => engine?.leave()} />, popup)}
    </div>
  );
}

/** From what is no stop of the tab key Chromium goes back to the first one: it is one for as long as it has the focus. */
function goOnFrom(place: HTMLElement | null): void {
  if (!place) return;
  place.tabIndex = 0;
  place.focus();
  const leave = () => {
    place.tabIndex = -1;
  };
  place.addEventListener('blur', leave, { once: true });
}
