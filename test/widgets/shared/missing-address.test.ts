import { expect, it, onTestFinished, vi } from 'vitest';
import { defineWidget } from '../../../widgets/shared/define-widget.ts';
import { openRegistry } from '../../../widgets/shared/registry.ts';

it('contract §1: without a script tag apiUrl has no default, and a missing one is said once', async () => {
  const said = [vi.spyOn(console, 'warn'), vi.spyOn(console, 'error')].map((spy) => spy.mockImplementation(() => {}));
  onTestFinished(() => void vi.restoreAllMocks());
  openRegistry(() => Promise.resolve());
  const createStore = vi.fn(() => null);
  defineWidget({
    tag: 'creneau-homeless',
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
  const place = document.createElement('div');
  place.append(...[0, 1].map(() => document.createElement('creneau-homeless')));
  document.body.append(place);
  onTestFinished(() => place.remove());
  expect(said.flatMap(({ mock }) => mock.calls)).toEqual([
    ['Créneau: <creneau-homeless> has no API address: call configure({ apiUrl }) or set api-url.'],
  ]);
  expect(createStore).not.toHaveBeenCalled();
});
