// The floor of a map: maplibre by itself, with the style that ours has and nothing on it.
import { Map as MapLibre } from '/maplibre-gl.mjs';

const button = document.querySelector('.zoom-in');

globalThis.create = () => {
  const map = new MapLibre({
    container: 'map',
    style: MAP_STYLE,
    ...MAP_START,
    maxZoom: 17,
    attributionControl: false,
    cooperativeGestures: true,
  });
  // Tiles that fail are seen by what is drawn.
  map.on('error', () => {});
  button.addEventListener('click', () => map.zoomTo(Math.round(map.getZoom()) + 1));
};
