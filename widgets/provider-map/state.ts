import type { EventQuery } from '../../core/catalogue/event-query.ts';
import type { Place } from '../../core/map/place.ts';
import type { MapPosition } from '../../core/map/position.ts';
import type { PositionDetails } from '../shared/api/catalogue/map.ts';
import type { Resource } from '../shared/api/resource.ts';
import type { Tiles } from './tiles.ts';

/** Why there is a list in the map's place: no WebGL, its context lost, no tile to be had, no consent to a foreign tile server, or code that the page does not let start. */
export type Instead = 'no-webgl' | 'lost' | 'tiles' | 'consent' | 'engine';

/** How far the map is: not displayed yet, its code on the way, drawing, drawn, or replaced by a list. */
export type Drawing =
  | { readonly case: 'hidden' }
  | { readonly case: 'coming' }
  | { readonly case: 'drawing'; readonly engine: EngineModule; readonly isDrawn: boolean }
  | { readonly case: 'instead'; readonly why: Instead };

/** What the code that draws gives; it comes only when a map is to be drawn. */
export type EngineModule = typeof import('./engine/engine.ts');

/** The place whose popup is open. */
export interface OpenPlace {
  readonly place: Place;
  /** Which of its positions; null while one of several is to be chosen. */
  readonly position: MapPosition | null;
  readonly details: Resource<PositionDetails>;
  /** It was chosen in the list: the focus stays there. */
  readonly isFromList: boolean;
}

export interface MapState {
  readonly drawing: Drawing;
  readonly tiles: Tiles;
  /** So many events of a provider are shown before 'Voir tout'. */
  readonly maxEvents: number;
  /** Goes up with each try to draw. */
  readonly attempt: number;
  /** What is shown: the followed list's filters with the tag's own. */
  readonly query: EventQuery;
  readonly positions: Resource<readonly MapPosition[]>;
  /** The points of the map; those of the query before while others are on the way. */
  readonly places: readonly Place[];
  readonly open: OpenPlace | null;
  /** Where the event is that is pointed at in the list. */
  readonly highlighted: Place | null;
  /** An event was chosen in the list that is nowhere on the map. */
  readonly isNowhere: boolean;
}
