// Writes what is generated from the elements' definitions: types, custom-elements.json, and the README's tables.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { register } from 'node:module';
import type { Definition } from './definition.ts';
import { manifestOf } from './manifest.ts';
import { tablesOf } from './tables.ts';
import { typesOf } from './types.ts';

const dist = new URL('../../dist/', import.meta.url);
const readme = new URL('../../README.md', import.meta.url);
const MARKS = /(<!-- reference -->)[\s\S]*(<!-- \/reference -->)/;

register('./without-sheets.mjs', import.meta.url);
const names = (await readdir(new URL('npm/', dist)))
  .filter((name) => name.endsWith('.js') && name !== 'index.js')
  .map((name) => name.slice(0, -'.js'.length))
  .sort();
const definitions = await Promise.all(names.map(readDefinition));
await writeFile(new URL('npm/index.d.ts', dist), typesOf(definitions));
await writeFile(new URL('custom-elements.json', dist), `${JSON.stringify(manifestOf(definitions), null, 2)}\n`);
const text = await readFile(readme, 'utf8');
const written = text.replace(
  MARKS,
  (_, open: string, close: string) => `${open}\n\n${tablesOf(definitions)}\n\n${close}`,
);
if (written !== text) await writeFile(readme, written);

async function readDefinition(name: string): Promise<Definition> {
  // The sources: the bundle leaves out what only this reads.
  const module: { readonly definition: Definition } = await import(
    new URL(`../../widgets/${name}/element.ts`, import.meta.url).href
  );
  return module.definition;
}
