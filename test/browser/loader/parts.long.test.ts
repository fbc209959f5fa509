import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TAGS } from '../../../widgets/tags.ts';
import { type Site, startSite } from '../../fixtures/browser/site.ts';
import { breakFile, LISTEN, toldOn, WRONG } from './broken-files.ts';

let site: Site;

beforeAll(async () => {
  site = await startSite();
});

beforeEach(() => site.relay.reset());

afterAll(() => site?.stop());

const isDefined = (tag: string) => customElements.get(tag) !== undefined;

describe.each(WRONG)('D-failed-file: %s in the place of the file', (_, answer) => {
  it.each(Object.keys(TAGS))('of a %s: its children stay, and a later tag brings it', async (name) => {
    const tag = `creneau-${name}`;
    const element = `<${tag} id="one"><a href="#one">Voir</a></${tag}>`;
    const mend = breakFile(site.relay, `/${name}-`, answer);
    const { page, heard } = await site.visit(LISTEN + site.script() + element);
    await expect.poll(() => toldOn(page)).toEqual([`${tag} part-failed`]);
    expect(heard.said(`<${tag}>`)).toHaveLength(1);
    expect(await page.getByText('Voir').isVisible()).toBe(true);
    expect(await page.evaluate(isDefined, tag)).toBe(false);
    mend();
    await page.evaluate((html) => document.body.insertAdjacentHTML('beforeend', html), `<${tag}></${tag}>`);
    await page.waitForFunction(isDefined, tag);
    expect(await page.evaluate(() => 'wasRun' in window)).toBe(false);
    expect(heard.errors).toEqual([]);
  });
});
