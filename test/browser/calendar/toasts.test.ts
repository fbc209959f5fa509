import { expect } from '../../fixtures/browser/test.ts';
import { focused, slotAt, test } from './a-page.ts';

const DAY = '2026-11-23';
const REASON = { fr: 'Ce créneau est passé.', en: 'This slot is over.' };

test.describe('a refused slot that is pressed', { tag: '@long' }, () => {
  for (const lang of ['fr', 'en'] as const)
    test(`S-error-toasts: a refused slot that is pressed on a page in ${lang} shows one error toast, announced once, that takes neither focus nor room`, async ({
      open,
    }) => {
      const page = await open('/slotted/yoga-doux', { lang });
      await page.getByRole('button', { name: lang === 'fr' ? 'Jours précédents' : 'Earlier days' }).click();
      const slot = slotAt(page, DAY, '08:00', lang);
      const before = await slot.boundingBox();
      const alerts = await page.evaluateHandle(collectAlerts);
      await slot.press('Enter');
      await slot.press('Enter');
      const toast = page.locator('creneau-toaster .toast');
      await toast.getByText(REASON[lang], { exact: true }).waitFor();
      await expect(toast).toHaveAttribute('part', 'toast error');
      await page.locator('[part~="reason"]').getByText(REASON[lang], { exact: true }).waitFor();
      await expect.poll(() => alerts.evaluate((said) => said.length)).toBe(1);
      await expect(toast).toHaveCount(1);
      expect((await alerts.jsonValue())[0]).toContain(REASON[lang]);
      await expect.poll(() => slot.boundingBox()).toEqual(before);
      await expect.poll(() => focused(page)).toContain(REASON[lang]);
      const box = await toast.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1200);
      expect(box?.y).toBeLessThan(40);

      await toast.click();
      await toast.waitFor({ state: 'detached' });
      await expect.poll(() => focused(page)).toContain(REASON[lang]);
      // The notice stays where it occurred.
      await expect(page.locator('[part~="reason"]')).toHaveCount(1);
      await expect.poll(() => alerts.evaluate((said) => said.length)).toBe(1);
    });
});

/** Collects, from now on, the texts of the alerts of the page's widgets. */
function collectAlerts(): readonly string[] {
  const said: string[] = [];
  const watched = new Set<Node>();
  const watch = (root: Node) => {
    if (watched.has(root)) return;
    watched.add(root);
    new MutationObserver((records) => {
      for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
        const element = node instanceof Element ? node : node.parentElement;
        const isWithin = element?.closest('[role="alert"]');
        const alerts = isWithin ? [node] : [...(element?.querySelectorAll('[role="alert"]') ?? [])];
        said.push(...alerts.flatMap(({ textContent }) => textContent || []));
      }
    }).observe(root, { childList: true, subtree: true });
  };
  watch(document.body);
  for (const { shadowRoot } of document.querySelectorAll('*')) if (shadowRoot) watch(shadowRoot);
  // The toaster is not there yet.
  const { attachShadow } = Element.prototype;
  Element.prototype.attachShadow = function attach(this: Element, init: ShadowRootInit): ShadowRoot {
    const root = attachShadow.call(this, init);
    watch(root);
    return root;
  };
  return said;
}
