import { Map as MapLibre } from 'maplibre-gl';
import maplibre from 'maplibre-gl/dist/maplibre-gl.css';
import { deepestZoom, START } from './camera.ts';
import markers from './markers.css';
import type { EngineOptions, EngineTexts } from './options.ts';
import { dim, styleOf } from './style.ts';

let sheet: CSSStyleSheet | undefined;

/** Creates a map centred on Paris, flat and north up. Throws without WebGL. */
export function makeMap({ frame, tiles, scheme, texts }: EngineOptions): MapLibre {
  adoptSheet(frame.getRootNode());
  dim(frame, tiles, scheme);
  const map = new MapLibre({
    ...START,
    container: frame,
    style: styleOf(tiles, scheme),
    maxZoom: deepestZoom(tiles),
    attributionControl: false,
    // With 'high-performance', Safari takes the context of a page that is in the background.
    canvasContextAttributes: { powerPreference: 'default' },
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    // With this option, scrolling the page over the map does not zoom the map.
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

/** Replaces the texts that the map itself shows. */
export function renameMap(map: MapLibre, texts: EngineTexts): void {
  map.getCanvas().setAttribute('aria-label', texts.ground);
  map.getCanvas().setAttribute('aria-description', texts.keys);
  const hint = (name: string) => map.getContainer().querySelector(`.maplibregl-${name}-message`);
  hint('desktop')?.replaceChildren(texts.wheel);
  hint('mobile')?.replaceChildren(texts.touch);
}

/** Adds maplibre's style sheet, and ours after it, to the shadow tree of a map. */
function adoptSheet(root: Node): void {
  if (!(root instanceof ShadowRoot)) return;
  sheet ??= makeSheet();
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}

function makeSheet(): CSSStyleSheet {
  const made = new CSSStyleSheet();
  made.replaceSync(maplibre + markers);
  return made;
}
