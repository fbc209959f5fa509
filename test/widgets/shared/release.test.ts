import { beforeEach, expect, it, vi } from 'vitest';
import { PROTOCOL } from '../../../widgets/shared/page/registry.ts';

const FILES = {
  pager: [
    ['shared-aaaaaa.js', 'sha256-a'],
    ['pager-bbbbbb.js', 'sha256-b'],
  ],
};
vi.stubGlobal('__CRENEAU_FILES__', FILES);
const fetched = vi.fn(async () => new Response());
const { filesAfter } = await import('../../../widgets/release.ts');

beforeEach(() => void vi.stubGlobal('fetch', fetched));

const after = (protocol: number, ...run: readonly string[]) => filesAfter('1.0.0', protocol, new Set(run));

it('D-release: a page that has run no files, or only files that both releases share, continues with the files of the other release', () => {
  expect(after(PROTOCOL)).toBe(FILES);
  expect(after(PROTOCOL, 'shared-aaaaaa.js')).toBe(FILES);
});

it.each([
  ['that has run a file that differs', PROTOCOL, ['shared-aaaaaa.js', 'pager-cccccc.js']],
  ['with a loader that is incompatible with chunks of the other release', PROTOCOL - 1, []],
])('D-release: a page %s must be loaded again', (_, protocol, run) => {
  expect(() => after(protocol, ...run)).toThrow(
    expect.objectContaining({ code: 'outdated', message: expect.stringContaining('the page must be loaded again') }),
  );
  // A reload gets the loader of the other release, although the browser has cached the previous loader.
  expect(fetched).toHaveBeenLastCalledWith(new URL('../../../widgets/creneau.js', import.meta.url), {
    cache: 'reload',
    mode: 'no-cors',
  });
});
