import type { LngLat, Map as MapLibre } from 'maplibre-gl';

/** Moves of the controls. Each move starts where the previous one ends, even if that one is still under way. */
export interface Steps {
  zoomBy(steps: number): void;
  /** Pixels to the east and to the south. */
  panBy(x: number, y: number): void;
}

export function createSteps(map: MapLibre): Steps {
  let zoom: number | null = null;
  let center: LngLat | null = null;
  map.on('moveend', () => {
    zoom = null;
    center = null;
  });
  return {
    zoomBy(steps) {
      const from = zoom ?? Math.round(map.getZoom());
      map.zoomTo(from + steps);
      zoom = Math.max(map.getMinZoom(), Math.min(map.getMaxZoom(), from + steps));
    },
    panBy(x, y) {
      if (center) map.jumpTo({ center });
      const { clientWidth, clientHeight } = map.getContainer();
      const next = map.unproject([clientWidth / 2 + x, clientHeight / 2 + y]);
      map.easeTo({ center: next });
      center = next;
    },
  };
}
