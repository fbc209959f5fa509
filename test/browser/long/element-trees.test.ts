import { STATES } from '../../../demo/states.ts';
import { type Demo, startDemo } from '../../fixtures/browser/demo.ts';
import { sharedBrowser } from '../../fixtures/browser/shared.ts';
import { expect, onTestFinished, test } from '../../fixtures/browser/test.ts';
import { CHOSEN_STATES, elementOf, openState } from '../../fixtures/suites/states.ts';
import { lasting, lastingPurchase, settledTree } from './a-tree.ts';

let demo: Demo;
test.beforeAll(async () => {
  demo = await startDemo();
});
test.afterAll(() => demo?.stop());

/** One to three states of each element. */
const READ: Readonly<Record<string, readonly string[]>> = {
  'slotted-calendar': ['selected', 'refused', 'several offers'],
  checkout: ['guest with problems', 'to be paid', 'done'],
  'event-list': ['events of every kind', 'nothing found', 'filters in a sheet'],
  pager: ['in the middle'],
  'animations-slider': ['next'],
  'offers-list': ['offered', 'booked'],
  'provider-card': ['a venue'],
  search: ['found', 'nothing found'],
  'category-list': ['home'],
  'event-details': ['one date', 'every week', 'over'],
  'provider-map': ['clusters', 'a place', 'a list without WebGL'],
  'order-history': ['upcoming, with a question before cancelling', 'past, in every order state', 'a visitor'],
  'membership-list': ['with a running subscription'],
  'replay-list': ['posters', 'without consent'],
  'fitness-dashboard': ['steps of a week'],
  popups: ['with a picture', 'the next one'],
  toaster: ['each type'],
};

test('every element of the catalogue is read, in states that exist', { tag: '@long' }, () => {
  expect(Object.keys(READ).sort()).toEqual([...new Set(STATES.map(({ element }) => element))].sort());
  expect(chosen().length).toBe(Object.values(READ).flat().length);
});

for (const state of chosen())
  test.describe(`${state.element}: ${state.name}`, { tag: '@long' }, () => {
    for (const lang of ['fr', 'en'] as const)
      test(`D-axe: assistive technology is told this tree (${lang})`, async () => {
        const context = await (await sharedBrowser(state.needs)).newContext({
          viewport: { width: 1280, height: 900 },
          reducedMotion: 'reduce',
        });
        onTestFinished(() => context.close());
        const page = await context.newPage();
        if (state.element === 'toaster') await page.clock.install();
        await openState(page, demo, state, lang);
        await page.waitForLoadState('networkidle');
        // Announcements last for a second; test/widgets/toaster shows them.
        if (state.element === 'toaster') await page.clock.runFor(5000);
        const tree = await settledTree(page.locator(elementOf(state)).first());
        const kept = state.element === 'checkout' ? lastingPurchase(tree) : lasting(tree);
        expect(`${kept}\n`).toMatchSnapshot(['element-trees', `${state.element} ${state.name}.${lang}.txt`]);
      });
  });

function chosen() {
  return CHOSEN_STATES.filter(({ element, name }) => READ[element]?.includes(name));
}
