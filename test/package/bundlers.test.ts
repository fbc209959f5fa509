import { copyFile, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as esbuild from 'esbuild';
import * as vite from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchChromium } from '../fixtures/browser/chromium.ts';
import { type Site, startSite } from '../fixtures/browser/site.ts';
import { filesIn, type Packed, pack, top } from './a-package.ts';

let site: Site;
let packed: Packed;

beforeAll(async () => {
  [site, packed] = await Promise.all([startSite(), pack()]);
});

afterAll(() => Promise.all([site?.stop(), packed?.remove()]));

const TYPES: Readonly<Record<string, string>> = { html: 'text/html; charset=utf-8', js: 'text/javascript' };

/** Writes an application with a map that imports this entry of the packed package; returns its folder. */
async function anApplication(entry: string, bundler: string): Promise<string> {
  const root = join(packed.folder, '..', `${bundler}-${entry.replace('/', '-')}`);
  await mkdir(join(root, 'node_modules'), { recursive: true });
  await symlink(packed.folder, join(root, 'node_modules/creneau'), 'junction');
  for (const name of ['react', 'react-dom', 'scheduler']) {
    await symlink(join(top, 'node_modules', name), join(root, 'node_modules', name), 'junction');
  }
  const api = site.relay.origin('cdn');
  const map = '<creneau-provider-map style="display: block; height: 20em"></creneau-provider-map>';
  const script = '<script type="module" src="/app.js"></script>';
  await writeFile(join(root, 'index.html'), `<!doctype html><html lang="fr"><body>${map}${script}</body></html>`);
  await writeFile(
    join(root, 'app.js'),
    `import { configure } from '${entry}';
    configure({ apiUrl: '${api}/api', siteUrl: '${api}', tiles: '${api}/tiles/{z}/{x}/{y}.png' });
    await import('${entry}/provider-map');`,
  );
  return root;
}

/** The configuration of each bundler; all write into the folder `dist`. */
const BUNDLERS = {
  vite: (root: string) =>
    vite.build({ root, logLevel: 'error', build: { target: 'es2022' }, resolve: { preserveSymlinks: true } }),
  async esbuild(root: string) {
    const outdir = join(root, 'dist');
    await esbuild.build({
      ...{ absWorkingDir: root, entryPoints: ['app.js'], outdir, preserveSymlinks: true },
      ...{ bundle: true, splitting: true, format: 'esm', define: { 'process.env.NODE_ENV': '"production"' } },
    });
    await copyFile(join(root, 'index.html'), join(outdir, 'index.html'));
  },
} as const;

/** Returns the files that a bundler has built, by path. */
async function builtBy(bundler: keyof typeof BUNDLERS, entry: string): Promise<ReadonlyMap<string, string>> {
  const root = await anApplication(entry, bundler);
  await BUNDLERS[bundler](root);
  const names = await filesIn(join(root, 'dist'));
  const files = names.map(async (name) => [`/${name}`, await readFile(join(root, 'dist', name), 'utf8')] as const);
  return new Map(await Promise.all(files));
}

describe('C-npm: an application that a bundler builds', { tags: ['@long'] }, () => {
  it.each([
    ['vite', 'creneau'],
    ['vite', 'creneau/with-react'],
    ['esbuild', 'creneau'],
  ] as const)(
    'an application of %s with %s has the code of the map’s workers, and draws the map',
    async (bundler, entry) => {
      const files = await builtBy(bundler, entry);
      expect([...files.keys()].filter((name) => /(?:map|places)-worker/.test(name))).toHaveLength(2);
      const tiles: string[] = [];
      site.relay.rules.add(({ path }) => {
        if (path.startsWith('/tiles/')) tiles.push(path);
        const name = path === '/' ? '/index.html' : path;
        const body = files.get(name);
        return body === undefined
          ? null
          : { headers: { 'content-type': TYPES[name.split('.').at(-1) ?? ''] ?? '' }, body };
      });
      const browser = await launchChromium({ webgl: true });
      const page = await browser.newPage();
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      await page.goto(`${site.relay.origin('site')}/`);
      await page.locator('.maplibregl-canvas').waitFor();
      // The engine requests these files once its worker runs.
      await expect.poll(() => tiles.length).toBeGreaterThan(0);
      expect(errors).toEqual([]);
      await browser.close();
      site.relay.reset();
    },
  );
});
