import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { TAGS } from '../../../widgets/tags.ts';
import { sharedDemo } from '../../fixtures/browser/shared.ts';
import { expect, test } from '../../fixtures/browser/test.ts';

const top = new URL('../../../', import.meta.url);
const dist = new URL('dist/', top);
const { version } = JSON.parse(readFileSync(new URL('package.json', top), 'utf8')) as { readonly version: string };
const tags = Object.keys(TAGS).map((name) => `creneau-${name}`);

async function read(address: string) {
  const answer = await fetch(address);
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

test.describe('C-bundle: the bundle, as a CDN serves it', () => {
  let url: string;
  test.beforeAll(async () => {
    ({ url } = await sharedDemo());
  });

  for (const [name, kept] of [
    ['1', 'public, max-age=300, stale-while-revalidate=86400, stale-if-error=604800'],
    [version, 'public, max-age=31536000, immutable'],
  ] as const)
    test(`the file /creneau/${name}/creneau.js is kept: ${kept}`, async () => {
      const { status, headers } = await fetch(`${url}/creneau/${name}/creneau.js`);
      expect(status).toBe(200);
      expect(headers.get('cache-control')).toBe(kept);
      expect(headers.get('access-control-allow-origin')).toBe('*');
      expect(headers.get('content-type')).toMatch(/^(?:text|application)\/javascript/);
    });

  for (const path of ['2', '0.0.0', '1/creneau.txt', version] as const)
    test(`the folder /creneau/${path} has nothing, and says so in plain text`, async () => {
      const { status, headers, ...answer } = await read(`${url}/creneau/${path}/no-such.js`);
      expect(status).toBe(404);
      expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
      expect(headers.get('access-control-allow-origin')).toBe('*');
      expect(headers.get('cache-control')).toBe('no-store');
      expect(answer.text).toBe(`There is no /creneau/${path}/no-such.js here. Versions: ${version}.\n`);
    });

  for (const [accepted, encoding] of [
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['identity', null],
  ] as const)
    test(`the server sends brotli or gzip to who takes it: ${accepted}`, async () => {
      const { headers } = await fetch(`${url}/creneau/1/creneau.js`, { headers: { 'accept-encoding': accepted } });
      expect(headers.get('content-encoding')).toBe(encoding);
      expect(headers.get('vary')).toBe('accept-encoding');
    });

  test('a file has an ETag of its content, the same at both addresses and another for each encoding, and answers 304 to it', async () => {
    const etagOf = async (name: string, encoding: string) =>
      (await fetch(`${url}/creneau/${name}/creneau.js`, { headers: { 'accept-encoding': encoding } })).headers.get(
        'etag',
      );
    const etag = (await etagOf('1', 'br')) ?? '';
    expect(etag).toMatch(/^"[\w-]{27}"$/);
    expect(await etagOf(version, 'br')).toBe(etag);
    expect(await etagOf('1', 'gzip')).not.toBe(etag);
    const again = (tag: string) =>
      fetch(`${url}/creneau/1/creneau.js`, { headers: { 'accept-encoding': 'br', 'if-none-match': tag } });
    for (const tag of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const { status, headers } = await again(tag);
      expect([status, headers.get('etag'), headers.get('access-control-allow-origin')]).toEqual([304, etag, '*']);
    }
    expect((await again('"other"')).status).toBe(200);
  });

  test('a file names its source map, which is there', async () => {
    const { headers } = await fetch(`${url}/creneau/1/creneau.js`);
    const map = headers.get('sourcemap') ?? '';
    expect(map).toBe('creneau.js.map');
    const { sources } = (await (await fetch(`${url}/creneau/1/${map}`)).json()) as {
      readonly sources: readonly string[];
    };
    expect(sources.some((source) => source.endsWith('widgets/loader/watch-tags.ts'))).toBe(true);
  });

  test('D-failed-file: the files that every visit runs ask Chromium to compile them while they load', async () => {
    const files = readdirSync(new URL('creneau/', dist));
    for (const name of ['shared', 'booking', 'slotted-calendar', 'lists', 'event-list', 'offers-list', 'react-dom']) {
      const file = files.find((each) => new RegExp(`^${name}-[\\w-]{6}\\.js$`).test(each)) ?? '';
      expect(readFileSync(new URL(`creneau/${file}`, dist), 'utf8')).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
    }
  });

  test("C-integrity: integrity.json has the hash of this version's loader", async () => {
    const known = JSON.parse(readFileSync(new URL('integrity.json', dist), 'utf8')) as Readonly<Record<string, string>>;
    const loader = Buffer.from(await (await fetch(`${url}/creneau/${version}/creneau.js`)).arrayBuffer());
    expect(known[version]).toBe(`sha384-${createHash('sha384').update(loader).digest('base64')}`);
  });
});

test.describe("C-npm: the package's description of its elements", () => {
  for (const [what, file, name] of [
    ['HTML', 'index', 'HTMLElementTagNameMap'],
    ['React', 'react', 'IntrinsicElements'],
    ['Vue', 'vue', 'GlobalComponents'],
  ] as const)
    test(`types name each tag for ${what}`, () => {
      const types = readFileSync(new URL(`npm/${file}.d.ts`, dist), 'utf8');
      const [part = ''] = types.slice(types.indexOf(`interface ${name}`)).split('\n  }');
      expect(tags.filter((tag) => !part.includes(`'${tag}':`))).toEqual([]);
    });

  test('custom-elements.json describes each element', () => {
    const manifest = JSON.parse(readFileSync(new URL('custom-elements.json', dist), 'utf8')) as {
      readonly modules: readonly { readonly declarations: readonly { readonly tagName: string }[] }[];
    };
    const described = manifest.modules.flatMap(({ declarations }) => declarations.map(({ tagName }) => tagName));
    expect(described.toSorted()).toEqual(tags.toSorted());
  });
});
