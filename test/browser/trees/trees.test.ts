import type { Locator, Page } from 'playwright-core';
import { TAGS } from '../../../widgets/tags.ts';
import type { Relay } from '../../fixtures/browser/relay.ts';
import { sharedBrowser } from '../../fixtures/browser/shared.ts';
import { expect, onTestFinished, test } from '../../fixtures/browser/test.ts';
import { NOW } from '../../fixtures/data/factories.ts';
import { doSteps, isChosen } from '../../fixtures/suites/states.ts';
import { asJson, bundleRule } from '../finding/a-finding-page.ts';
import { CHECKOUT_TREES } from './checkout-trees.ts';
import { TREE_STATES, type TreeState } from './tree-states.ts';

const STATES = [...TREE_STATES, ...CHECKOUT_TREES];

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';

/** The smallest PNG: a map draws no other pictures. */
const TILE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A text that is still to come. */
const EMPTY = /^\s*- paragraph$/m;

/** Opens a state, with the clock at `NOW`, and does its steps. */
async function open(relay: Relay, { markup, answers, steps, needs, element }: TreeState): Promise<Page> {
  const browser = await sharedBrowser(needs);
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  relay.reset();
  relay.rules.add(bundleRule);
  relay.rules.add(({ method, path }) => {
    if (path.startsWith('/pictures/')) return { headers: { 'content-type': 'image/svg+xml' }, body: PICTURE };
    const answer = answers[`${method} ${path.replace('/api/', '')}`];
    if (answer !== undefined) return asJson(answer, method === 'POST' ? 201 : 200);
    return method === 'OPTIONS' ? { status: 204 } : null;
  });
  const tiles = JSON.stringify({ url: `${relay.origin('cdn')}/tiles/{z}/{x}/{y}`, attribution: 'Natural Earth' });
  const script = `<script async src="${relay.origin('cdn')}/creneau/creneau.js" data-tiles='${tiles}'></script>`;
  await page.clock.install({ time: NOW });
  // A hold's time does not run out.
  if (element === 'checkout') await page.clock.setFixedTime(NOW);
  await page.route('**/tiles/**', (route) => route.fulfill({ contentType: 'image/png', body: TILE }));
  await page.goto(
    relay.page(`<!doctype html><html lang="fr"><title>Studio</title>${script}<main>${markup}</main></html>`),
  );
  await doSteps(page, steps);
  // Announcements of toasts last for a second; test/widgets/toaster shows them.
  if (element === 'toaster') await page.clock.runFor(5000);
  return page;
}

test('D-axe: every element has a tree, and no two trees share a file', { tag: '@long' }, () => {
  expect([...new Set(STATES.map(({ element }) => element))].sort()).toEqual(Object.keys(TAGS).sort());
  expect(new Set(STATES.map(fileOf)).size).toBe(STATES.length);
});

for (const state of STATES.filter(({ element }) => isChosen(element)))
  test(`D-axe, D-keyboard: assistive technology is told the tree in ${fileOf(state)}`, { tag: '@long' }, async ({
    relay,
  }) => {
    const page = await open(relay, state);
    const element = page.locator(`creneau-${state.element}`).first();
    // The relay numbers its pages.
    const tree = (await settledTree(element)).replaceAll(new URL(page.url()).pathname, '/page/');
    const stops = state.element === 'checkout' ? ['', 'Tab stops:', ...(await tabStops(page, element))] : [];
    expect(`${[tree, ...stops].join('\n')}\n`).toMatchSnapshot([fileOf(state)]);
  });

function fileOf({ element, name }: TreeState): string {
  return `${element}-${name}.txt`;
}

/** Returns what assistive technology is told of an element, once it is told the same twice in a row, with all its texts. */
async function settledTree(element: Locator): Promise<string> {
  let now = '';
  const isSame = async () => {
    const before = now;
    now = lasting(await element.ariaSnapshot());
    return now === before && !EMPTY.test(now);
  };
  await expect.poll(isSame, { message: 'the tree comes to rest', intervals: [0] }).toBe(true);
  return now;
}

/** Returns role and name of each node of an element at which Tab stops, from its heading on. */
async function tabStops(page: Page, element: Locator): Promise<readonly string[]> {
  const focus = element.locator(':focus');
  const stops: string[] = [];
  await element.locator('#heading').focus();
  for (;;) {
    await page.keyboard.press('Tab');
    if ((await focus.count()) === 0) return stops;
    const [node = ''] = (await focus.last().ariaSnapshot()).split('\n');
    // A summary has no role of its own: its text stands for it.
    stops.push(node.startsWith('- text') ? node : node.replace(/:( .*)?$/, ''));
  }
}

/** Leaves out what another run would change: the server's port, the name of a file. */
function lasting(tree: string): string {
  return tree.replace(/(\/url: )(?:blob|data):.*/g, '$1{file}').replace(/localhost:\d+/g, 'localhost');
}
