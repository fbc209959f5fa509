import type { QaState } from '../qa-state.ts';
import { configureLines } from './configure.ts';
import { escaped } from './escaped.ts';
import { fallbackOf } from './fallback.ts';
import { firstLines } from './first-line.ts';
import {
  type Part,
  partsOf,
  reservingCss,
  reservingDivCss,
  type Sources,
  scriptAttributes,
  withPrefix,
  written,
} from './markup.ts';

/** A version of the bundle and the integrity of its loader. */
export interface Release {
  readonly version: string;
  readonly integrity: string;
}

/**
 * Returns what a webmaster pastes: the line for the first view, the script tag, the style that reserves space, and the element with its fallback. If
 * there is a nonce, both tags have it.
 */
export function htmlSnippet(state: QaState, sources: Sources, nonce = ''): string {
  return snippetOf(state, sources, { nonce, css: reservingCss(state, sources), tagOf });
}

/** Returns the same snippet for a site builder that strips unknown tags (C-site-builders). */
export function divSnippet(state: QaState, sources: Sources): string {
  return snippetOf(state, sources, { nonce: '', css: reservingDivCss(state, sources), tagOf: divOf });
}

/**
 * Returns the script tag for a page that stays at one version: the browser checks the loader's integrity (C-integrity).
 */
export function pinnedTag(state: QaState, sources: Sources, { version, integrity }: Release): string {
  const address = `${escaped(sources.bundle)}/creneau/${version}/creneau.js`;
  return `<script async src="${address}"\n        integrity="${integrity}" crossorigin${scriptAttributes(state, sources)}></script>`;
}

/** Returns the module for a page that is built with npm. */
export function npmSnippet(state: QaState, sources: Sources): string {
  const parts = partsOf(state);
  return [
    '// npm install creneau',
    "import { configure } from 'creneau';",
    ...parts.map(({ name }) => `import 'creneau/${name}';`),
    '',
    ...configureLines(state, sources),
    '',
    ...parts.map((part) => `// ${tagOf(part, '')}`),
  ].join('\n');
}

type TagOf = (part: Part, inside: string) => string;

function snippetOf(
  state: QaState,
  sources: Sources,
  { nonce, css, tagOf }: { readonly nonce: string; readonly css: string; readonly tagOf: TagOf },
): string {
  const own = nonce === '' ? '' : ` nonce="${nonce}"`;
  const address = `${escaped(sources.bundle)}/creneau/1/creneau.js`;
  return [
    ...firstLines(state, sources),
    `<script async${own} src="${address}"${scriptAttributes(state, sources)}></script>`,
    ...(css ? [`<style${own}>${css}</style>`] : []),
    ...partsOf(state).map((part) => tagOf(part, part.name === state.element ? fallbackOf(state, sources.bundle) : '')),
  ].join('\n');
}

function tagOf({ name, attributes }: Part, inside: string): string {
  return `<creneau-${name}${written(attributes)}>${inside}</creneau-${name}>`;
}

function divOf({ name, attributes }: Part, inside: string): string {
  return `<div data-creneau="${name}"${written(withPrefix(attributes))}>${inside}</div>`;
}
