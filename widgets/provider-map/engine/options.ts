import type { MapMarker } from '../../../core/map/clusters.ts';
import type { Place } from '../../../core/map/place.ts';
import type { Tiles } from '../tiles.ts';

/** Why a map that was begun cannot be shown. */
export type Breakdown = 'lost' | 'tiles';

/** The texts that are not drawn by the view. */
export interface EngineTexts {
  /** What the canvas is called. */
  readonly ground: string;
  /** How it is used by keyboard. */
  readonly keys: string;
  /** What a gesture needs where it would otherwise scroll the page. */
  readonly wheel: string;
  readonly touch: string;
  marker(marker: MapMarker): string;
}

export interface EngineOptions {
  /** An empty box that the map fills. */
  readonly frame: HTMLElement;
  readonly tiles: Tiles;
  readonly texts: EngineTexts;
  /** The first tile is drawn. */
  readonly onDrawn: () => void;
  readonly onBroken: (why: Breakdown) => void;
  /** A place's marker was pressed. */
  readonly onPress: (place: Place) => void;
  /** The visitor has left the popup. */
  readonly onClose: () => void;
  readonly onZoom: (zoom: { readonly canZoomIn: boolean; readonly canZoomOut: boolean }) => void;
}
