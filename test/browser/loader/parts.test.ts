import { TAGS } from '../../../widgets/tags.ts';
import { expect, test } from '../../fixtures/browser/test.ts';
import { breakFile, LISTEN, toldOn, WRONG } from './broken-files.ts';

const isDefined = (tag: string) => customElements.get(tag) !== undefined;

/** A browser of which the loader does not know that it fetches a failed module again. */
const UNKNOWN = "<script>Object.defineProperty(navigator, 'userAgentData', { value: undefined })</script>";

const BROWSERS = [
  ['a browser that fetches a failed module again', ''],
  ['any other browser', UNKNOWN],
] as const;

/** Each wrong file with one element, and each element with one of them: the loader does not know what an element is. */
const CASES = Object.keys(TAGS)
  .flatMap((name, n) =>
    (n === 0 ? WRONG : WRONG.slice(n % WRONG.length).slice(0, 1)).map(([what, answer]) => ({ name, what, answer })),
  )
  .flatMap((one) => BROWSERS.map(([browser, head]) => ({ ...one, browser, head })));

for (const { name, what, answer, browser, head } of CASES)
  test.describe(`D-failed-file: ${what} in the place of the file, in ${browser}`, { tag: '@long' }, () => {
    test(`the children of a ${name} whose file is wrong stay, and a later tag loads the file`, async ({ site }) => {
      const tag = `creneau-${name}`;
      const element = `<${tag} id="one"><a href="#one">Voir</a></${tag}>`;
      const mend = breakFile(site.relay, `/${name}-`, answer);
      const { page, heard } = await site.visit(head + LISTEN + site.script() + element);
      await expect.poll(() => toldOn(page)).toEqual([`${tag} part-failed`]);
      await expect.poll(() => heard.said(`<${tag}>`)).toHaveLength(1);
      await expect(page.getByText('Voir')).toBeVisible();
      await expect.poll(() => page.evaluate(isDefined, tag)).toBe(false);
      mend();
      await page.evaluate((html) => document.body.insertAdjacentHTML('beforeend', html), `<${tag}></${tag}>`);
      await page.waitForFunction(isDefined, tag);
      await expect.poll(() => page.evaluate(() => 'wasRun' in window)).toBe(false);
      expect(heard.errors).toEqual([]);
    });
  });
