// Writes what is generated from the elements' definitions: types, custom-elements.json, the reference page and the README's list.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { register } from 'node:module';
import type { Definition } from './definition.ts';
import { manifestOf } from './manifest.ts';
import { elementsOf, referenceOf } from './tables.ts';
import { typesOf } from './types.ts';

const dist = new URL('../../dist/', import.meta.url);
const readme = new URL('../../README.md', import.meta.url);
const reference = new URL('../docs/elements.md', import.meta.url);
const MARKS = /(<!-- elements -->)[\s\S]*(<!-- \/elements -->)/;

register('./without-sheets.mjs', import.meta.url);
const names = (await readdir(new URL('npm/', dist)))
  .filter((name) => name.endsWith('.js') && name !== 'index.js')
  .map((name) => name.slice(0, -'.js'.length))
  .sort();
const definitions = await Promise.all(names.map(readDefinition));
await writeFile(new URL('npm/index.d.ts', dist), typesOf(definitions));
await writeFile(new URL('custom-elements.json', dist), `${JSON.stringify(manifestOf(definitions), null, 2)}\n`);
await writeIfOther(reference, () => referenceOf(definitions));
await writeIfOther(readme, (text) =>
  text.replace(MARKS, (_, open: string, close: string) => `${open}\n\n${elementsOf(definitions)}\n\n${close}`),
);

/** Leaves a file of the repository alone where nothing changes in it. */
async function writeIfOther(file: URL, written: (text: string) => string): Promise<void> {
  const text = await readFile(file, 'utf8').catch(() => '');
  const next = written(text);
  if (next !== text) await writeFile(file, next);
}

async function readDefinition(name: string): Promise<Definition> {
  // The sources: the bundle leaves out what only this reads.
  const module: { readonly definition: Definition } = await import(
    new URL(`../../widgets/${name}/element.ts`, import.meta.url).href
  );
  return module.definition;
}
