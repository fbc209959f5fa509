import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Fastify from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { bundle } from '../../../demo/bundle.ts';
import { requireReleases } from '../../../demo/release/require.ts';
import { aFolder, release } from './a-folder.ts';

async function served(folder: string) {
  const app = Fastify();
  onTestFinished(() => app.close());
  await app.register(bundle(folder), { prefix: '/creneau' });
  return (path: string) => app.inject(`/creneau/${path}`);
}

const LASTING = 'public, max-age=31536000, immutable';
const BRIEFLY = 'public, max-age=300, stale-while-revalidate=86400, stale-if-error=604800';

describe('C-bundle, D-release: a folder of releases, as a CDN serves it', () => {
  it('a folder of releases has each version under its own address, and the newest at the major version', async () => {
    const folder = aFolder();
    release(folder, '1.0.0', 1, { 'shared-aaaaaa.js': 'first' });
    const get = await served(folder);
    release(folder, '1.1.0', 2, { 'shared-bbbbbb.js': 'second' });
    for (const [path, body, kept] of [
      ['1/creneau.js', 'loader of 1.1.0', BRIEFLY],
      ['1/release.js', 'table of 1.1.0', BRIEFLY],
      ['1.0.0/creneau.js', 'loader of 1.0.0', LASTING],
      ['1.0.0/release.js', 'table of 1.0.0', LASTING],
      ['1.1.0/creneau.js', 'loader of 1.1.0', LASTING],
      ['1/shared-aaaaaa.js', 'first', LASTING],
      ['1/shared-bbbbbb.js', 'second', LASTING],
    ] as const) {
      const { headers, payload, statusCode } = await get(path);
      expect([path, statusCode, payload, headers['cache-control']]).toEqual([path, 200, body, kept]);
      expect(headers['access-control-allow-origin']).toBe('*');
    }
    expect((await get('releases.json')).headers['cache-control']).toBe(BRIEFLY);
  });

  it('a file that is pruned while it is requested fails, and nothing else does', async () => {
    const folder = aFolder();
    release(folder, '1.0.0', 1, {});
    const get = await served(folder);
    const statuses = new Set<number>();
    for (let turns = 0; turns < 40; turns += 1) {
      const file = `shared-${turns}aaaaa.js`;
      writeFileSync(join(folder, '1', file), 'x');
      const answer = get(`1/${file}`);
      for (let turn = 0; turn < turns % 20; turn += 1) await new Promise(setImmediate);
      rmSync(join(folder, '1', file));
      statuses.add((await answer).statusCode);
    }
    expect([...statuses].filter((status) => ![200, 404, 500].includes(status))).toEqual([]);
    expect((await get('1/creneau.js')).statusCode).toBe(200);
  });

  it('a file that is not in a folder of releases is a 404 in plain text, with CORS and the existing versions', async () => {
    const folder = aFolder();
    release(folder, '1.0.0', 1, {});
    const get = await served(folder);
    for (const path of [
      '2/creneau.js',
      '1.0.1/creneau.js',
      '1.0.0/pager-aaaaaa.js',
      '1.0.0',
      '',
      '1.0.0/..%2f..%2fx',
    ]) {
      const { headers, payload, statusCode } = await get(path);
      expect([statusCode, payload]).toEqual([404, `There is no /creneau/${path} here. Versions: 1.0.0.\n`]);
      expect(headers).toMatchObject({
        'content-type': 'text/plain; charset=utf-8',
        'access-control-allow-origin': '*',
        'cache-control': 'no-store',
      });
    }
  });

  it('C-variables: a BUNDLE_DIR without a release of this major version is refused in one sentence', () => {
    const folder = aFolder();
    const why = /^The folder .* has no release 1\.x: make it with npm run release -- .*, or leave BUNDLE_DIR unset\.$/;
    expect(() => requireReleases(folder)).toThrow(why);
    expect(() => requireReleases('/nowhere')).toThrow(why);
    release(folder, '2.0.0', 1, {});
    expect(() => requireReleases(folder)).toThrow(why);
    release(folder, '1.0.0', 1, {});
    expect(() => requireReleases(folder)).not.toThrow();
  });
});
