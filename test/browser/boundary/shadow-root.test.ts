import { expect } from '../../fixtures/browser/test.ts';
import { shown, type TestPage } from '../../fixtures/browser/test-page.ts';
import { test } from './a-test-page.ts';

/** Puts an element on the page that is not defined yet, with a shadow root of this kind, and then defines it. */
const upgrade = (testPage: TestPage, tag: `creneau-${string}`, root: 'declarative' | ShadowRootMode | null) =>
  testPage.page.evaluate(
    ([name, kind]) => {
      const template = kind === 'declarative' ? '<template shadowrootmode="open"><p>painted</p></template>' : '';
      document.body.setHTMLUnsafe(`<${name}>${template}</${name}><${name} id="other"></${name}>`);
      const element = document.querySelector(name) as HTMLElement;
      if (kind && kind !== 'declarative') element.attachShadow({ mode: kind }).innerHTML = '<p>painted</p>';
      const before = element.shadowRoot;
      window.lab.define(name);
      const after = element.shadowRoot;
      return { isSame: after === before, mode: after?.mode, sheets: after?.adoptedStyleSheets.length };
    },
    [tag, root] as const,
  );

const textIn = (testPage: TestPage, selector: string) =>
  testPage.page.evaluate((query) => document.querySelector(query)?.shadowRoot?.textContent, selector);

test.describe('architecture, the boundary: the shadow root', () => {
  for (const [tag, kind] of [
    ['creneau-declarative', 'declarative'],
    ['creneau-attached', 'open'],
  ] as const)
    test(`the root of <${tag}>, attached before the upgrade (${kind}), is kept; the view replaces its content`, async ({
      testPage,
    }) => {
      expect(await upgrade(testPage, tag, kind)).toEqual({ isSame: true, mode: 'open', sheets: 3 });
      await expect.poll(() => shown(testPage.page, `${tag}:not(#other)`)).toMatchObject({ label: 'nothing' });
      expect(await textIn(testPage, tag)).not.toContain('painted');
      expect(testPage.heard.errors).toEqual([]);
    });

  test('the root is ours for an element without one', async ({ testPage }) => {
    expect(await upgrade(testPage, 'creneau-rootless', null)).toEqual({ isSame: false, mode: 'open', sheets: 3 });
    await expect.poll(() => shown(testPage.page, 'creneau-rootless:not(#other)')).toMatchObject({ label: 'nothing' });
    expect(testPage.heard.errors).toEqual([]);
  });

  test("a root that a page's script has closed leaves no room for ours: the platform reports it, others are upgraded", async ({
    testPage,
  }) => {
    await upgrade(testPage, 'creneau-closed', 'closed');
    await expect.poll(() => shown(testPage.page, '#other')).toMatchObject({ label: 'nothing' });
    expect(testPage.heard.errors).toHaveLength(1);
  });
});
