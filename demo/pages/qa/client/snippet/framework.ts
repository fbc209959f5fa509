import type { ElementFacts } from '../elements.ts';
import type { QaState } from '../qa-state.ts';
import { configureLines } from './configure.ts';
import { escaped } from './escaped.ts';
import { type Part, partsOf, type Sources } from './markup.ts';

/** Returns a React 19 component that contains the element (docs/developers.md, React 19). */
export function reactSnippet(state: QaState, sources: Sources, facts: ElementFacts): string {
  const parts = withCheckout(state);
  const tags = parts.map(({ name, attributes }) => `<creneau-${name}${attributesIn(attributes, facts, jsx)} />`);
  const [only = ''] = tags;
  const shown =
    tags.length === 1
      ? [`  return ${only};`]
      : ['  return (', '    <>', ...tags.map((tag) => `      ${tag}`), '    </>', '  );'];
  return [
    "import { configure } from 'creneau/react';",
    ...importsOf(parts),
    '',
    ...configureLines(state, sources),
    '',
    'export function Booking() {',
    ...shown,
    '}',
  ].join('\n');
}

/** Returns a Vue 3 component that contains the element; `isCustomElement` must be set (docs/developers.md, Vue 3). */
export function vueSnippet(state: QaState, sources: Sources, facts: ElementFacts): string {
  const parts = withCheckout(state);
  return [
    "<!-- vite.config.ts: isCustomElement: (tag) => tag.startsWith('creneau-') -->",
    '<script setup lang="ts">',
    "import { configure } from 'creneau/vue';",
    ...importsOf(parts),
    '',
    ...configureLines(state, sources),
    '</script>',
    '',
    '<template>',
    ...parts.map(({ name, attributes }) => `  <creneau-${name}${attributesIn(attributes, facts, inVue)} />`),
    '</template>',
  ].join('\n');
}

/**
 * Returns the widgets of the snippet, with a separate checkout for a calendar that sells. Otherwise the calendar would
 * insert one among children whose order the framework controls.
 */
function withCheckout(state: QaState): readonly Part[] {
  const parts = partsOf(state);
  if (state.element !== 'slotted-calendar' || state.attributes['mode'] !== 'picker') return parts;
  const id = 'booking';
  return [
    ...parts.map(({ name, attributes }) => ({ name, attributes: { id, ...attributes } })),
    { name: 'checkout', attributes: { for: id } },
  ];
}

function importsOf(parts: readonly Part[]): readonly string[] {
  return parts.map(({ name }) => `import 'creneau/${name}';`);
}

type WriteAttribute = (name: string, value: string, isNumber: boolean) => string;

function attributesIn(attributes: Part['attributes'], facts: ElementFacts, write: WriteAttribute): string {
  const numbers = facts.attributes.filter(({ kind }) => kind === 'number').map(({ name }) => name);
  return Object.entries(attributes)
    .map(([name, value]) => {
      if (value === '') return ` ${name}`;
      return ` ${write(name, value, numbers.includes(name) && Number.isFinite(Number(value)))}`;
    })
    .join('');
}

function jsx(name: string, value: string, isNumber: boolean): string {
  if (isNumber) return `${name}={${Number(value)}}`;
  return /["&{}<>\\]/.test(value) ? `${name}={${JSON.stringify(value)}}` : `${name}="${value}"`;
}

function inVue(name: string, value: string, isNumber: boolean): string {
  return isNumber ? `:${name}="${Number(value)}"` : `${name}="${escaped(value)}"`;
}
