import { Map as MapLibre } from 'maplibre-gl';
import { adoptSheet } from './adopt.ts';
import { MAX_ZOOM, START } from './camera.ts';
import type { EngineOptions, EngineTexts } from './options.ts';
import { styleOf } from './style.ts';

/** A map of Paris and around it, flat and north up. Throws where there is no WebGL. */
export function makeMap({ frame, tiles, texts }: Pick<EngineOptions, 'frame' | 'tiles' | 'texts'>): MapLibre {
  adoptSheet(frame.getRootNode());
  const map = new MapLibre({
    ...START,
    container: frame,
    style: styleOf(tiles),
    maxZoom: MAX_ZOOM,
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    // A page that is scrolled is not held up by its map.
    cooperativeGestures: true,
    locale: {
      'Map.Title': texts.ground,
      'CooperativeGesturesHandler.WindowsHelpText': texts.wheel,
      'CooperativeGesturesHandler.MacHelpText': texts.wheel,
      'CooperativeGesturesHandler.MobileHelpText': texts.touch,
    },
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  map.getCanvas().setAttribute('aria-description', texts.keys);
  return map;
}

/** Writes a map's own texts anew. */
export function renameMap(map: MapLibre, texts: EngineTexts): void {
  map.getCanvas().setAttribute('aria-label', texts.ground);
  map.getCanvas().setAttribute('aria-description', texts.keys);
  const hint = (name: string) => map.getContainer().querySelector(`.maplibregl-${name}-message`);
  hint('desktop')?.replaceChildren(texts.wheel);
  hint('mobile')?.replaceChildren(texts.touch);
}
