import { type Demo, startDemo } from '../../fixtures/browser/demo.ts';
import { hostFile } from '../../fixtures/browser/hosts.ts';
import { test } from '../../fixtures/browser/test.ts';
import { CHOSEN_STATES } from '../../fixtures/suites/states.ts';
import { servesEveryone } from '../everyone.ts';
import { LOOKS, LOUD, passGate } from '../gate.ts';

/** Each width with each theme; the languages alternate. */
const LOOK_PAIRS = LOOKS.filter((_, n) => n % 2 === 0);

let demo: Demo;
let sheets: Readonly<Record<string, string>>;
test.beforeAll(async () => {
  demo = await startDemo();
  sheets = {
    'Bootstrap 5': await hostFile('bootstrap/dist/css/bootstrap.min.css'),
    'everything reverted and loud': LOUD,
    'html at 62.5%': 'html { font-size: 62.5% }',
  };
});
test.afterAll(() => demo?.stop());

for (const state of CHOSEN_STATES)
  test(
    `C-styling, C-widths, D-axe, D-text-spacing, D-forced-colours, C-sizes: ${state.element}, ${state.name}, passes under the strict policy, in both widths, languages and themes, under each host sheet`,
    { tag: '@long' },
    () => passGate(demo, state, LOOK_PAIRS, sheets, servesEveryone),
  );
