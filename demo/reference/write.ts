// Writes what is generated from the elements' definitions: types, manifests for editors, the reference page and the
// README's list.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { register } from 'node:module';
import { generatedFiles } from './generated.ts';

register('./without-sheets.mjs', import.meta.url);
const top = new URL('../../', import.meta.url);
await mkdir(new URL('dist/npm/', top), { recursive: true });
for (const [path, text] of Object.entries(await generatedFiles())) {
  const file = new URL(path, top);
  // A file of the repository is not written if nothing changes in it; one of dist/ always is, to be as new as the
  // build.
  const isKept = !path.startsWith('dist/') && (await readFile(file, 'utf8').catch(() => '')) === text;
  if (!isKept) await writeFile(file, text);
}
