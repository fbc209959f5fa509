import type { QaState } from '../qa-state.ts';
import { escaped } from './escaped.ts';
import { COMPANIONS, OVER_THE_PAGE } from './examples.ts';
import { settingsOf } from './script-tag.ts';

/** The addresses that the printed page uses. */
export interface Sources {
  /** The origin of the script file and the API. */
  readonly bundle: string;
  /** The setting `data-tiles` as JSON; null for the default. */
  readonly tiles: string | null;
  /** CSS pixels to reserve for the element; 0 for none. */
  readonly height: number;
}

/** A widget of the snippet, by its tag without prefix. */
export interface Part {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** Returns the widgets of the snippet, in the order of their tags. */
export function partsOf({ element, attributes }: QaState): readonly Part[] {
  const companions = [...(COMPANIONS[element] ?? '').matchAll(/<creneau-([\w-]+)/g)].map(([, name = '']) => name);
  return [...companions.map((name) => ({ name, attributes: {} })), { name: element, attributes }];
}

/** Returns the content of the `<style>` that reserves the element's space; empty for one that needs none. */
export function reservingCss(state: QaState, { height }: Sources): string {
  return reserve(state, height, `creneau-${state.element}`);
}

/** Returns the same for the form that site builders keep (C-site-builders). */
export function reservingDivCss(state: QaState, { height }: Sources): string {
  return reserve(state, height, `[data-creneau="${state.element}"]`);
}

function reserve({ element }: QaState, height: number, selector: string): string {
  if (OVER_THE_PAGE.has(element) || height <= 0) return '';
  return `${selector} { display: block; min-height: ${Math.ceil(height)}px }`;
}

/** Whether the element may draw a map. */
export function needsTiles({ element }: QaState): boolean {
  return ['provider-map', 'event-list', 'pager'].includes(element);
}

/** Returns the settings of the script tag as it is written, with the map's tiles. */
export function scriptAttributes(state: QaState, { tiles }: Sources): string {
  return written(withPrefix({ ...settingsOf(state), ...(needsTiles(state) && tiles !== null && { tiles }) }));
}

/** Returns the names with `data-` before them. */
export function withPrefix(attributes: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(attributes).map(([name, value]) => [`data-${name}`, value]));
}

/** Returns attributes in HTML, each after a space. */
export function written(attributes: Readonly<Record<string, string>>): string {
  return Object.entries(attributes)
    .map(([name, value]) => (value === '' ? ` ${name}` : ` ${name}="${escaped(value)}"`))
    .join('');
}
