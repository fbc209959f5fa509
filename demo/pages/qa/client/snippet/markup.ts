import type { QaState } from '../qa-state.ts';
import { escaped } from './escaped.ts';
import { COMPANIONS, OVER_THE_PAGE } from './examples.ts';
import { settingsOf } from './script-tag.ts';

/** The values that the snippets use beside the state. */
export interface Sources {
  /** The origin of the script file and the API. */
  readonly bundle: string;
  /** The origin of the English site; the same as `bundle` if there is none. */
  readonly english: string;
  /** The setting `data-tiles` as JSON; null for the default. */
  readonly tiles: string | null;
  /** The height to reserve for the element, in CSS pixels; 0 for none. */
  readonly height: number;
}

/** A widget of the snippet, by its tag without the prefix. */
export interface Part {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** Returns the widgets of the snippet, in the order of their tags. */
export function partsOf({ element, attributes }: QaState): readonly Part[] {
  const companions = [...(COMPANIONS[element] ?? '').matchAll(/<creneau-([\w-]+)/g)].map(([, name = '']) => name);
  return [...companions.map((name) => ({ name, attributes: {} })), { name: element, attributes }];
}

/** Returns the height to reserve for the element, in whole pixels; 0 for none. */
export function reservedHeight({ element }: QaState, { height }: Sources): number {
  return OVER_THE_PAGE.has(element) ? 0 : Math.max(0, Math.ceil(height));
}

/** Returns the declarations that reserve the element's height; empty if none is needed. */
export function reserving(state: QaState, sources: Sources): string {
  const height = reservedHeight(state, sources);
  return height ? `display: block; min-height: ${height}px` : '';
}

/** Returns the rule that does the same under a policy that refuses style attributes; empty if none is needed. */
export function reservingRule(state: QaState, sources: Sources): string {
  const style = reserving(state, sources);
  return style && `creneau-${state.element} { ${style} }`;
}

/** Whether the element may draw a map. */
export function needsTiles({ element }: QaState): boolean {
  return ['provider-map', 'event-list', 'event-details', 'pager'].includes(element);
}

/** Returns the settings of a page; on an English page, with the addresses of the English site (D-translations). */
export function pageSettings(state: QaState, { bundle, english }: Sources): Readonly<Record<string, string>> {
  const isEnglish = state.choices.lang === 'en' && english !== bundle;
  return { ...(isEnglish && { 'api-url': `${english}/api`, 'site-url': english }), ...settingsOf(state) };
}

/** Returns the attributes of the script tag as HTML: the settings and the map's tiles. */
export function scriptAttributes(state: QaState, sources: Sources): string {
  const { tiles } = sources;
  return written(
    withPrefix({ ...pageSettings(state, sources), ...(needsTiles(state) && tiles !== null && { tiles }) }),
  );
}

/** Returns the attributes with `data-` before their names. */
export function withPrefix(attributes: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(attributes).map(([name, value]) => [`data-${name}`, value]));
}

/** Returns attributes as HTML, each after a space. */
export function written(attributes: Readonly<Record<string, string>>): string {
  return Object.entries(attributes)
    .map(([name, value]) => (value === '' ? ` ${name}` : ` ${name}="${escaped(value)}"`))
    .join('');
}
