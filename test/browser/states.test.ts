import { afterAll, beforeAll, describe, it } from 'vitest';
import { STATES } from '../../demo/states.ts';
import { type Demo, startDemo } from '../fixtures/browser/demo.ts';
import { LOOKS, LOUD, passGate } from './gate.ts';

let demo: Demo;
beforeAll(async () => {
  demo = await startDemo();
});
afterAll(() => demo?.stop());

/** The first state of each element; the long suites take the others too. */
const ESSENTIAL = STATES.filter((state) => state === STATES.find(({ element }) => element === state.element));

/** One look for each state, the next state in the next look; the long suites take all looks and sheets. */
const ONE_LOOK_EACH = ESSENTIAL.map((state, n) => ({ state, looks: LOOKS.slice(n % LOOKS.length).slice(0, 1) }));

describe.each(ONE_LOOK_EACH)('$state.element: $state.name', ({ state, looks }) => {
  it('C-styling, C-pages: passes under the strict policy and a loud host sheet, in one width, language and theme', () =>
    passGate(demo, state, looks, { 'everything reverted and loud': LOUD }));
});
