// Writes the files that are generated from the elements' definitions: types, manifests for editors, the reference page
// and the list in the README.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { register } from 'node:module';
import { generatedFiles } from './generated.ts';

register('./without-sheets.mjs', import.meta.url);
const top = new URL('../../', import.meta.url);
for (const folder of ['npm', 'server']) await mkdir(new URL(`dist/${folder}/`, top), { recursive: true });
for (const [path, text] of Object.entries(await generatedFiles())) {
  const file = new URL(path, top);
  // A file of the repository is written only if its text changes. A file in dist/ is always written, so that it is
  // never older than the build.
  const isKept = !path.startsWith('dist/') && (await readFile(file, 'utf8').catch(() => '')) === text;
  if (!isKept) await writeFile(file, text);
}
