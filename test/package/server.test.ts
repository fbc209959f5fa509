import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { transform } from 'esbuild';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { FirstView, MadeView } from '../../widgets/first-views.ts';
import { top } from './a-package.ts';

/** What the web has and every runtime of servers too. */
const WEB = {
  AbortController,
  CustomEvent,
  URL,
  URLSearchParams,
  queueMicrotask,
  setTimeout,
  setInterval,
  clearInterval,
};

interface Made {
  renderFirst(view: FirstView): Promise<MadeView | null>;
}

const said = vi.fn();
afterEach(() => said.mockReset());

/** Runs the built module in a world that has nothing but what the web has. */
async function runAlone(): Promise<{ readonly made: Made; readonly names: readonly string[] }> {
  const { code } = await transform(readFileSync(`${top}dist/server/index.js`, 'utf8'), {
    format: 'iife',
    globalName: 'made',
  });
  const world = createContext({ ...WEB, console: { warn: said, error: said } });
  const before = Object.keys(world);
  runInContext(code, world);
  const names = Object.keys(world).filter((name) => !before.includes(name));
  return { made: Reflect.get(world, 'made') as Made, names };
}

const document = JSON.parse(readFileSync(`${top}dist/openapi.json`, 'utf8'));
const exampleOf = (path: string): unknown =>
  document.paths[path].get.responses['200'].content['application/json'].example;
const PAYLOADS: Readonly<Record<string, unknown>> = {
  'v1/slotted/pilates-au-sol': exampleOf('/v1/slotted/{id}'),
  'v1/slotted/booked/pilates-au-sol': exampleOf('/v1/slotted/booked/{id}'),
};

const VIEW: FirstView = {
  element: 'slotted-calendar',
  attributes: { event: 'pilates-au-sol', mode: 'picker' },
  settings: { lang: 'en', siteUrl: 'https://marketplace.example/' },
  address: 'https://studio.example/book',
  files: 'https://cdn.example/1/',
  now: Date.parse('2026-11-16T09:00:00Z'),
  call: async (path) => PAYLOADS[path],
};

const rootsIn = ({ html }: MadeView) => html.match(/<div hidden data-made="\d+" class="root"/g) ?? [];

describe('D-server-made: creneau/server', () => {
  it('the module runs where there is neither a browser nor Node, imports nothing and defines nothing', async () => {
    const { made, names } = await runAlone();
    expect(names).toEqual(['made']);
    const view = (await made.renderFirst(VIEW)) as MadeView;
    expect(view.html).toMatch(
      /^<link rel="stylesheet" href="https:\/\/cdn\.example\/1\/first-slotted-calendar-\w{6}\.css">/,
    );
    expect(view.html).toContain('Pilates au sol');
    expect(view.html).toContain(view.sheet);
    expect(view.payloads).toEqual(Object.entries(PAYLOADS).map(([path, body]) => ({ path, body })));
    expect(said).not.toHaveBeenCalled();
  });

  it('a calendar is made for each number of its columns, or for the width that is given', async () => {
    const { made } = await runAlone();
    expect(rootsIn((await made.renderFirst(VIEW)) as MadeView)).toHaveLength(3);
    const one = (await made.renderFirst({ ...VIEW, width: 700 })) as MadeView;
    expect(rootsIn(one)).toEqual(['<div hidden data-made="0" class="root"']);
    expect(one.html).toContain('columns-3');
  });

  it('views that are made at the same time each have the address, the language and the instant that they were given', async () => {
    const { made } = await runAlone();
    const later = { address: 'https://marketplace.example/?date=2026-11-30', now: VIEW.now, settings: { lang: 'fr' } };
    const list = [VIEW, { ...VIEW, ...later, settings: { ...later.settings, siteUrl: 'https://marketplace.example' } }];
    const [first, second] = await Promise.all([...list, VIEW].map((view) => made.renderFirst(view)));
    expect(first?.html).toContain('lang="en"');
    expect(first?.html).not.toContain('30 nov.');
    expect(second?.html).toContain('30 nov.');
  });

  it.each<readonly [string, Partial<FirstView>, RegExp]>([
    ['an element that does not exist', { element: 'calendar' }, /no such element/],
    ['an element without a first view', { element: 'checkout' }, /no such element/],
    ['the name of an object property', { element: 'constructor' }, /no such element/],
    ['an invalid attribute', { attributes: { event: 'x', weeks: 'many' } }, /weeks: "many" is not a whole number/],
    ['a payload that is nonsense', { call: async () => 'nonsense' }, /a list was expected/],
    ['no payload', { call: async () => undefined }, /a list was expected/],
    ['a call that fails', { call: () => Promise.reject(new Error('no connection')) }, /no connection/],
    ['an address that is none', { address: 'book' }, /invalid url/i],
    ['a time zone that is none', { settings: { timeZone: 'Paris' } }, /Paris is no time zone/],
  ])('there is no view of %s, and the console says why', async (_, nonsense, why) => {
    const { made } = await runAlone();
    expect(await made.renderFirst({ ...VIEW, ...nonsense })).toBeNull();
    expect(said.mock.calls.map(([sentence, error]) => `${sentence} ${error.message}`).join('\n')).toMatch(why);
  });
});
