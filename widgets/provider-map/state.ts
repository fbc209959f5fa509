import type { EventQuery } from '../../core/catalogue/event-query.ts';
import type { Place } from '../../core/map/place.ts';
import type { Places } from '../../core/map/places.ts';
import type { MapPosition } from '../../core/map/position.ts';
import type { PositionDetails } from '../shared/api/catalogue/map.ts';
import type { Resource } from '../shared/api/resource.ts';
import type { Tiles } from '../shared/page/tiles.ts';

/**
 * Why the fallback list is shown: no WebGL, its context lost, no tile loaded, no consent to a foreign tile server, a
 * setting `tiles` that is not understood, or an engine that failed to load or start.
 */
export type FallbackReason = 'no-webgl' | 'lost' | 'tiles' | 'consent' | 'setting' | 'engine';

/** How far the map is: not displayed yet, its code loading, drawing (then drawn), or replaced by the fallback list. */
export type MapPhase =
  | { readonly case: 'hidden' }
  | { readonly case: 'loading' }
  | { readonly case: 'drawing'; readonly engine: EngineModule; readonly isDrawn: boolean }
  | { readonly case: 'fallback'; readonly reason: FallbackReason };

/** The map engine's code, loaded only when a map is drawn. */
export type EngineModule = typeof import('./engine/engine.ts');

/** The place with the open popup, or with the expanded row of the fallback list. */
export interface OpenPlace {
  readonly place: Place;
  /** The position that is shown in detail; null while the visitor has yet to choose one of several. */
  readonly position: MapPosition | null;
  readonly details: Resource<PositionDetails>;
  /** Whether it was selected in the event list: the focus stays there. */
  readonly isFromList: boolean;
}

export interface MapState {
  readonly phase: MapPhase;
  /** Null if the setting is invalid. */
  readonly tiles: Tiles | null;
  /** How many events of a provider are shown before 'Voir tout'. */
  readonly maxEvents: number;
  /** How often drawing has been tried. */
  readonly attempt: number;
  /** The followed list's filters, overridden by the tag's own. */
  readonly query: EventQuery;
  readonly positions: Resource<Places>;
  /** The places on the map; while a new query loads, those of the previous one. */
  readonly places: Places;
  readonly open: OpenPlace | null;
  /** The place of the event that has its card under the pointer. */
  readonly highlighted: Place | null;
  /** Whether the event selected in the list has no place on the map. */
  readonly isNowhere: boolean;
}
