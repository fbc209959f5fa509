import type { MapMarker } from '../../../core/map/clusters.ts';
import type { Place } from '../../../core/map/place.ts';
import type { Scheme } from '../../shared/base/scheme.ts';
import type { Tiles } from '../../shared/page/tiles.ts';

/** Why a map that has started cannot be shown. */
export type Breakdown = 'lost' | 'tiles';

/** The texts that the view does not render. */
export interface EngineTexts {
  /** The canvas's accessible name. */
  readonly ground: string;
  /** The canvas's description: how to use the map by keyboard. */
  readonly keys: string;
  /** Shown when a gesture scrolls the page instead of the map. */
  readonly wheel: string;
  readonly touch: string;
  marker(marker: MapMarker): string;
}

export interface EngineOptions {
  /** An empty box that the map fills. */
  readonly frame: HTMLElement;
  readonly tiles: Tiles;
  readonly scheme: Scheme;
  readonly texts: EngineTexts;
  /** Is called when the first tile is drawn. */
  readonly onDrawn: () => void;
  readonly onBroken: (why: Breakdown) => void;
  /** Is called when a place's marker is pressed. */
  readonly onPress: (place: Place) => void;
  /** Is called when the visitor has closed the popup. */
  readonly onClose: () => void;
  readonly onZoom: (zoom: { readonly canZoomIn: boolean; readonly canZoomOut: boolean }) => void;
}
