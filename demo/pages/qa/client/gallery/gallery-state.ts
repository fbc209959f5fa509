import type { State } from '../../../../states.ts';

export const AXES = {
  width: ['1280', '768', '375'],
  lang: ['fr', 'en'],
  theme: ['light', 'dark'],
} as const;

const LONGEST_NAME = 80;

export type Axis = keyof typeof AXES;
export const AXIS_NAMES = Object.keys(AXES) as readonly Axis[];

/**
 * The state of the gallery, all of which is in its address: elements by their tags without the prefix, and the values
 * of each axis.
 */
export interface GalleryState {
  readonly elements: readonly string[];
  /** A text that the names of the shown states contain; empty for all states. */
  readonly name: string;
  readonly axes: Readonly<Record<Axis, readonly string[]>>;
}

/** A state of an element in one width, language and theme. */
export interface Sight {
  readonly index: number;
  readonly state: State;
  readonly width: number;
  readonly lang: string;
  readonly theme: string;
}

/** Reads the state from an address. Invalid values are ignored, and an axis without a value gets its first one. */
export function readGallery(query: URLSearchParams, states: readonly State[]): GalleryState {
  const known = elementsIn(states);
  const words = (name: string) => query.get(name)?.split(' ') ?? [];
  const named = known.filter((name) => words('element').includes(name));
  const axis = (name: Axis) => {
    const given = AXES[name].filter((value) => words(name).includes(value));
    return given.length > 0 ? given : AXES[name].slice(0, 1);
  };
  return {
    elements: named.length > 0 ? named : known.slice(0, 1),
    name: query.get('name')?.trim().slice(0, LONGEST_NAME) ?? '',
    axes: { width: axis('width'), lang: axis('lang'), theme: axis('theme') },
  };
}

/** Returns the query of the address for a state of the gallery. */
export function galleryQuery({ elements, name: part, axes }: GalleryState): URLSearchParams {
  const query = new URLSearchParams({ element: elements.join(' ') });
  for (const name of AXIS_NAMES) query.set(name, axes[name].join(' '));
  if (part) query.set('name', part);
  return query;
}

/** Returns the elements that have states, in the catalogue's order. */
export function elementsIn(states: readonly State[]): readonly string[] {
  return [...new Set(states.map(({ element }) => element))];
}

/** Returns all sights, grouped by state. */
export function sightsOf({ elements, name, axes }: GalleryState, states: readonly State[]): readonly Sight[] {
  const part = name.toLowerCase();
  return states
    .map((state, index) => ({ state, index }))
    .filter(({ state }) => elements.includes(state.element) && state.name.toLowerCase().includes(part))
    .flatMap((one) => axes.width.map((width) => ({ ...one, width: Number(width) })))
    .flatMap((one) => axes.lang.map((lang) => ({ ...one, lang })))
    .flatMap((one) => axes.theme.map((theme) => ({ ...one, theme })));
}
