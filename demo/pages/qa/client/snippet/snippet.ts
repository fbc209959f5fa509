import type { QaState } from '../qa-state.ts';
import { escaped } from './escaped.ts';
import { COMPANIONS, OVER_THE_PAGE } from './examples.ts';
import { fallbackOf } from './fallback.ts';
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

/** What a webmaster pastes: script tag, reserving style, and the element with its fallback. */
export function htmlSnippet(state: QaState, sources: Sources): string {
  const css = reservingCss(state, sources.height);
  return [
    `<script async src="${escaped(sources.bundle)}/creneau/1/creneau.js"${scriptAttributes(state, sources)}></script>`,
    ...(css ? [`<style>${css}</style>`] : []),
    ...(COMPANIONS[state.element] ? [COMPANIONS[state.element]] : []),
    tagOf(state, fallbackOf(state, sources.bundle)),
  ].join('\n');
}

/** The same for a page that is built with npm. */
export function npmSnippet(state: QaState, { bundle, tiles }: Sources): string {
  const { token, ...settings } = settingsOf(state);
  const named = Object.entries({ 'api-url': `${bundle}/api`, 'site-url': bundle, ...settings });
  const lines = [
    ...named.map(([name, value]) => `  ${camelCase(name)}: ${JSON.stringify(value)},`),
    ...(needsTiles(state) && tiles ? [`  tiles: ${tiles},`] : []),
    ...(token ? [`  token: async () => ${JSON.stringify(token)}, // ask your own server for it`] : []),
  ];
  return [
    '// npm install creneau',
    "import { configure } from 'creneau';",
    ...namesIn(state).map((name) => `import 'creneau/${name}';`),
    '',
    'configure({',
    ...lines,
    '});',
    '',
    ...namesIn(state).map((name) => `// ${name === state.element ? tagOf(state, '') : COMPANIONS[state.element]}`),
  ].join('\n');
}

/** The content of the `<style>` that reserves space; empty for an element that needs none. */
export function reservingCss({ element }: QaState, height: number): string {
  if (OVER_THE_PAGE.has(element) || height <= 0) return '';
  return `creneau-${element} { display: block; min-height: ${Math.ceil(height)}px }`;
}

/** Whether the element may draw a map. */
export function needsTiles({ element }: QaState): boolean {
  return ['provider-map', 'event-list', 'pager'].includes(element);
}

function tagOf({ element, attributes }: QaState, inside: string): string {
  const tag = `creneau-${element}`;
  return `<${tag}${written(attributes)}>${inside}</${tag}>`;
}

function scriptAttributes(state: QaState, { tiles }: Sources): string {
  const data = { ...settingsOf(state), ...(needsTiles(state) && tiles !== null && { tiles }) };
  return written(Object.fromEntries(Object.entries(data).map(([name, value]) => [`data-${name}`, value])));
}

function written(attributes: Readonly<Record<string, string>>): string {
  return Object.entries(attributes)
    .map(([name, value]) => (value === '' ? ` ${name}` : ` ${name}="${escaped(value)}"`))
    .join('');
}

/** The widgets of the snippet, in the order of their tags. */
function namesIn({ element }: QaState): readonly string[] {
  const companions = [...(COMPANIONS[element] ?? '').matchAll(/<creneau-([\w-]+)/g)].map(([, name = '']) => name);
  return [...companions, element];
}

function camelCase(name: string): string {
  return name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}
