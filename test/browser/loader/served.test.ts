import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { TAGS } from '../../../widgets/tags.ts';
import { sharedDemo } from '../../fixtures/browser/shared.ts';

const top = new URL('../../../', import.meta.url);
const dist = new URL('dist/', top);
const { version } = JSON.parse(readFileSync(new URL('package.json', top), 'utf8')) as { readonly version: string };
const tags = Object.keys(TAGS).map((name) => `creneau-${name}`);

describe('C-bundle: the bundle, as a CDN serves it', () => {
  let url: string;
  beforeAll(async () => {
    ({ url } = await sharedDemo());
  });

  it.each([
    ['1', 'public, max-age=300'],
    [version, 'public, max-age=31536000, immutable'],
  ])('/creneau/%s/creneau.js is kept: %s', async (name, kept) => {
    const { status, headers } = await fetch(`${url}/creneau/${name}/creneau.js`);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe(kept);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('content-type')).toMatch(/^(?:text|application)\/javascript/);
  });

  it.each(['2', '0.0.0', '1/creneau.txt'])('/creneau/%s has nothing', async (path) => {
    expect((await fetch(`${url}/creneau/${path}/creneau.js`)).status).toBe(404);
  });
});

describe("C-npm: the package's description of its elements", () => {
  it.each([
    ['HTML', 'index', 'HTMLElementTagNameMap'],
    ['React', 'react', 'IntrinsicElements'],
    ['Vue', 'vue', 'GlobalComponents'],
  ])('types name each tag for %s', (_, file, name) => {
    const types = readFileSync(new URL(`npm/${file}.d.ts`, dist), 'utf8');
    const [part = ''] = types.slice(types.indexOf(`interface ${name}`)).split('\n  }');
    expect(tags.filter((tag) => !part.includes(`'${tag}':`))).toEqual([]);
  });

  it('custom-elements.json describes each', () => {
    const manifest = JSON.parse(readFileSync(new URL('custom-elements.json', dist), 'utf8')) as {
      readonly modules: readonly { readonly declarations: readonly { readonly tagName: string }[] }[];
    };
    const described = manifest.modules.flatMap(({ declarations }) => declarations.map(({ tagName }) => tagName));
    expect(described.toSorted()).toEqual(tags.toSorted());
  });
});
