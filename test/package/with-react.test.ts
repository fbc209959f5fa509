import { mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Metafile } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Site, SLOT, startSite } from '../fixtures/browser/site.ts';
import { type Packed, pack, top } from './a-package.ts';

let site: Site;
let packed: Packed;

beforeAll(async () => {
  [site, packed] = await Promise.all([startSite(), pack()]);
});

afterAll(() => Promise.all([site?.stop(), packed?.remove()]));

/** Returns the code of a React application that shows a calendar, with the element from this entry of the package. */
const appOf = (entry: string, api: string) => `
  import { createElement, useState } from 'react';
  import { createRoot } from 'react-dom/client';
  import { configure } from '${entry}';
  import '${entry === 'creneau/react' ? 'creneau' : entry}/slotted-calendar';

  configure({ apiUrl: '${api}/api', siteUrl: '${api}' });
  function App() {
    const [count, setCount] = useState(0);
    return createElement('main', null,
      createElement('button', { onClick: () => setCount(count + 1) }, 'Pressed ' + count),
      createElement('creneau-slotted-calendar', { event: 'yoga-doux', mode: 'picker' }));
  }
  createRoot(document.querySelector('main')).render(createElement(App));
`;

interface App {
  readonly inputs: readonly string[];
  readonly files: ReadonlyMap<string, string>;
}

/** Bundles this code as an application does, with the packed package among its modules. */
async function bundled(entry: string): Promise<App> {
  const folder = join(packed.folder, '..', `app-${entry.replace('/', '-')}`);
  await mkdir(join(folder, 'node_modules'), { recursive: true });
  await symlink(packed.folder, join(folder, 'node_modules/creneau'), 'junction');
  for (const name of ['react', 'react-dom', 'scheduler']) {
    await symlink(join(top, 'node_modules', name), join(folder, 'node_modules', name), 'junction');
  }
  await writeFile(join(folder, 'app.js'), appOf(entry, site.relay.origin('cdn')));
  const { metafile, outputFiles } = await build({
    absWorkingDir: folder,
    entryPoints: ['app.js'],
    define: { 'process.env.NODE_ENV': '"production"' },
    ...{ bundle: true, splitting: true, format: 'esm', outdir: 'out', write: false, metafile: true },
    preserveSymlinks: true,
  });
  const files = new Map(outputFiles.map(({ path, text }) => [path.slice(join(folder, 'out').length), text]));
  await rm(folder, { recursive: true, force: true });
  return { inputs: inputsOf(metafile), files };
}

const inputsOf = ({ inputs }: Metafile) => Object.keys(inputs).map((path) => path.replaceAll('\\', '/'));

/** Counts the copies of React in an application: each defines the object in which its renderer finds the hooks. */
const copiesOfReact = ({ files }: App) =>
  [...files.values()].join('\n').split(/\.__CLIENT_INTERNALS\w*\s*=/).length - 1;

describe('C-npm: creneau/with-react', { tags: ['@long'] }, () => {
  it('an application with creneau/with-react has one copy of React, and with creneau it has two', async () => {
    const [one, two] = await Promise.all([bundled('creneau/with-react'), bundled('creneau/react')]);
    expect(one.inputs.filter((path) => path.endsWith('react-dom-client.production.js'))).toHaveLength(1);
    expect(
      one.inputs
        .filter((path) => path.includes('creneau/dist/creneau/'))
        .toSorted()
        .map((path) => /(.+)-/.exec(path.split('/').at(-1) ?? '')?.[1]),
    ).toEqual(['doctor', 'map-worker', 'places-worker']);
    expect(copiesOfReact(one)).toBe(1);
    expect(copiesOfReact(two)).toBe(2);
  });

  it('one React renders the application and the element, and both react to a press', async () => {
    const { files } = await bundled('creneau/with-react');
    site.relay.rules.add(({ path }) => {
      const body = path.startsWith('/app') ? files.get(path.slice('/app'.length)) : undefined;
      return body === undefined ? null : { headers: { 'content-type': 'text/javascript' }, body };
    });
    const { page, heard } = await site.visit(
      '<!doctype html><html lang="fr"><body><main></main><script type="module" src="/app/app.js"></script></body></html>',
    );
    await page.locator(SLOT).first().click();
    await page.locator('.slot.selected').waitFor();
    await page.getByRole('button', { name: 'Pressed 0' }).click();
    await page.getByRole('button', { name: 'Pressed 1' }).waitFor();
    expect(await page.locator('.slot.selected').count()).toBe(1);
    expect(heard.errors).toEqual([]);
    expect(heard.said(/^(?:warning|error):/)).toEqual([]);
  });

  it('the types of creneau/with-react are those of creneau/react', async () => {
    expect(await readFile(join(packed.folder, 'dist/with-react/index.d.ts'), 'utf8')).toBe(
      "export * from '../npm/react.js';\n",
    );
  });
});
