import { expect, it, onTestFinished, vi } from 'vitest';
import { defineWidget } from '../../../widgets/shared/element/define-widget.ts';
import { openRegistry } from '../../../widgets/shared/page/registry.ts';

it('C-npm: without a script tag apiUrl has no default, and a missing one is one error on the console', async () => {
  const [warned, failed] = (['warn', 'error'] as const).map((level) =>
    vi.spyOn(console, level).mockImplementation(() => {}),
  );
  onTestFinished(() => void vi.restoreAllMocks());
  openRegistry(() => Promise.resolve());
  const createStore = vi.fn(() => null);
  const define = (tag: `creneau-${string}`) =>
    defineWidget({
      tag,
      summary: 'Has no address.',
      attributes: {},
      events: {},
      slots: {},
      parts: {},
      customProperties: {},
      css: [],
      createStore,
      view: () => null,
    });
  define('creneau-homeless');
  define('creneau-roofless');
  const place = document.createElement('div');
  place.append(...['homeless', 'homeless', 'roofless'].map((name) => document.createElement(`creneau-${name}`)));
  document.body.append(place);
  onTestFinished(() => place.remove());
  expect(failed?.mock.calls).toEqual([
    ['Créneau: There is no API address: call configure({ apiUrl }) or set api-url.'],
  ]);
  expect(warned).not.toHaveBeenCalled();
  expect(createStore).not.toHaveBeenCalled();
});
