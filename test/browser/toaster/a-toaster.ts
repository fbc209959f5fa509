import type { Page } from 'playwright-core';
import type { Visit } from '../../fixtures/browser/site.ts';
import { test as base } from '../../fixtures/browser/test.ts';

export interface Creneau {
  toast(toast: object): void;
  closeToasts(filter?: object): void;
}

/** Shows these toasts. */
export const toast = (page: Page, ...toasts: readonly object[]) =>
  page.evaluate((all) => {
    const { Creneau } = window as unknown as { readonly Creneau: Creneau };
    for (const one of all) Creneau.toast(one);
  }, toasts);

/** A time that does not run out in a test. */
export const STAY = { timeout: 3_600_000 };
export const CARD = '[part~="toast"]';
/** The titles of the toasts, as they are read. */
export const titles = (page: Page) => page.locator('[part="toast-title"]').allTextContents();

export const test = base.extend<{ aPage: (body?: string) => Promise<Visit> }>({
  /** A page of the strictest policy with a toaster. */
  aPage: async ({ site }, use) =>
    use(async (body = '<creneau-toaster></creneau-toaster>') => {
      const cdn = site.relay.origin('cdn');
      const csp = `default-src 'none'; script-src ${cdn}; connect-src ${cdn}; trusted-types 'none'; require-trusted-types-for 'script'`;
      const html = `<!doctype html><html lang="fr"><head>${site.script()}</head><body>${body}</body></html>`;
      const visit = await site.visit(html, { 'content-security-policy': csp });
      await visit.page.waitForFunction(
        () => customElements.get('creneau-toaster') !== undefined || !document.querySelector('creneau-toaster'),
      );
      return visit;
    }),
});
