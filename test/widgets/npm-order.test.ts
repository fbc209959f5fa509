import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openRegistry, registry } from '../../widgets/shared/page/registry.ts';

beforeEach(() => {
  vi.resetModules();
  Reflect.deleteProperty(globalThis, Symbol.for('creneau'));
});

/** A bundler that splits an application's code chooses which of our modules runs first. */
describe("C-npm: the npm entry and a widget's module, whichever runs first", () => {
  const entry = () => import('../../widgets/index.ts');
  const pager = () => import('../../widgets/pager/element.ts');
  /** A tag is declared once on a page, and the registry is opened by the first. */
  const widget = async () => openRegistry(() => Promise.reject(new Error('It is not on this page.')));

  it.each([
    ['the entry', [entry, widget]],
    ["a widget's module", [widget, entry]],
  ])('parts are loaded by the entry if %s runs first', async (_, order) => {
    for (const run of order) await run();
    const page = registry();
    expect(await page?.load('pager')).toBe(await pager());
    expect(page?.version).toBe((await entry()).version);
  });

  it("a loader that is there stays: the script's, if the package runs after it", async () => {
    const page = openRegistry(async () => 'of the script', null, '0.9.0');
    await entry();
    expect([await page.load('pager'), page.version]).toEqual(['of the script', '0.9.0']);
  });
});
