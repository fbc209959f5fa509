import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import * as documents from './architecture/documents.ts';
import * as house from './architecture/house.ts';
import { forbiddenImports, HOMES } from './architecture/imports.ts';
import * as jsx from './architecture/jsx.ts';
import * as manners from './architecture/manners.ts';
import { missingKeys } from './architecture/messages.ts';
import * as pageState from './architecture/page-state.ts';
import { matchesInLinearTime } from './architecture/patterns.ts';
import { usesScales } from './architecture/scales.ts';
import { importsOf, type Rule, type Source } from './architecture/source.ts';
import { titlesAreSentences } from './architecture/titles.ts';

const top = fileURLToPath(new URL('..', import.meta.url));

/** Every text file that git tracks or would track after `git add`. */
const sources: readonly Source[] = execFileSync(
  'git',
  ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
  {
    cwd: top,
    encoding: 'utf8',
  },
)
  .split('\0')
  .filter((path) => path !== '' && existsSync(top + path))
  .map((path) => ({ path, text: readFileSync(top + path, 'utf8') }))
  .filter(({ text }) => !text.includes('\0'));

/** An example that a rule must refuse or accept: a path and the text of a file. */
type Sample = readonly [path: string, text: string];

function rule(
  title: string,
  check: Rule,
  { refuses, accepts }: { refuses: readonly Sample[]; accepts: readonly Sample[] },
) {
  it(title, () => {
    expect(sources.flatMap(check)).toEqual([]);
  });

  it(`the check would notice a violation: ${title}`, () => {
    const caught = ([path, text]: Sample) => check({ path, text }).length > 0;
    expect(refuses.filter((sample) => !caught(sample))).toEqual([]);
    expect(accepts.filter(caught)).toEqual([]);
  });
}

