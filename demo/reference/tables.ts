import { camelCase } from '../../widgets/shared/base/camel-case.ts';
import { themeProperties } from '../../widgets/shared/element/theme-properties.ts';
import { type Definition, typeOf } from './definition.ts';
import { COMMON_EVENTS, detailOf, isCancelable } from './events.ts';
import { EXAMPLES } from './examples.ts';
import { SETTINGS } from './settings.ts';
import { galleryLink, stateLinks } from './state-links.ts';

/** Returns the reference page: each element with an example and everything that a page can set, listen to and style. */
export function referenceOf(definitions: readonly Definition[]): string {
  return [
    '# Elements',
    'What each element shows, an example to copy, and what a page can set, hear and style. `npm run build` writes this page from the definitions of the elements.',
    definitions.map(({ tag }) => `[${tag}](#${tag})`).join(' · '),
    COMMON,
    ...definitions.map(sectionOf),
    '',
  ].join('\n\n');
}

/** Returns the README's list of elements, each with a link into the reference. */
export function elementsOf(definitions: readonly Definition[]): string {
  const rows = definitions.map(({ tag, summary }) => [`[\`<${tag}>\`](docs/elements.md#${tag})`, summary]);
  return tableOf(['element', 'what it is'], rows);
}

const EVENT_HEADS = ['event', '`detail`', 'can be cancelled', 'description'];

const COMMON = [
  '## All elements',
  'The examples need the [script tag](webmasters.md#a-first-calendar), or the [npm package](developers.md). Those for React are whole modules. Types of `detail` are exported by the package.',
  '**Settings** are attributes and properties of every element. They can also be set for [several elements or the whole page](webmasters.md#settings).',
  tableOf(
    ['attribute', 'property', 'description'],
    SETTINGS.map(({ attribute, property, doc }) => [code(attribute), code(property), doc]),
  ),
  '**Children** without a `slot` attribute are what visitors see before the script has come, and without JavaScript.',
  '**Methods:** the elements have none of their own. Set a property, or listen to an event.',
  '**Events** bubble and are composed, so that each can be heard on any ancestor and on `window`. Every element has this one:',
  tableOf(EVENT_HEADS, eventRows(COMMON_EVENTS)),
  '**Custom properties** are the same for all elements:',
  tableOf(['custom property', 'description'], rowsOf(themeProperties)),
].join('\n\n');

function sectionOf(definition: Definition): string {
  const { tag, attributes, properties = {}, events, slots, parts, customProperties } = definition;
  const example = EXAMPLES[tag];
  if (!example) throw new Error(`${tag} has no example.`);
  const own = Object.entries(customProperties).filter(([name]) => !Object.hasOwn(themeProperties, name));
  const set = Object.entries(attributes).map(([name, attribute]) => {
    const property = camelCase(name) === name ? '' : `, property ${code(camelCase(name))}`;
    return [code(name) + property, code(typeOf(attribute)), code(String(attribute.default)), attribute.doc];
  });
  const readOnly = Object.entries(properties).map(([name, { type, doc }]) => [code(name), code(type), doc]);
  return [
    `## ${tag}`,
    example.about,
    `\`\`\`html\n${example.html}\n\`\`\``,
    ...(example.react ? ['In React:', `\`\`\`tsx\n${example.react}\n\`\`\``] : []),
    statesOf(tag.replace('creneau-', '')),
    tableOf(['attribute', 'type', 'default', 'description'], set),
    tableOf(['read-only property', 'type', 'description'], readOnly),
    tableOf(['slot', 'description'], rowsOf(slots)),
    tableOf(EVENT_HEADS, eventRows(events)),
    tableOf(['part', 'description'], rowsOf(parts)),
    tableOf(['custom property of its own', 'description'], rowsOf(Object.fromEntries(own))),
  ]
    .filter((block) => block !== '')
    .join('\n\n');
}

/** Returns links to an element's states in a demo that runs on this machine. */
function statesOf(element: string): string {
  const links = stateLinks(element);
  const list = (some: typeof links) => some.map(({ name, href }) => `[${name}](${href})`).join(', ');
  const [atOnce, bySteps] = [links.filter((link) => !link.needsSteps), links.filter((link) => link.needsSteps)];
  return [
    '**States** (in the demo, `npm start`):',
    ...(atOnce.length > 0 ? [`${list(atOnce)};`] : []),
    ...(bySteps.length > 0 ? [`after some steps ${list(bySteps)};`] : []),
    `[all in the gallery](${galleryLink(element)}).`,
  ].join(' ');
}

function eventRows(events: Readonly<Record<string, string>>): readonly (readonly string[])[] {
  return Object.entries(events).map(([name, text]) => [
    code(name),
    code(detailOf(name)),
    isCancelable(name) ? 'yes' : '',
    text,
  ]);
}

function rowsOf(table: Readonly<Record<string, string>>): readonly (readonly string[])[] {
  return Object.entries(table).map(([name, text]) => [name === '(children)' ? name : code(name), text]);
}

/** Returns a table in Markdown; empty without rows. */
function tableOf(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '';
  const line = (cells: readonly string[]) => `| ${cells.map((text) => text.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(heads), `|${'---|'.repeat(heads.length)}`, ...rows.map(line)].join('\n');
}

function code(text: string): string {
  return `\`${text}\``;
}
