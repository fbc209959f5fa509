import { type Definition, typeOf } from './definition.ts';

/** The reference page: for each element what a page may set, hear and style. */
export function referenceOf(definitions: readonly Definition[]): string {
  return [
    '# Reference',
    "Written by `npm run build` from the elements' own tables. Every element also takes the [settings](../../README.md#settings), and " +
      'bubbles its events through shadow trees (`composed`). Children without a `slot` are its fallback before and without JavaScript.',
    ...definitions.map(sectionOf),
    '',
  ].join('\n\n');
}

/** The README's list of elements, each with a link into the reference. */
export function elementsOf(definitions: readonly Definition[]): string {
  const rows = definitions.map(
    ({ tag, summary }) => `| [\`<${tag}>\`](demo/docs/elements.md#${tag}) | ${cell(summary)} |`,
  );
  return ['| element | |', '|---|---|', ...rows].join('\n');
}

function sectionOf({ tag, summary, attributes, properties = {}, events, parts, customProperties }: Definition): string {
  const rows = Object.entries(attributes).map(
    ([name, attribute]) =>
      `| \`${name}\` | ${cell(typeOf(attribute))} | ${cell(String(attribute.default))} | ${cell(attribute.doc)} |`,
  );
  const told = Object.entries(properties).map(([name, { type, doc }]) => [name, `\`${type}\`: ${doc}`] as const);
  return [
    `## ${tag}`,
    summary,
    ...(rows.length > 0 ? [['| attribute | type | default | |', '|---|---|---|---|', ...rows].join('\n')] : []),
    ...(told.length > 0 ? [tableOf('property (read only)', Object.fromEntries(told))] : []),
    tableOf('event', events),
    tableOf('part', parts),
    tableOf('custom property', customProperties),
  ].join('\n\n');
}

function tableOf(head: string, table: Readonly<Record<string, string>>): string {
  const rows = Object.entries(table).map(([name, text]) => `| \`${name}\` | ${cell(text)} |`);
  return [`| ${head} | |`, '|---|---|', ...rows].join('\n');
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|');
}