describe('imports point one way', () => {
  it('D-first-view, C-doctor: core, demo, styles and widgets import only what they may', async () => {
    expect(await forbiddenImports(top)).toEqual([]);
  });

  it('the check would notice an import of each kind', async () => {
    /** For each rule, an import that it forbids: a file, what it imports, and how. */
    const planted: Readonly<Record<string, readonly [from: string, to: string, how?: string]>> = {
      'a painted view is without the renderer': ['widgets/popups/Popups.tsx', 'react-dom'],
      'a view is above stores and models': ['widgets/pager/pages.ts', 'widgets/pager/view/use-page.ts'],
      'an element is above its widget': [
        'widgets/pager/view/Page.tsx',
        'widgets/pager/element.ts',
        "export * from '%'",
      ],
      'core is pure': ['core/time/files.ts', 'node:fs/promises'],
      'every import is found': ['core/time/lost.ts', 'no-such-package'],
      'messages are below their widget': [
        'widgets/pager/messages.ts',
        'widgets/pager/a.ts',
        "import type { A } from '%'",
      ],
      'no widget imports another one': ['widgets/pager/Pager.tsx', 'widgets/checkout/state.ts', "void import('%')"],
      'stores and models are without React': ['widgets/search/store.ts', 'zustand'],
      'the doctor is imported by the two entries': ['widgets/shared/page/guard.ts', 'widgets/doctor/probe.ts'],
      'the floors below core/catalogue': [
        'core/catalogue/event.ts',
        'core/pricing/a.ts',
        "type A = typeof import('%')",
      ],
      'the home of maplibre-gl': ['widgets/event-list/EventList.tsx', 'maplibre-gl'],
      'the rooms of widgets/shared': ['widgets/shared/ui/Button.tsx', 'core/time/zone.ts'],
      'what core/ may import': ['core/booking/slot.ts', 'demo/states.ts'],
      'what demo/pages/ may import': ['demo/pages/home.ts', 'demo/api/event-list.ts'],
    };
    const folder = mkdtempSync(join(tmpdir(), 'creneau-imports-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const put = (path: string, text: string) => {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    };
    symlinkSync(join(top, 'node_modules'), join(folder, 'node_modules'));
    put('styles/tokens.css', '');
    for (const [from, to, how = "import '%'"] of Object.values(planted)) {
      const isFile = /^(?:core|demo|widgets)\//.test(to);
      if (isFile) put(to, '');
      const specifier = isFile ? `./${relative(dirname(from), to)}` : to;
      put(from, how.replace('%', specifier));
    }
    const refused = (await forbiddenImports(folder)).map((each) => each.split(' →')[0]);
    const expected = Object.entries(planted).map(([rule, [from]]) => `${rule}: ${from}`);
    expect(refused).toEqual(expect.arrayContaining(expected));
  });

  it('every package with a home is imported there', () => {
    const away = Object.entries(HOMES).filter(
      ([name, home]) =>
        !sources.some(
          (source) =>
            source.path.startsWith(home) &&
            importsOf(source).some(({ specifier }) => specifier === name || specifier.startsWith(`${name}/`)),
        ),
    );
    expect(away).toEqual([]);
  });
});

describe('D-page-state: widgets meet only through page state', () => {
  rule('only the boundary opens a shadow tree', pageState.opensNoShadowTree, {
    refuses: [
      ['widgets/popups/store.ts', "document.querySelector('creneau-checkout')?.shadowRoot?.querySelector('button')"],
      ['widgets/popups/store.ts', 'const isOpen = ({ shadowRoot }: Element) => shadowRoot !== null'],
      ['widgets/shared/page/emit.ts', "const tree = host['shadowRoot']"],
      ['widgets/doctor/checks/sizes.ts', 'const { shadowRoot } = element'],
    ],
    accepts: [
      ['widgets/shared/element/define-widget.ts', 'this.shadowRoot.adoptedStyleSheets = sheets'],
      ['widgets/popups/store.ts', '/** Not by its shadowRoot. */ const isInside = tree instanceof ShadowRoot'],
      ['widgets/doctor/open-trees.ts', 'const { shadowRoot } = element'],
      ['demo/pages/qa/client/stage.ts', 'element.shadowRoot'],
    ],
  });

  rule('only its own file names the key of the stored purchase', pageState.leavesStoredPurchase, {
    refuses: [
      ['widgets/popups/store.ts', "const isBuying = /order/.test(readStored('creneau.checkout'))"],
      ['widgets/shared/base/storage.ts', "type StorageKey = 'creneau.checkout'"],
    ],
    accepts: [
      ['widgets/shared/selling/stored.ts', "const KEY = 'creneau.checkout'"],
      ['widgets/popups/closed-popups.ts', "const KEY = 'creneau.popupsClosed'"],
      ['test/widgets/checkout/resume.test.ts', "localStorage.getItem('creneau.checkout')"],
    ],
  });
});

describe('D-told-time: core gets the time from its callers', () => {
  rule('core reads no clock and no random numbers', manners.readsNoClock, {
    refuses: [
      ['core/a.ts', 'const now = Date.now()'],
      ['core/a.ts', 'const read = globalThis.Date.now'],
      ['core/a.ts', 'const now = new Date()'],
      ['core/a.ts', 'const now = new Date'],
      ['core/a.ts', 'const now = Date()'],
      ['core/a.ts', 'const dice = Math.random()'],
      ['core/a.ts', 'const now = performance.now()'],
      ['core/a.ts', 'const now = Temporal.Now.instant()'],
    ],
    accepts: [
      [
        'core/a.ts',
        "/** Unlike Date.now(), told. */ const day = new Date(0); const text = 'Math.random()'; Date.parse('')",
      ],
      ['widgets/shared/base/clock.ts', 'const now = Date.now()'],
    ],
  });
});

describe('rules of style', () => {
  rule('style sheets take sizes, spaces, corners and shadows from the scales', usesScales, {
    refuses: [
      ['widgets/a/view/a.css', 'a { font-size: 0.9em; }'],
      ['widgets/a/view/a.css', 'a { color: red; padding: var(--space-2) 0.4em; }'],
      ['widgets/a/view/a.css', 'a { margin-inline-start: calc(var(--space) * 0.3); }'],
      ['styles/controls.css', 'a { border-radius: 4px; }'],
      ['widgets/a/view/a.css', 'a { box-shadow: 0 1px 4px black; }'],
    ],
    accepts: [
      ['widgets/a/view/a.css', 'a { font-size: var(--size-small); margin: calc(-1 * var(--space-half)) auto 0; }'],
      ['widgets/a/view/a.css', 'a { gap: 2px; border-radius: 50%; /* padding: 3em; */ inline-size: 3em; }'],
      ['demo/pages/styles/pages.css', 'a { padding: 1rem; }'],
    ],
  });

  rule('D-longest-texts: a pattern over what strangers send takes linear time', matchesInLinearTime, {
    refuses: [
      ['core/text/pasted.ts', 'export const end = /[.,;]+$/;'],
      ['core/text/pasted.ts', String.raw`const dashes = text.replace(/\s*-\s*/g, '-');`],
      ['demo/api/routes/order.ts', "const form = new RegExp('^[a-z]+$');"],
      ['demo/pages/routes.ts', String.raw`const words = /^(\w+\s?)*$/.test(text);`],
    ],
    accepts: [
      ['core/text/pasted.ts', 'export const start = /^[.,;]+/;'],
      ['demo/release/add.ts', 'const end = /[.,;]+$/;'],
      ['widgets/shared/view/Link.tsx', 'const end = /[.,;]+$/;'],
    ],
  });

  rule('no check is silenced', manners.silencesNoCheck, {
    refuses: ['@ts-' + 'ignore', '@ts-' + 'nocheck', 'eslint-' + 'disable-next-line', 'biome-' + 'ignore lint: so'].map(
      (silencer): Sample => ['core/a.ts', `// ${silencer}\nconst a = 1`],
    ),
    accepts: [['README.md', `Nothing is silenced with ${'biome-' + 'ignore'}.`]],
  });

  rule('tests wait with the same limit and draw the same cases in each run', manners.waitsAndDrawsAsAll, {
    refuses: [
      ['test/widgets/a.test.ts', `await vi.${'waitFor'}(() => expect(1).toBe(1))`],
      ['test/core/a.test.ts', "import fc from 'fast-check'"],
    ],
    accepts: [
      ['test/fixtures/data/properties.ts', "import fc from 'fast-check'"],
      ['test/widgets/a.test.ts', 'await eventually(() => expect(1).toBe(1))'],
    ],
  });

  rule('C-browsers: code for browsers needs no newer browser than those of the contract', manners.needsNoNewerBrowser, {
    refuses: [
      ['widgets/pager/store.ts', 'const isGood = URL.canParse(text)'],
      ['core/paging/page.ts', 'const by = Object.groupBy(pages, odd)'],
    ],
    accepts: [
      ['widgets/pager/store.ts', 'new URL(text); pages.toSorted()'],
      ['demo/api/app.ts', 'URL.canParse(text)'],
    ],
  });

  const files = (folder: string, count: number) =>
    Array.from({ length: count }, (_, n): Sample => [`${folder}/${n}.ts`, '']);

  it('a folder with so many files that it may need subfolders is named, as advice', () => {
    for (const each of house.largeFolders(sources)) console.warn(each);
    const named = (samples: readonly Sample[]) => house.largeFolders(samples.map(([path]) => ({ path, text: '' })));
    expect(named(files('widgets/pager', 26))).toEqual(['widgets/pager has 26 files']);
    expect(named([...files('widgets/pager', 25), ...files('widgets/pager/view', 25)])).toEqual([]);
    expect(named([...files('demo/api/sample-data/plans', 65), ...files('test/fixtures', 43)])).toEqual([]);
  });

  rule('a component returns an element, not a text', jsx.returnsElements, {
    refuses: [
      ['widgets/a/A.tsx', "function A() { return t('text'); }"],
      ['widgets/a/A.tsx', 'const B = memo(function A() { if (a) { return isNew ? <b /> : a + b; } return null; })'],
    ],
    accepts: [
      ['widgets/a/A.tsx', "function A() { return <p>{t('text')}</p>; }"],
      ['widgets/a/A.tsx', 'function A() { const name = () => { return a + b; }; return children; }'],
      ['widgets/a/A.tsx', "function nameOf() { return t('text'); }"],
    ],
  });

  rule('text has its own element if a sibling or the text itself may change', jsx.wrapsTextBesideChange, {
    refuses: [
      ['widgets/a/A.tsx', "const a = <>{t('a')} <b /></>"],
      ['widgets/a/A.tsx', "<p>{isNew ? t('new') : t('old')} <b /></p>"],
      ['widgets/a/A.tsx', "<p>{t('text')}{' '}<b /> more</p>"],
      ['widgets/a/A.tsx', "<p>{t('text')} </p>"],
      ['widgets/a/A.tsx', '<p>Text {isNew && <b />}</p>'],
      ['widgets/a/A.tsx', "<p>{t('text')} {isNew ? <b /> : null}</p>"],
      ['widgets/a/A.tsx', '<p>{title}{items.map(toItem)}</p>'],
      ['widgets/a/A.tsx', "<>{from + ' – ' + until}{isNew ? <b /> : <i />}</>"],
      ['widgets/a/A.tsx', "<p><b />{isNew && t('new')}</p>"],
      ['widgets/a/A.tsx', '<p>{offer.title}{note ?? null}</p>'],
      ['widgets/a/A.tsx', '<p>{end !== null && (<> – <b /></>)}</p>'],
    ],
    accepts: [
      ['widgets/a/A.tsx', "<p><span>{t('text')}</span> {isNew && <b />}</p>"],
      ['widgets/a/A.tsx', "<p>{isNew && t('new')}</p>"],
      ['widgets/a/A.tsx', "<p>{t('text') + ' '}</p>"],
      ['widgets/a/A.tsx', "<p>\n{t('text')}\n</p>"],
      ['widgets/a/A.tsx', '<p>Text <b /> more</p>'],
      ['widgets/a/A.tsx', '<p>{isNew && <b />}{children}</p>'],
      ['demo/a.tsx', '<p>Text {isNew && <b />}</p>'],
    ],
  });

  rule('the top folder has only its fixed entries', manners.standsInTheHouse, {
    refuses: [
      ['src/a.ts', ''],
      ['vitest.config.ts', ''],
    ],
    accepts: [
      ['core/a.ts', ''],
      ['docs/glossary.md', ''],
      ['.ci/run', ''],
      ['LICENSE', ''],
    ],
  });

  rule('no lock file names a registry', manners.namesNoRegistry, {
    refuses: [
      ['package-lock.json', '"resolved": "https://registry.example/a.tgz"'],
      ['test/hosts/package-lock.json', '"resolved": "git+ssh://example/a.git"'],
    ],
    accepts: [
      ['package-lock.json', '"resolved": "demo/a"'],
      ['README.md', '"resolved": "https://registry.example/a.tgz"'],
    ],
  });

  rule('no file names a path of a particular machine', manners.namesNoMachine, {
    refuses: ['home/jeanne/creneau', 'Users/jeanne/creneau', 'root/creneau', 'work/creneau'].map(
      (path): Sample => ['README.md', `see /${path}`],
    ),
    accepts: [
      ['README.md', 'GET /v1/categories/home/ and https://example.com/root/list, ~/.cache, /user/home, /home'],
      ['demo/server.ts', "const top = new URL('..', import.meta.url)"],
    ],
  });
});

describe('documents', () => {
  const unknown = `D-${'no-such-decision'}`;

  rule('every id that is cited is a heading in docs/', documents.citesIdsThatExist, {
    refuses: [
      ['core/a.ts', `/** Places are kept (${unknown}). */`],
      ['test/core/a.test.ts', `describe('${unknown}: a hold', () => {});`],
      ['docs/glossary.md', `See ${unknown}.`],
    ],
    accepts: [
      ['core/a.ts', '/** Places are kept (D-hold, S-slot-selection, C-token). */'],
      ['README.md', 'A PRO-D-something and an S-100 are no ids.'],
    ],
  });

  it('every id of the documents is in the title of a test', () => {
    expect(documents.showsEveryId(sources)).toEqual([]);
  });

  it('the check would notice an id without a test, or with only a comment', () => {
    const withoutToken = sources.map(({ path, text }) => ({ path, text: text.replaceAll('D-guest-token', 'D-hold') }));
    const comment = { path: 'test/core/a.test.ts', text: "/** D-guest-token */ it('D-hold: a place', () => {})" };
    expect(documents.showsEveryId([...withoutToken, comment])).toEqual(['no title of a test names D-guest-token']);
  });

  rule('no section number and no issue is cited', documents.citesByIdAlone, {
    refuses: [
      ['core/a.ts', `/** Places are kept (decisions ${'§'}7). */`],
      ['test/core/a.test.ts', `describe('${'issue'} 3: help in choosing', () => {});`],
    ],
    accepts: [
      ['core/a.ts', '/** Lines are folded as RFC 5545 §3.1 says (D-confirmation-mail). */'],
      ['docs/decisions.md', `| ${'§'}7 who books | D-who-books |`],
    ],
  });

  rule('the title of a test is understood without the title of its group', titlesAreSentences, {
    refuses: [
      ['test/api/a.test.ts', "describe('an order', () => { it('is refused when it is late', () => {}); });"],
      ['test/api/a.test.ts', "it.each([1])('%s', () => {});"],
      ['test/browser/a.test.ts', "test('and stays in the window', async () => {});"],
    ],
    accepts: [
      ['test/api/a.test.ts', "describe('is paid', () => { it('an order is refused when it is late', () => {}); });"],
      ['test/browser/a.test.ts', "test.describe('with room', () => { test('filters stay in a row', () => {}); });"],
    ],
  });

  it('each file that a document for contributors names is there', () => {
    expect(documents.namesFilesThatExist(sources)).toEqual([]);
    const gone = { path: 'docs/glossary.md', text: 'See `core/nothing.ts`.' };
    expect(documents.namesFilesThatExist([gone])).toEqual([
      'docs/glossary.md names core/nothing.ts, which is not there',
    ]);
  });

  it('the recipe for a widget names each list of elements', () => {
    expect(documents.recipeNamesEachList(sources)).toEqual([]);
    const list = { path: 'core/list.ts', text: "['checkout', 'pager', 'search']" };
    expect(documents.recipeNamesEachList([...sources, list])).toEqual([
      'core/list.ts lists elements, and the recipe for a widget does not name it',
    ]);
  });

  rule('a link between documents leads to a file and a heading', documents.linksToWhatIsThere, {
    refuses: [
      ['README.md', '[a](docs/nothing.md)'],
      ['README.md', '[a](docs/decisions.md#d-nothing)'],
      ['docs/glossary.md', '[a](#nothing)'],
    ],
    accepts: [
      ['README.md', '[a](docs/decisions.md#d-hold) [b](https://example.com/a.md) [c](LICENSE)'],
      ['docs/webmasters.fr.md', '[a](#réglages)'],
    ],
  });
});

describe('D-languages: French and English say the same', () => {
  const files = sources.map(({ path }) => path).filter((path) => /^widgets\/.*\/messages\.ts$/.test(path));

  it.each(files)('every message of %s exists in both languages', async (path) => {
    expect(missingKeys(await import(pathToFileURL(top + path).href))).toEqual([]);
  });

  it('the check would notice a missing text', () => {
    expect(
      missingKeys({ messages: { fr: { a: '', b: { c: '', d: '' } }, en: { a: '', b: { c: '' }, e: '' } } }),
    ).toEqual(["has no English 'b.d'", "has no French 'e'"]);
    expect(missingKeys({ texts: {} })).toHaveLength(1);
    expect(files.length).toBeGreaterThan(0);
  });
});
