import { type LabPage, shown } from '../../fixtures/browser/lab.ts';
import { expect } from '../../fixtures/browser/test.ts';
import { test } from './a-lab.ts';

/** Puts an element on the page that is not defined yet, with a shadow root of this kind, and then defines it. */
const upgrade = (lab: LabPage, tag: `creneau-${string}`, root: 'declarative' | ShadowRootMode | null) =>
  lab.page.evaluate(
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

const textIn = (lab: LabPage, selector: string) =>
  lab.page.evaluate((query) => document.querySelector(query)?.shadowRoot?.textContent, selector);

test.describe('architecture, the boundary: the shadow root', () => {
  for (const [tag, kind] of [
    ['creneau-declarative', 'declarative'],
    ['creneau-attached', 'open'],
  ] as const)
    test(`the root of <${tag}>, attached before the upgrade (${kind}), is kept; the view replaces its content`, async ({
      lab,
    }) => {
      expect(await upgrade(lab, tag, kind)).toEqual({ isSame: true, mode: 'open', sheets: 3 });
      await expect.poll(() => shown(lab.page, `${tag}:not(#other)`)).toMatchObject({ label: 'nothing' });
      expect(await textIn(lab, tag)).not.toContain('painted');
      expect(lab.heard.errors).toEqual([]);
    });

  test('the root is ours for an element without one', async ({ lab }) => {
    expect(await upgrade(lab, 'creneau-rootless', null)).toEqual({ isSame: false, mode: 'open', sheets: 3 });
    await expect.poll(() => shown(lab.page, 'creneau-rootless:not(#other)')).toMatchObject({ label: 'nothing' });
    expect(lab.heard.errors).toEqual([]);
  });

  test("a root that a page's script has closed leaves no room for ours: the platform reports it, others are upgraded", async ({
    lab,
  }) => {
    await upgrade(lab, 'creneau-closed', 'closed');
    await expect.poll(() => shown(lab.page, '#other')).toMatchObject({ label: 'nothing' });
    expect(lab.heard.errors).toHaveLength(1);
  });
});
