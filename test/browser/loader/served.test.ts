import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { TAGS } from '../../../widgets/tags.ts';
import { sharedDemo } from '../../fixtures/shared.ts';

const top = new URL('../../../', import.meta.url);
const dist = new URL('dist/', top);
const { version } = JSON.parse(readFileSync(new URL('package.json', top), 'utf8')) as { readonly version: string };
const tags = Object.keys(TAGS).map((name) => `creneau-${name}`);

describe('contract §6: the bundle, as a CDN serves it', () => {
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

describe('contract §1: what the package says of its elements', () => {
  it('types name each tag for HTML, React and Vue', () => {
    const types = readFileSync(new URL('npm/index.d.ts', dist), 'utf8');
    const [html = '', react = '', vue = ''] = ['HTMLElementTagNameMap', 'IntrinsicElements', 'GlobalComponents'].map(
      (name) => types.slice(types.indexOf(`interface ${name}`)),
    );
    const unnamed = (part: string) => tags.filter((tag) => !part.slice(0, part.indexOf('\n}')).includes(`'${tag}':`));
    expect([unnamed(html), unnamed(react), unnamed(vue)]).toEqual([[], [], []]);
  });

  it('custom-elements.json describes each', () => {
    const manifest = JSON.parse(readFileSync(new URL('custom-elements.json', dist), 'utf8')) as {
      readonly modules: readonly { readonly declarations: readonly { readonly tagName: string }[] }[];
    };
    const described = manifest.modules.flatMap(({ declarations }) => declarations.map(({ tagName }) => tagName));
    expect(described.toSorted()).toEqual(tags.toSorted());
  });
});
