import type { EventQuery } from '../../core/catalogue/event-query.ts';
import type { Place } from '../../core/map/place.ts';
import type { Places } from '../../core/map/places.ts';
import type { MapPosition } from '../../core/map/position.ts';
import type { PositionDetails } from '../shared/api/catalogue/map.ts';
import type { Resource } from '../shared/api/resource.ts';
import type { Tiles } from '../shared/page/tiles.ts';

/**
 * Why the fallback list is shown: no WebGL, a lost WebGL context, no tile loaded, no consent to a third-party tile
 * server, an invalid setting `tiles`, or an engine that failed to load or start.
 */
export type FallbackReason = 'no-webgl' | 'lost' | 'tiles' | 'consent' | 'setting' | 'engine';

/**
 * The phase of the map: not displayed yet, its code loading, drawing (then drawn), or replaced by the fallback list.
 */
export type MapPhase =
  | { readonly case: 'hidden' }
  | { readonly case: 'loading' }
  | { readonly case: 'drawing'; readonly engine: EngineModule; readonly isDrawn: boolean }
  | { readonly case: 'fallback'; readonly reason: FallbackReason };

/** The map engine's code, loaded only when a map is drawn. */
export type EngineModule = typeof import('./engine/engine.ts');

/** The code of a worker. */
export interface WorkerModule {
  readonly code: string;
}

/** The place with the open popup, or with the expanded row of the fallback list. */
export interface OpenPlace {
  readonly place: Place;
  /** The position that is shown in detail; null until the visitor has chosen one of several. */
  readonly position: MapPosition | null;
  readonly details: Resource<PositionDetails>;
  /** Whether the place was selected in the event list, where the focus then stays. */
  readonly isFromList: boolean;
}

export interface MapState {
  readonly phase: MapPhase;
  /** The base map's tiles; null if the setting is invalid. */
  readonly tiles: Tiles | null;
  /** How many events of a provider are shown before 'Voir tout'. */
  readonly maxEvents: number;
  /** How many times drawing the map was tried. */
  readonly attempt: number;
  /** The followed list's filters, overridden by the tag's own. */
  readonly query: EventQuery;
  readonly positions: Resource<Places>;
  /** The places on the map; while a new query loads, the places of the previous one. */
  readonly places: Places;
  readonly open: OpenPlace | null;
  /** The place of the event whose card is hovered or focused. */
  readonly highlighted: Place | null;
  /** Whether the event selected in the list has no place on the map. */
  readonly isNowhere: boolean;
}
