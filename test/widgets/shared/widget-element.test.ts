import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { AnyStore } from '../../../widgets/shared/element/definition.ts';
import type { MountedView } from '../../../widgets/shared/element/page-connection.ts';
import { elementClass } from '../../../widgets/shared/element/widget-element.ts';
import { configure, openRegistry } from '../../../widgets/shared/page/registry.ts';

const seen: string[] = vi.hoisted(() => []);

/** Roots that record what they should draw. */
vi.mock('../../../widgets/shared/element/react-root.ts', () => ({
  default: { createElement: (_: unknown, { mounted }: { mounted: MountedView }) => mounted },
  createRoot: ({ host: { localName } }: ShadowRoot) => ({
    render: ({ store }: MountedView) => seen.push(`render ${localName} ${JSON.stringify(store)}`),
    unmount: () => seen.push(`unmount ${localName}`),
  }),
}));

let made = 0;

interface Numbered extends AnyStore {
  readonly n: number;
}

const definition = {
  tag: 'creneau-plain',
  summary: 'A widget of this test.',
  attributes: { weeks: { type: 'integer', min: 1, max: 12, default: 4, doc: 'A number.' } },
  properties: { number: { type: 'number', doc: 'Of the store.', read: (store: Numbered | null) => store?.n } },
  events: {},
  slots: {},
  parts: {},
  customProperties: {},
  css: [],
  createStore: () => {
    made += 1;
    return { n: made, subscribe: () => () => {} };
  },
  view: () => null,
} as const;

/** Waits until all microtasks have run. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  configure(
    openRegistry(() => Promise.resolve()),
    { apiUrl: 'https://api.example' },
  );
  if (!customElements.get('creneau-plain'))
    customElements.define(
      'creneau-plain',
      elementClass(definition, { current: definition, load: () => Promise.resolve() }),
    );
  made = 0;
  seen.length = 0;
});

function anElement(): HTMLElement & { weeks: unknown; number: unknown } {
  const element = document.createElement('creneau-plain') as ReturnType<typeof anElement>;
  onTestFinished(() => element.remove());
  return element;
}

describe('architecture, the boundary: the class of an element draws only by react-root.ts', () => {
  it('the values of an element can be set and read before it is on the page, and nothing is drawn', () => {
    const element = anElement();
    element.setAttribute('weeks', '3');
    expect([element.weeks, element.number]).toEqual([3, undefined]);
    element.weeks = 5;
    expect(element.weeks).toBe(5);
    expect(seen).toEqual([]);
  });

  it('C-properties: an object that a framework wrote to an attribute counts as not set, and is warned about', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    onTestFinished(() => warn.mockRestore());
    const element = anElement();
    element.setAttribute('tiles', String({ url: 'https://tiles.example/{z}/{x}/{y}.png' }));
    element.setAttribute('weeks', String({}));
    document.body.append(element);
    expect([Reflect.get(element, 'tiles'), element.weeks]).toEqual(['', 4]);
    const said = (name: string) =>
      `Créneau: the ${name} of <creneau-plain> is the text of an object: register the tags first (defineAll), or set the property later.`;
    expect(warn.mock.calls.flat().sort()).toEqual([said('tiles'), said('weeks')]);
  });

  it('D-page-presses: an element that is inserted again listens to its own events once', async () => {
    const listens = vi.spyOn(HTMLElement.prototype, 'addEventListener');
    onTestFinished(() => listens.mockRestore());
    const element = anElement();
    for (const _ of [1, 2, 3]) {
      document.body.append(element);
      await settled();
      element.remove();
      await settled();
    }
    const own = listens.mock.calls.filter((_, call) => listens.mock.contexts[call] === element);
    expect(own.filter(([type]) => type === 'wheel' || type === 'paste').map(([type]) => type)).toEqual([
      'paste',
      'wheel',
    ]);
  });

  it('the root of an element shows each store, until the element has left the page', async () => {
    const element = anElement();
    document.body.append(element);
    expect(seen[0]).toBe('render creneau-plain {"n":1}');
    expect(element.number).toBe(1);
    element.setAttribute('api-url', 'https://other.example');
    expect(seen.at(-1)).toBe('render creneau-plain {"n":2}');
    document.body.prepend(element);
    await settled();
    expect(made).toBe(2);
    element.remove();
    await settled();
    expect(seen.at(-1)).toBe('unmount creneau-plain');
    document.body.append(element);
    expect(seen.at(-1)).toBe('render creneau-plain {"n":3}');
  });
});
