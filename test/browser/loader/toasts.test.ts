import { expect, test } from '../../fixtures/browser/test.ts';
import { LONG } from '../../fixtures/tags.ts';

const isCode = ({ path }: { readonly path: string }) => path.includes('/toaster-');
const say = (call: string) => `<script>Creneau.${call}</script>`;
const FAR = '<div style="height: 9000px"></div>';

test.describe('C-loader: the toaster', () => {
  test('the toaster does not wait for the viewport', async ({ site }) => {
    const { page } = await site.visit(`${site.script()}${FAR}<creneau-toaster></creneau-toaster>`);
    await page.waitForFunction(() => customElements.get('creneau-toaster') !== undefined);
    expect(site.relay.calls()).toEqual([]);
  });

  test('the toaster is not fetched if the page neither has one nor shows a toast', async ({ site }) => {
    const { page } = await site.visit(site.script());
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(site.relay.seen.filter(isCode)).toEqual([]);
  });

  test('the toaster may be a div[data-creneau], with its position', async ({ site }) => {
    const html = `${site.script()}<div data-creneau="toaster" data-position="bottom-left"></div>`;
    const { page } = await site.visit(html + say("toast({ title: 'Bonjour' })"));
    await page.locator('.bottom-left').getByText('Bonjour').waitFor();
    await expect(page.locator('creneau-toaster')).toHaveCount(1);
  });
});

test.describe('C-global: Creneau.toast and Creneau.closeToasts', () => {
  test('toasts before the code has come are shown in order when it has, in one toaster at the end of the body', async ({
    site,
  }) => {
    const calls = [
      "toast({ title: 'a' })",
      "toast({ title: 'b', name: 'b' })",
      "closeToasts({ name: 'b' })",
      "toast({ title: 'c' })",
    ];
    const html = `<html><head>${site.script()}${calls.map(say).join('')}</head><body><p>page</p></body></html>`;
    const { page, heard } = await site.visit(html);
    await page.locator('[part~="toast"]').first().waitFor();
    await expect(page.locator('[part="toast-title"]')).toHaveText(['c', 'a']);
    const last = await page.evaluate(() => document.body.lastElementChild?.localName);
    expect([last, await page.locator('creneau-toaster').count()]).toEqual(['creneau-toaster', 1]);
    await expect.poll(() => site.relay.seen.filter(isCode)).toHaveLength(1);
    expect([heard.errors, heard.console]).toEqual([[], []]);
  });

  test("toasts wait for the page's own toaster, which comes later in the page", async ({ site }) => {
    const toaster = '<creneau-toaster position="bottom-center"></creneau-toaster>';
    const { page } = await site.visit(`${site.script()}${say("toast({ title: 'a' })")}<p>page</p>${toaster}`);
    await page.locator('.bottom-center [part~="toast"]').waitFor();
    await expect(page.locator('creneau-toaster')).toHaveCount(1);
  });

  test('where the code of toasts fails to load, the next toast asks for it again, and both are shown', {
    tag: LONG,
  }, async ({ site }) => {
    let isDown = true;
    site.relay.rules.add((request) => (isCode(request) && isDown ? { status: 503 } : null));
    const { page, heard } = await site.visit(site.script() + say("toast({ title: 'a' })"));
    await expect.poll(() => heard.said('<creneau-toaster')).toHaveLength(1);
    isDown = false;
    await page.addScriptTag({ content: "Creneau.toast({ title: 'b' })" });
    await page.locator('[part~="toast"]').first().waitFor();
    await expect(page.locator('[part="toast-title"]')).toHaveText(['b', 'a']);
    expect(heard.errors).toEqual([]);
  });
});
