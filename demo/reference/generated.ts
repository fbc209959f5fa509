import { readFile } from 'node:fs/promises';
import { callSections, feedingTable } from './backends.ts';
import type { Definition } from './definition.ts';
import { readDefinitions } from './definitions.ts';
import { htmlDataOf, webTypesOf } from './editor-data.ts';
import { heightsOf, reservedSheet, reserving } from './heights.ts';
import { manifestOf } from './manifest.ts';
import { elementsOf, referenceOf } from './tables.ts';
import { typesOf } from './types.ts';

/** The text of each file, by its path from the top. */
type Files = Readonly<Record<string, string>>;

/** All that is generated from the elements' definitions. */
export async function generatedFiles(): Promise<Files> {
  const definitions = await readDefinitions();
  const { version }: { readonly version: string } = JSON.parse(await textOf('package.json'));
  const types = Object.entries(typesOf(definitions));
  return {
    ...Object.fromEntries(types.map(([name, text]) => [`dist/npm/${name}`, text])),
    'dist/custom-elements.json': jsonOf(manifestOf(definitions)),
    'dist/html.html-data.json': jsonOf(htmlDataOf(definitions)),
    'dist/web-types.json': jsonOf(webTypesOf(definitions, version)),
    ...(await generatedDocuments(definitions)),
  };
}

/** The part of it that is kept in the repository. */
export async function generatedDocuments(definitions: readonly Definition[]): Promise<Files> {
  return {
    'docs/elements.md': referenceOf(definitions),
    'README.md': reserving(between('elements', await textOf('README.md'), elementsOf(definitions))),
    'docs/contract.md': reserving(await textOf('docs/contract.md')),
    'demo/pages/styles/reserved.css': reservedSheet(),
    'docs/webmasters.md': reserving(between('heights', await textOf('docs/webmasters.md'), heightsOf('en'))),
    'docs/backends.md': between(
      'calls',
      between('feeding', await textOf('docs/backends.md'), feedingTable()),
      await callSections(),
    ),
    'docs/webmasters.fr.md': reserving(between('heights', await textOf('docs/webmasters.fr.md'), heightsOf('fr'))),
  };
}

/** A document with another text between `<!-- name -->` and `<!-- /name -->`. */
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
