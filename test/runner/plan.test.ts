import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { STATES } from '../../demo/states.ts';
import { AREAS, CATALOGUE } from '../areas.ts';
import { elementsOf, homeless, isLong, planOf, touchedAreas, unnamed } from './plan.ts';
import { oneOfEachKind } from './short-hosts.ts';

const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
  cwd: new URL('../..', import.meta.url),
})
  .split('\0')
  .filter(Boolean);
const longFiles = files.filter(isLong);

describe('C-running: the areas of test/areas.ts', () => {
  it('the areas name every file of the project, or list it as one that touches no area', () => {
    expect(homeless(files)).toEqual([]);
    expect(homeless(['widgets/new-element/store.ts', 'test/api/new.test.ts'])).toEqual([
      'widgets/new-element/store.ts',
    ]);
  });

  it('the areas name every long suite', () => {
    expect(unnamed(longFiles)).toEqual([]);
    expect(unnamed(['test/browser/new/a.long.test.ts'])).toEqual(['test/browser/new/a.long.test.ts']);
  });

  it('the areas name the files of long tests, which have the tag or, in browser tests, a name for long ones', () => {
    expect(longFiles).toContain('test/widgets/slotted-calendar/first-view.test.ts');
    expect(longFiles).toContain('test/browser/long/states.test.ts');
    expect(longFiles).not.toContain('test/core/slot.test.ts');
  });

  it('the areas name only existing folders and files', () => {
    const named = Object.values(AREAS).flatMap(({ sources, suites }) => [
      ...sources,
      ...suites.map((suite) => `test/${suite}`),
    ]);
    const isThere = (path: string) => files.some((file) => file === path || file.startsWith(`${path}/`));
    expect([...named, ...CATALOGUE.map((suite) => `test/${suite}`)].filter((path) => !isThere(path))).toEqual([]);
  });

  it('the areas name every element that has states', () => {
    const elements = new Set(Object.values(AREAS).flatMap(elementsOf));
    expect(STATES.map(({ element }) => element).filter((element) => !elements.has(element))).toEqual([]);
  });
});

describe('C-running: a change', () => {
  it.each([
    [['widgets/provider-map/store.ts'], ['map']],
    [['core/booking/slot.ts'], ['calendar', 'rules']],
    [['demo/api/jobs/mail.ts'], ['api', 'processes']],
    [['test/browser/toaster/toaster.test.ts'], ['toasts']],
    [['test/core/slot.test.ts', 'CHANGELOG.md'], []],
    [['widgets/shared/view/Icon.tsx'], Object.keys(AREAS)],
  ])('a change of %j touches %j', (changed, areas) => {
    expect(touchedAreas(changed)).toEqual(areas);
  });

  it('a change of an area runs its suites, and only the states of its elements', () => {
    const { files: planned, elements } = planOf(['map'], longFiles);
    expect(elements).toEqual(['provider-map']);
    expect(planned).toContain('test/browser/map/list.test.ts');
    expect(planned).toContain('test/browser/long/states.test.ts');
    expect(planned).not.toContain('test/browser/long/whole-pages.test.ts');
    expect(planOf(['tiles'], longFiles)).toMatchObject({ elements: [] });
    expect(planOf(['tiles'], longFiles).files).toHaveLength(2);
  });

  it('a change of everything runs every long suite except the half hour', () => {
    const whole = planOf(Object.keys(AREAS), longFiles);
    expect(whole.elements).toBeNull();
    expect(whole.files).toEqual(longFiles);
  });

  it('an unknown area is refused', () => {
    expect(() => planOf(['maps'], longFiles)).toThrow(/^"maps" is no area: they are calendar, /);
  });
});

it('C-running: the short suite of host pages has one case of each place in its files', () => {
  const cases = [
    'a.test.ts:7:3 › of sheets › one',
    'a.test.ts:7:3 › of sheets › another',
    'a.test.ts:9:3 › of sheets › a third',
  ];
  const lines = cases.map((one) => `  [hosts] › ../hosts/${one}`);
  expect(oneOfEachKind(['Listing tests:', ...lines, 'Total: 3 tests in 1 file'].join('\n'))).toEqual(
    [lines[0], lines[2]].map((line) => line?.trim()),
  );
});
