import { test as base } from '../../fixtures/browser/test.ts';
import { openTestPage, type TestPage } from '../../fixtures/browser/test-page.ts';

let opened: { readonly file: string; readonly testPage: TestPage } | undefined;

/** Tests of the boundary: one page for a file, emptied before each test. */
export const test = base.extend<{ readonly mode: 'production' | 'development'; readonly testPage: TestPage }>({
  mode: ['production', { option: true }],
  testPage: async ({ browser, mode }, use, { file }) => {
    if (opened?.file !== file) {
      await opened?.testPage.page.context().close();
      await opened?.testPage.relay.stop();
      opened = { file, testPage: await openTestPage(browser, mode) };
    }
    await opened.testPage.clear();
    await use(opened.testPage);
  },
});
