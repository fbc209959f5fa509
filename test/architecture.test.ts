import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import * as directions from './architecture/directions.ts';
import * as documents from './architecture/documents.ts';
import * as house from './architecture/house.ts';
import * as jsx from './architecture/jsx.ts';
import * as manners from './architecture/manners.ts';
import { missingKeys } from './architecture/messages.ts';
import * as pageState from './architecture/page-state.ts';
import { matchesInLinearTime } from './architecture/patterns.ts';
import { usesScales } from './architecture/scales.ts';
import type { Rule, Source } from './architecture/source.ts';
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
  rule(
    'core and styles import only themselves, widgets also core and styles, and the reference API also core',
    directions.pointsDownwards,
    {
      refuses: [
        ['core/booking/slot.ts', "import { emit } from '../../widgets/shared/page/emit.ts'"],
        ['core/booking/slot.ts', "const load = () => import('../../demo/states.ts')"],
        ['core/booking/slot.ts', "export { emit } from '../../widgets/shared/page/emit.ts'"],
        ['core/booking/slot.ts', "type Emit = typeof import('../../widgets/shared/page/emit.ts')"],
        ['styles/sheets.ts', "import '../core/time/zone.ts'"],
        ['widgets/shared/page/emit.ts', "import type { Calendar } from '../../slotted-calendar/store.ts'"],
        ['widgets/shared/page/emit.ts', "import { start } from '../../creneau.ts'"],
        ['widgets/pager/store.ts', "import { states } from '../../demo/states.ts'"],
        ['widgets/pager/store.ts', "import { aSlot } from '../../test/fixtures/factories.ts'"],
        ['demo/api/hold.ts', "import { decode } from '../../widgets/shared/api/decode.ts'"],
        ['demo/pages/home.ts', "import { messages } from '../../widgets/event-list/messages.ts'"],
        ['demo/pages/home.ts', "import { listEvents } from '../api/catalogue/events/event-list.ts'"],
        ['demo/pages/content/events.ts', "import { elements } from '../first/elements.ts'"],
        ['demo/pages/head/data.ts', "import type { EventRow } from '../../api/catalogue/events/events.ts'"],
      ],
      accepts: [
        ['core/booking/slot.ts', "import { dateOf } from '../time/wall-time.ts'"],
        [
          'widgets/shared/page/emit.ts',
          "import { TAGS } from '../../tags.ts'; import css from '../../../styles/tokens.css'",
        ],
        ['widgets/creneau.ts', "const load = () => import('./pager/element.ts')"],
        ['demo/api/hold.ts', "import { refusal } from '../../core/booking/refusal.ts'; import fastify from 'fastify'"],
        ['demo/pages/qa.ts', "import { states } from '../states.ts'"],
        ['demo/pages/home.ts', "import { formatDate } from '../../core/time/format.ts'"],
        ['demo/pages/home.ts', "import { readEvents } from './content/events.ts'"],
        ['demo/pages/content/events.ts', "import { listEvents } from '../../api/catalogue/events/event-list.ts'"],
        ['test/core/slot.test.ts', "import { slotId } from '../../core/booking/slot.ts'"],
      ],
    },
  );

  rule('D-first-view: no painted view imports react-dom', directions.paintsWithoutRenderer, {
    refuses: [['widgets/pager/Pager.tsx', "import { flushSync } from 'react-dom';"]],
    accepts: [
      ['widgets/pager/Pager.tsx', "import type { createPortal } from 'react-dom';"],
      ['widgets/pager/Pager.tsx', "import { useState } from 'react';"],
      ['widgets/shared/element/react-renderer.ts', "import { createRoot } from 'react-dom/client';"],
    ],
  });

  rule('core imports only the packages whose home it is', directions.coreNeedsNoPackage, {
    refuses: [
      ['core/booking/slot.ts', "import { createStore } from 'zustand/vanilla'"],
      ['core/booking/slot.ts', "import { readFile } from 'node:fs/promises'"],
      ['core/time/format.ts', "import 'dayjs/locale/fr'"],
    ],
    accepts: [
      ['core/studio/date-cell.ts', "import dayjs from 'dayjs'"],
      ['core/map/clusters.ts', "import Supercluster from 'supercluster'"],
      ['widgets/pager/store.ts', "import { createStore } from 'zustand/vanilla'"],
    ],
  });

  rule('a widget never imports another widget', directions.keepsToItsWidget, {
    refuses: [
      ['widgets/pager/Pager.tsx', "import { Days } from '../slotted-calendar/Days.tsx'"],
      ['widgets/pager/Pager.tsx', "const load = () => import('../checkout/element.ts')"],
    ],
    accepts: [
      ['widgets/pager/Pager.tsx', "import { store } from './store.ts'; import { emit } from '../shared/page/emit.ts'"],
      ['widgets/pager/Pager.tsx', "import { TAGS } from '../tags.ts'"],
      ['widgets/creneau.ts', "const load = () => import('./pager/element.ts')"],
    ],
  });

  rule('C-doctor: only the two entries import the doctor', directions.leavesDoctorAlone, {
    refuses: [
      ['widgets/shared/page/guard.ts', "import { probe } from '../../doctor/probe.ts'"],
      ['widgets/files.ts', "import { readPage } from './doctor/page.ts'"],
      ['demo/pages/qa.ts', "import { examine } from '../../widgets/doctor/doctor.ts'"],
    ],
    accepts: [
      ['widgets/index.ts', "const load = () => import('./doctor/doctor.ts')"],
      ['widgets/creneau.ts', "type Doctor = typeof import('./doctor/doctor.ts')"],
      ['widgets/doctor/doctor.ts', "import { checkNames } from './checks/names.ts'"],
    ],
  });

  rule(
    'files of a widget import only lower layers: element → view → store and model → messages',
    directions.climbsNoLayer,
    {
      refuses: [
        ['widgets/pager/store.ts', "import { Pager } from './Pager.tsx'"],
        ['widgets/pager/model.ts', "import { usePage } from './view/use-page.ts'"],
        ['widgets/pager/Pager.tsx', "import { definition } from './element.ts'"],
        ['widgets/pager/messages.ts', "import type { Model } from './model.ts'"],
      ],
      accepts: [
        ['widgets/pager/element.ts', "import { Pager } from './Pager.tsx'; import { createPager } from './store.ts'"],
        ['widgets/pager/Pager.tsx', "import { usePage } from './view/use-page.ts'; import { pages } from './model.ts'"],
        ['widgets/pager/model.ts', "import type { State } from './store.ts'; import { messages } from './messages.ts'"],
      ],
    },
  );

  rule(
    'a room of core, widgets/shared, widgets/checkout and demo/api imports only lower floors',
    directions.keepsRoomOrder,
    {
      refuses: [
        ['widgets/shared/api/catalogue/event.ts', "import type { PagedState } from '../../lists/paged-list.ts'"],
        ['widgets/shared/base/clock.ts', "import { emit } from '../page/emit.ts'"],
        ['widgets/shared/view/intl.ts', "const load = () => import('../element/sheets.ts')"],
        ['widgets/shared/ui/Button.tsx', ''],
        ['widgets/shared/settings.ts', ''],
        ['widgets/checkout/state.ts', "import { Payment } from './payment/Payment.tsx'"],
        ['widgets/checkout/provider/part.ts', "import type { CheckoutState } from '../state.ts'"],
        ['widgets/checkout/form/Field.tsx', "import { Review } from '../view/Review.tsx'"],
        ['widgets/checkout/summary/Summary.tsx', "import { Wishes } from '../wishes/Wishes.tsx'"],
        ['widgets/checkout/extra.ts', ''],
        ['demo/api/booking/places.ts', "import { joinList } from '../waiting/list.ts'"],
        ['demo/api/people/caller.ts', "import { lockCaller } from '../booking/locks.ts'"],
        ['demo/api/service-types.ts', "import { smtp } from './mail/smtp.ts'"],
        ['core/catalogue/event.ts', "import { freeSlots } from '../pricing/discounts.ts'"],
      ],
      accepts: [
        [
          'widgets/shared/element/sheets.ts',
          "import { Button } from '../view/ui/Button.tsx'; import '../base/warn.ts'",
        ],
        [
          'widgets/shared/api/client.ts',
          "import { ApiError } from './errors.ts'; import { dateOf } from '../../../core/a.ts'",
        ],
        ['widgets/pager/store.ts', "import { emit } from '../shared/page/emit.ts'"],
      ],
    },
  );

  rule('stores and models do not import React', directions.keepsReactOut, {
    refuses: [
      ['widgets/pager/store.ts', "import { useStore } from 'zustand'"],
      ['widgets/pager/store.ts', "import { Button } from '../shared/ui/Button.tsx'"],
      ['widgets/pager/model.ts', "import type { ReactNode } from 'react'"],
    ],
    accepts: [
      ['widgets/pager/store.ts', "import { createStore } from 'zustand/vanilla'"],
      ['widgets/pager/Pager.tsx', "import { useStore } from 'zustand'"],
    ],
  });

  rule('each package with a home is imported only there', directions.keepsLibrariesHome, {
    refuses: [
      ['widgets/event-list/EventList.tsx', "import { Map } from 'maplibre-gl'"],
      ['widgets/provider-map/store.ts', "import Supercluster from 'supercluster'"],
      ['widgets/shared/card.ts', "const load = () => import('@stripe/stripe-js/pure')"],
      ['widgets/checkout/store.ts', "import ky from 'ky'"],
      ['widgets/pager/element.ts', "import r2wc from '@r2wc/react-to-web-component'"],
      ['core/time/format.ts', "import dayjs from 'dayjs'"],
      ['demo/api/clock.ts', "import 'dayjs/locale/fr'"],
      ['demo/pages/home.ts', "import { useState } from 'react'"],
      ['core/map/bounds.ts', "import { createStore } from 'zustand/vanilla'"],
    ],
    accepts: [
      ['widgets/provider-map/ProviderMap.tsx', "import { Map } from 'maplibre-gl'"],
      ['core/map/clusters.ts', "import Supercluster from 'supercluster'"],
      ['widgets/checkout/card.ts', "import { loadStripe } from '@stripe/stripe-js/pure'"],
      ['widgets/shared/api/client.ts', "import ky from 'ky'"],
      ['widgets/shared/element/widget-element.ts', "import r2wc from '@r2wc/react-to-web-component'"],
      ['test/core/format.test.ts', "import dayjs from 'dayjs'"],
    ],
  });

  it('every package with a home is imported there', () => {
    expect(directions.packagesNotAtHome(sources)).toEqual([]);
    const without = sources.filter(({ path }) => path !== 'widgets/bundling/compiled-sources.mjs');
    expect(directions.packagesNotAtHome(without)).toEqual(['@rollup/plugin-typescript']);
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
