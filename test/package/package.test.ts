import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { parseAst } from 'rollup/parseAst';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApiText } from '../../demo/reference/openapi.ts';
import { judgeScript } from '../fixtures/browser/hosts.ts';
import { filesIn, judged, type Packed, pack, textIn, top } from './a-package.ts';

const run = promisify(execFile);

let packed: Packed;

beforeAll(async () => {
  packed = await pack();
});

afterAll(() => packed?.remove());

/** Returns the packages that a module imports. */
function packagesIn(code: string): readonly string[] {
  const names: string[] = [];
  // A string of the module may itself look like an import, so the module is parsed.
  JSON.stringify(parseAst(code), (_key, node: unknown) => {
    if (typeof node === 'bigint') return null;
    const { type, source } = Object(node) as { readonly type?: string; readonly source?: { readonly value?: unknown } };
    if (/^(?:Import|Export)/.test(String(type)) && typeof source?.value === 'string') names.push(source.value);
    return node;
  });
  return names.filter((name) => !name.startsWith('.'));
}

describe('C-npm: the package', { tags: ['@long'] }, () => {
  it('the package has no dependency, because everything that it needs is in its files', async () => {
    const manifest: Readonly<Record<string, unknown>> = JSON.parse(await textIn(packed, 'package.json'));
    expect(manifest['dependencies']).toBeUndefined();
    const codes = await Promise.all(
      packed.files.filter((file) => /^dist\/(?:npm|creneau)\/.*\.js$/.test(file)).map((file) => textIn(packed, file)),
    );
    expect(codes.length).toBeGreaterThan(40);
    expect(codes.flatMap(packagesIn)).toEqual([]);
  });

  it('creneau/with-react needs only React, as an optional peer dependency', async () => {
    const files = packed.files.filter((file) => /^dist\/(?:with-react|react)\/.*\.js$/.test(file));
    const codes = await Promise.all(files.map((file) => textIn(packed, file)));
    expect(codes.length).toBeGreaterThan(20);
    expect([...new Set(codes.flatMap(packagesIn))].toSorted()).toEqual([
      ...['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'],
    ]);
  });

  it('the package holds what is loaded from it: no copies for servers, no source maps that no file names', () => {
    expect(packed.files.filter((file) => /\.(?:gz|br|map)$/.test(file))).toEqual([]);
  });

  it('D-openapi: the package has the document that the API serves', async () => {
    const { exports }: { readonly exports: object } = JSON.parse(await textIn(packed, 'package.json'));
    expect(exports).toMatchObject({ './openapi.json': './dist/openapi.json' });
    expect(await textIn(packed, 'dist/openapi.json')).toBe(await openApiText());
  });

  it('each bundle of the package has the licences of the third parties in it, and of no others', async () => {
    const namesIn = async (bundle: string) => {
      const notices = await textIn(packed, `dist/${bundle}/third-party-notices.txt`);
      return [...notices.matchAll(/^-{72}\n(\S+) \d/gm)].map(([, name]) => name);
    };
    const [bundle, withReact, conformance] = await Promise.all(
      ['creneau', 'with-react', 'conformance'].map((name) => namesIn(name)),
    );
    expect(bundle).toEqual(expect.arrayContaining(['react', 'react-dom', 'maplibre-gl', 'valibot']));
    expect(withReact).toEqual(expect.arrayContaining(['maplibre-gl', 'valibot', 'zustand']));
    expect(withReact).not.toContain('react-dom');
    expect(conformance).toEqual(['valibot']);
  });

  it('the licences of the bundle are complete', async () => {
    const notices = await textIn(packed, 'dist/creneau/third-party-notices.txt');
    for (const name of [
      'react',
      'react-dom',
      'scheduler',
      'maplibre-gl',
      'zustand',
      'ky',
      '@r2wc/react-to-web-component',
      '@formatjs/intl',
    ]) {
      expect(notices).toMatch(new RegExp(`\n${name} \\d+\\.`));
    }
    expect(notices).toContain('Copyright (c) Meta Platforms');
    expect(notices).toContain('Mapbox');
  });

  it('the package passes publint', async () => {
    const script = await judgeScript('publint/src/cli.js');
    const { isGood, says } = await judged(script, ['--strict', packed.folder]);
    expect(isGood, says).toBe(true);
  });

  it('the package passes attw with the types of each entry', async () => {
    const script = await judgeScript('@arethetypeswrong/cli/dist/index.js');
    const { isGood, says } = await judged(script, [packed.tarball, '--profile', 'esm-only', '--no-color']);
    expect(isGood, says).toBe(true);
  });

  it('a package that names a missing file would be noticed', async () => {
    const script = await judgeScript('publint/src/cli.js');
    const wrong = join(packed.folder, '..', 'wrong');
    await mkdir(wrong);
    await writeFile(join(wrong, 'package.json'), '{"name":"wrong","version":"1.0.0","type":"module","main":"./a.js"}');
    const { isGood, says } = await judged(script, ['--strict', wrong]);
    expect([isGood, says]).toEqual([false, expect.stringContaining('a.js')]);
  });

  it('building the package again gives the same bytes', async () => {
    const other = await mkdtemp(join(tmpdir(), 'creneau-again-'));
    try {
      await run(process.execPath, ['node_modules/rollup/dist/bin/rollup', '--config', '--silent'], {
        cwd: top,
        env: { ...process.env, CRENEAU_DIST: other },
      });
      const built = await hashesIn(other);
      const now = await hashesIn(join(top, 'dist'));
      expect(Object.keys(built).length).toBeGreaterThan(100);
      expect(Object.entries(built).filter(([file, hash]) => now[file] !== hash)).toEqual([]);
    } finally {
      await rm(other, { recursive: true, force: true });
    }
  });
});

describe('the sizes in docs/performance.md', { tags: ['@long'] }, () => {
  it('docs/performance.md has the sizes of the built files, in kB, with a tolerance of one', async () => {
    const weights = await readFile(join(top, 'dist/weights.txt'), 'utf8');
    const built = new Map(
      [...weights.matchAll(/^(\S+) +([\d.]+) kB/gm)].map(([, name = '', kB]) => [name, Number(kB)]),
    );
    const page = await readFile(join(top, 'docs/performance.md'), 'utf8');
    const rows = [...page.matchAll(/^\| `([\w-]+)` \| .* \| ([\d.]+) kB \|$/gm)];
    expect(rows.length).toBeGreaterThan(9);
    const wrong = rows.filter(([, name = '', kB]) => Math.abs(Number(kB) - (built.get(name) ?? 0)) > 1);
    expect(wrong.map(([row]) => row)).toEqual([]);
  });
});

/** Returns the hash of each file of a folder except source maps, which contain paths that depend on the folder. */
async function hashesIn(folder: string): Promise<Readonly<Record<string, string>>> {
  const files = (await filesIn(folder)).filter((file) => !file.endsWith('.map'));
  const hashed = files.map(async (file) => {
    const content = await readFile(join(folder, file));
    return [file, createHash('sha256').update(content).digest('hex')] as const;
  });
  return Object.fromEntries(await Promise.all(hashed));
}
