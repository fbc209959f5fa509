import { readFileSync } from 'node:fs';
import { CALENDAR, type Site, SLOT, startSite } from '../../fixtures/browser/site.ts';
import { expect, test } from '../../fixtures/browser/test.ts';
import { examined, messagesOf } from './a-sick-page.ts';
import { DEFAULT_API, FILES, MARKUP, NPM, SCRIPT, SERVERS } from './mistakes.ts';

let site: Site;

test.beforeAll(async () => {
  site = await startSite();
});

test.afterAll(() => site?.stop());

test.describe('C-doctor: Creneau.doctor()', () => {
  test('finds nothing on a page where nothing is wrong, and says so', async () => {
    const list = '<creneau-offers-list id="offers" provider="studio-lumiere"></creneau-offers-list>';
    const { page, heard } = await site.visit(
      `<!doctype html><html lang="fr">${site.script('async')}${CALENDAR}${list}<creneau-pager for="offers"></creneau-pager></html>`,
    );
    await page.locator(SLOT).first().waitFor();
    expect(await messagesOf(page)).toEqual([]);
    // The pictures of this API are nowhere.
    expect(heard.console.filter((line) => !line.includes('Failed to load resource'))).toEqual([
      expect.stringMatching(/^info: Créneau \S+: 3 elements examined, no problems found\.$/),
    ]);
    expect(heard.errors).toEqual([]);
  });

  test('runs by itself with ?creneau-debug, and prints each problem with its element', async () => {
    const { page, heard } = await site.visit(
      `${site.script('async')}<creneau-slotted-calender></creneau-slotted-calender>`,
    );
    await page.goto(`${page.url()}?creneau-debug`);
    await expect.poll(() => heard.said(/Did you mean <creneau-slotted-calendar>/)).toHaveLength(1);
    expect(heard.said(/^warning: Créneau: /)).toHaveLength(1);
  });

  test.describe('in the markup', () => {
    let messages: readonly string[] = [];
    test.beforeAll(async () => {
      ({ messages } = await examined(site, MARKUP));
    });

    for (const { mistake, says } of MARKUP.mistakes)
      test(`${mistake}`, () => {
        expect(messages).toContain(says);
      });

    test('and nothing else', () => {
      expect(messages.filter((message) => !MARKUP.mistakes.some(({ says }) => says === message))).toEqual([]);
    });
  });

  test('each mistake and what the doctor says of it stand in docs/doctor.md', () => {
    const page = readFileSync(new URL('../../../docs/doctor.md', import.meta.url), 'utf8');
    const rows = page.split('\n').filter((line) => /^\| (?!mistake|---)/.test(line));
    const known = [...MARKUP.mistakes, ...SERVERS.mistakes, ...FILES.mistakes, ...SCRIPT, ...DEFAULT_API, ...NPM];
    expect(rows.toSorted()).toEqual(known.map(({ mistake, says }) => `| ${mistake} | \`${says}\` |`).toSorted());
  });
});

test.describe('C-doctor: without the doctor the console says', () => {
  test('which data-creneau was meant, once', async () => {
    const div = '<div data-creneau="slotted_calendar"></div>';
    const { heard } = await site.visit(site.script() + div + div);
    await expect.poll(() => heard.said(/data-creneau="slotted_calendar"/)).toHaveLength(1);
    expect(heard.said(/^warning: Créneau: /)).toEqual([
      'warning: Créneau: data-creneau="slotted_calendar" names no element. Did you mean data-creneau="slotted-calendar"?',
    ]);
  });

  test("C-settings: that an address has no scheme; and the element, its value and the API's address when a call fails", async () => {
    const tag = '<creneau-slotted-calendar event="yoga-dur" api-url="api.example/v9"></creneau-slotted-calendar>';
    const { heard } = await site.visit(site.script() + tag);
    await expect.poll(() => heard.said('error: <creneau-slotted-calendar event="yoga-dur">')).toHaveLength(1);
    const [said] = heard.said('error: <creneau-slotted-calendar event="yoga-dur">');
    expect(said).toMatch(
      /http:\/\/site\.localhost:\d+\/page-\d+\/api\.example\/v9\/v1\/slotted\/\S*yoga-dur answered 404/,
    );
    expect(heard.said('no scheme')).toEqual([
      'warning: Créneau: api-url "api.example/v9" has no scheme: it is taken for a path of this page. Write https://api.example/v9.',
    ]);
  });
});
