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
  const widget = async () => (await import('../../widgets/shared/page/registry.ts')).openRegistry();

  it.each([
    ['the entry', [entry, widget]],
    ["a widget's module", [widget, entry]],
  ] as const)('parts are loaded by the entry if %s runs first', async (_, [first, second]) => {
    await first();
    const part = registry()?.load('pager');
    await second();
    expect(await part).toBe(await pager());
    expect(registry()?.version).toBe((await entry()).version);
  });

  it("a loader that is there stays: the script's, if the package runs after it", async () => {
    const page = openRegistry(async () => 'of the script', null, '0.9.0');
    await entry();
    expect([await page.load('pager'), page.version]).toEqual(['of the script', '0.9.0']);
  });
});
