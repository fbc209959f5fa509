import { STATES } from '../../demo/states.ts';
import { type Demo, startDemo } from '../fixtures/browser/demo.ts';
import { test } from '../fixtures/browser/test.ts';
import { LOOKS, LOUD, passGate } from './gate.ts';

let demo: Demo;
test.beforeAll(async () => {
  demo = await startDemo();
});
test.afterAll(() => demo?.stop());

/** The first state of each element; the long suites take the others too. */
const ESSENTIAL = STATES.filter((state) => state === STATES.find(({ element }) => element === state.element));

/** One look for each state, the next state in the next look; the long suites take all looks and sheets. */
const ONE_LOOK_EACH = ESSENTIAL.map((state, n) => ({ state, looks: LOOKS.slice(n % LOOKS.length).slice(0, 1) }));

for (const { state, looks } of ONE_LOOK_EACH)
  test(`C-styling, C-pages: ${state.element}, ${state.name}, passes under the strict policy and a loud host sheet, in one width, language and theme`, () =>
    passGate(demo, state, looks, { 'everything reverted and loud': LOUD }));
