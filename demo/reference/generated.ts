import { readFile } from 'node:fs/promises';
import { columnText } from '../../core/studio/sentences.ts';
import { SHEETS } from '../../core/studio/sheets.ts';
import type { Language } from '../../core/text/language.ts';
import { TAGS } from '../../widgets/tags.ts';
import { callSections, feedingTable, guestsWay } from './backends.ts';
import { declarationsOf } from './declarations.ts';
import { type Definition, typeNameOf } from './definition.ts';
import { htmlDataOf, webTypesOf } from './editor-data.ts';
import { elementTypesOf } from './element-types.ts';
import { reactTypesOf, svelteTypesOf, vueTypesOf } from './framework-types.ts';
import { heightsOf, reservedSheet, reserving } from './heights.ts';
import { manifestOf } from './manifest.ts';
import { openApiText } from './openapi.ts';
import { elementsOf, referenceOf } from './tables.ts';

/** The texts of files, by the path from the repository's root. */
type Files = Readonly<Record<string, string>>;

/** Returns all files that are generated from the elements' definitions. */
export async function generatedFiles(): Promise<Files> {
  const definitions = await readDefinitions();
  const { version }: { readonly version: string } = JSON.parse(await textOf('package.json'));
  const types = Object.entries(typesOf(definitions));
  return {
    ...Object.fromEntries(types.map(([name, text]) => [`dist/npm/${name}`, text])),
    'dist/server/index.d.ts': declarationsOf('widgets/first-views.ts'),
    'dist/custom-elements.json': jsonOf(manifestOf(definitions)),
    'dist/html.html-data.json': jsonOf(htmlDataOf(definitions)),
    'dist/web-types.json': jsonOf(webTypesOf(definitions, version)),
    'dist/openapi.json': await openApiText(),
    ...(await generatedDocuments(definitions)),
  };
}

/** Returns the generated files that are kept in the repository. */
export async function generatedDocuments(definitions: readonly Definition[]): Promise<Files> {
  return {
    'docs/elements.md': referenceOf(definitions),
    'README.md': reserving(between('elements', await textOf('README.md'), elementsOf(definitions))),
    'docs/contract.md': reserving(await textOf('docs/contract.md')),
    'demo/pages/styles/reserved.css': reservedSheet(),
    'docs/webmasters.md': reserving(between('heights', await textOf('docs/webmasters.md'), heightsOf('en'))),
    'docs/backends.md': between(
      'calls',
      between('guest', between('feeding', await textOf('docs/backends.md'), feedingTable()), guestsWay()),
      callSections(),
    ),
    'docs/data.md': between('sheets', await textOf('docs/data.md'), dataTables('en')),
    'docs/data.fr.md': between('sheets', await textOf('docs/data.fr.md'), dataTables('fr')),
    'docs/webmasters.fr.md': reserving(between('heights', await textOf('docs/webmasters.fr.md'), heightsOf('fr'))),
  };
}

/** Returns a document in which the text between `<!-- name -->` and `<!-- /name -->` is replaced. */
function between(name: string, document: string, text: string): string {
  const [before, rest] = document.split(`<!-- ${name} -->`);
  const [, after] = rest?.split(`<!-- /${name} -->`) ?? [];
  if (after === undefined) throw new Error(`A document has lost its marks <!-- ${name} --> and <!-- /${name} -->.`);
  return `${before}<!-- ${name} -->\n\n${text}\n\n<!-- /${name} -->${after}`;
}

function textOf(path: string): Promise<string> {
  return readFile(new URL(`../../${path}`, import.meta.url), 'utf8');
}

function jsonOf(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/**
 * Reads the definitions of all elements, sorted by tag. They are read from the sources, because the bundle leaves out
 * what only the reference uses.
 */
export function readDefinitions(): Promise<readonly Definition[]> {
  return Promise.all(Object.keys(TAGS).toSorted().map(readDefinition));
}

async function readDefinition(name: string): Promise<Definition> {
  const module: { readonly definition: Definition } = await import(`../../widgets/${name}/element.ts`);
  return module.definition;
}

/** Returns the package's type declarations, by file name. */
export function typesOf(definitions: readonly Definition[]): Readonly<Record<string, string>> {
  return {
    'index.d.ts': `${declarationsOf('widgets/index.ts')}\n${elementTypesOf(definitions)}`,
    'react.d.ts': reactTypesOf(definitions),
    'svelte.d.ts': svelteTypesOf(definitions),
    'vue.d.ts': vueTypesOf(definitions),
    ...Object.fromEntries(definitions.map(({ tag }) => [`${tag.replace('creneau-', '')}.d.ts`, typesOfOne(tag)])),
  };
}

/** Returns the types of a single element's module; they come from the package's index. */
function typesOfOne(tag: string): string {
  return `export type { ${typeNameOf(tag)}Element, ${typeNameOf(tag)}Props } from './index.js';\n`;
}

const HEADS = {
  fr: '| colonne | JSON | ce que l’on écrit |\n| --- | --- | --- |',
  en: '| column | JSON | what to write |\n| --- | --- | --- |',
} as const;

/** Returns, as Markdown, the sheets of a studio's own data with their columns. */
function dataTables(lang: Language): string {
  return SHEETS.map(({ id, names, says, columns }) => {
    const rows = columns.map((column) => {
      const star = column.isRequired ? ' \\*' : '';
      return `| ${column.names[lang]}${star} | \`${column.id}\` | ${columnText(column, lang)} |`;
    });
    return `### ${names[lang]}\n\n\`${id}\`. ${says[lang]}\n\n${HEADS[lang]}\n${rows.join('\n')}`;
  }).join('\n\n');
}
