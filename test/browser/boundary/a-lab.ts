import { type LabPage, openLab } from '../../fixtures/browser/lab.ts';
import { test as base } from '../../fixtures/browser/test.ts';

let opened: { readonly file: string; readonly lab: LabPage } | undefined;

/** Tests of the lab: one page for a file, emptied before each test. */
export const test = base.extend<{ readonly mode: 'production' | 'development'; readonly lab: LabPage }>({
  mode: ['production', { option: true }],
  lab: async ({ browser, mode }, use, { file }) => {
    if (opened?.file !== file) {
      await opened?.lab.page.context().close();
      await opened?.lab.relay.stop();
      opened = { file, lab: await openLab(browser, mode) };
    }
    await opened.lab.clear();
    await use(opened.lab);
  },
});
