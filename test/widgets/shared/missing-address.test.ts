import { expect, it, onTestFinished, vi } from 'vitest';
import { defineWidget } from '../../../widgets/shared/element/define-widget.ts';
import { configure, openRegistry } from '../../../widgets/shared/page/registry.ts';

const createStore = vi.fn(() => ({ subscribe: () => () => {} }));

function define(tag: `creneau-${string}`): void {
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
}

function show(...tags: readonly string[]): void {
  const place = document.createElement('div');
  place.append(...tags.map((tag) => document.createElement(tag)));
  document.body.append(place);
  onTestFinished(() => place.remove());
}

const inNextTask = () => new Promise((resolve) => setTimeout(resolve));

function quietConsole() {
  onTestFinished(() => void vi.restoreAllMocks());
  return (['warn', 'error'] as const).map((level) => vi.spyOn(console, level).mockImplementation(() => {}));
}

it('C-npm: an API address that is given right after the import is not missing', async () => {
  const [, failed] = quietConsole();
  const page = openRegistry(() => Promise.resolve());
  define('creneau-early');
  show('creneau-early');
  configure(page, { apiUrl: 'https://api.example/api' });
  onTestFinished(() => configure(page, { apiUrl: undefined }));
  await inNextTask();
  expect(failed).not.toHaveBeenCalled();
  expect(createStore).toHaveBeenCalledOnce();
  createStore.mockClear();
});

it.each([
  'https://{{API_HOST}}/api',
  'http://api.example:99999/api',
  'ftp://api.example/api',
  'https://api example/api',
  '%API_URL%',
  'undefined/api',
])(
  'D-api-address: the invalid address %j is never called, and is named in one error on the console',
  async (apiUrl) => {
    const [warned, failed] = quietConsole();
    const fetch = vi.spyOn(globalThis, 'fetch');
    const page = openRegistry(() => Promise.resolve());
    define('creneau-lost');
    configure(page, { apiUrl, token: 'secret' });
    onTestFinished(() => configure(page, { apiUrl: undefined, token: undefined }));
    show('creneau-lost', 'creneau-lost');
    await inNextTask();
    expect(failed?.mock.calls).toEqual([[`Créneau: api-url "${apiUrl}" is no http(s) address: nothing is called.`]]);
    expect(warned).not.toHaveBeenCalled();
    expect(createStore).not.toHaveBeenCalled();
    expect(fetch).not.toHaveBeenCalled();
  },
);

it('C-npm: apiUrl has no default without a script tag, and a missing apiUrl causes one error on the console', async () => {
  const [warned, failed] = quietConsole();
  openRegistry(() => Promise.resolve());
  define('creneau-homeless');
  define('creneau-roofless');
  show('creneau-homeless', 'creneau-homeless', 'creneau-roofless');
  await inNextTask();
  expect(failed?.mock.calls).toEqual([
    ['Créneau: There is no API address: call configure({ apiUrl }) or set api-url.'],
  ]);
  expect(warned).not.toHaveBeenCalled();
  expect(createStore).not.toHaveBeenCalled();
});
