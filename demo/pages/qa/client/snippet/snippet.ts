import { linkTo } from '../../../../../core/catalogue/page-elements.ts';
import type { QaState } from '../qa-state.ts';
import { configureLines } from './configure.ts';
import { escaped } from './escaped.ts';
import { fallbackOf } from './fallback.ts';
import { firstLines } from './first-line.ts';
import {
  type Part,
  partsOf,
  reservedHeight,
  reserving,
  reservingRule,
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
 * Returns what a webmaster pastes: the line for the first view, the script tag, and the element with its fallback and
 * with the style that reserves its height; with a nonce, a style sheet of its own reserves it.
 */
export function htmlSnippet(state: QaState, sources: Sources, nonce = ''): string {
  return snippetOf(state, sources, tagOf, nonce);
}

/** Returns the same snippet for a site builder that strips unknown tags (C-site-builders). */
export function divSnippet(state: QaState, sources: Sources): string {
  return snippetOf(state, sources, divOf);
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
    ...parts.map((part) => `// ${tagOf(part, '', '')}`),
  ].join('\n');
}

type TagOf = (part: Part, inside: string, style: string) => string;

/**
 * Returns the same snippet for an editor that keeps links alone (C-link-form); null if no link says all attributes of the
 * element.
 */
export function linkSnippet(state: QaState, sources: Sources): string | null {
  const { bundle } = sources;
  const link = linkTo(state.element, state.attributes, reservedHeight(state, sources));
  if (!link) return null;
  const address = `${escaped(bundle)}/creneau/1/creneau.js`;
  return [
    `<script async src="${address}"${scriptAttributes(state, sources)} data-links="main"></script>`,
    `<p>${fallbackOf(state, bundle, link)}</p>`,
  ].join('\n');
}

function snippetOf(state: QaState, sources: Sources, tagOf: TagOf, nonce = ''): string {
  const own = nonce === '' ? '' : ` nonce="${nonce}"`;
  const style = reserving(state, sources);
  const isTag = ({ name }: Part) => name === state.element;
  const withStyle = (part: Part) => (isTag(part) && style && !nonce ? ` style="${style}"` : '');
  const address = `${escaped(sources.bundle)}/creneau/1/creneau.js`;
  return [
    ...firstLines(state, sources),
    `<script async${own} src="${address}"${scriptAttributes(state, sources)}></script>`,
    ...(style && nonce ? [`<style${own}>${reservingRule(state, sources)}</style>`] : []),
    ...partsOf(state).map((part) => tagOf(part, isTag(part) ? fallbackOf(state, sources.bundle) : '', withStyle(part))),
  ].join('\n');
}

function tagOf({ name, attributes }: Part, inside: string, style: string): string {
  return `<creneau-${name}${written(attributes)}${style}>${inside}</creneau-${name}>`;
}

function divOf({ name, attributes }: Part, inside: string, style: string): string {
  return `<div data-creneau="${name}"${written(withPrefix(attributes))}${style}>${inside}</div>`;
}
