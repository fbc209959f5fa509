import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Renderer } from '../../../widgets/shared/element/base-class.ts';
import type { AnyStore } from '../../../widgets/shared/element/definition.ts';
import type { MountedView } from '../../../widgets/shared/element/page-connection.ts';
import { elementClass } from '../../../widgets/shared/element/widget-element.ts';
import { configure, openRegistry } from '../../../widgets/shared/page/registry.ts';

const noReact = vi.hoisted(() => () => {
  throw new Error('React was imported.');
});
vi.mock('react', noReact);
vi.mock('react-dom', noReact);
vi.mock('react-dom/client', noReact);

const seen: string[] = [];

const storeOf = (mounted: MountedView | undefined) => JSON.stringify(mounted?.store);

/** Writes down what it should draw. */
const recorder: Renderer<string> = {
  mount: (container, _, { mounted }) => {
    seen.push(`mount ${storeOf(mounted)}`);
    return (container as unknown as ShadowRoot).host.localName;
  },
  update: (context, { mounted }) => {
    seen.push(`update ${context} ${storeOf(mounted)}`);
  },
  unmount: (context) => {
    seen.push(`unmount ${context}`);
  },
};

let made = 0;

interface Numbered extends AnyStore {
  readonly n: number;
}

const definition = {
  tag: 'creneau-plain',
  summary: 'Is drawn without React.',
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

/** What microtasks have to do is done. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  configure(
    openRegistry(() => Promise.resolve()),
    { apiUrl: 'https://api.example' },
  );
  if (!customElements.get('creneau-plain'))
    customElements.define(
      'creneau-plain',
      elementClass(definition, { current: definition, load: () => Promise.resolve() }, recorder),
    );
  made = 0;
  seen.length = 0;
});

function anElement(): HTMLElement & { weeks: unknown; number: unknown } {
  const element = document.createElement('creneau-plain') as ReturnType<typeof anElement>;
  onTestFinished(() => element.remove());
  return element;
}

describe('architecture, the boundary: the class of an element needs no React', () => {
  it('its values can be set and read before it is on the page, and nothing is drawn', () => {
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

  it('the renderer that it is given mounts each store, until the element has left the page', async () => {
    const element = anElement();
    document.body.append(element);
    expect(seen[0]).toBe('mount {"n":1}');
    expect(element.number).toBe(1);
    element.setAttribute('api-url', 'https://other.example');
    expect(seen.at(-1)).toBe('update creneau-plain {"n":2}');
    document.body.prepend(element);
    await settled();
    expect(made).toBe(2);
    element.remove();
    await settled();
    expect(seen.at(-1)).toBe('unmount creneau-plain');
    document.body.append(element);
    expect(seen.at(-1)).toBe('mount {"n":3}');
  });

  it('… and an import of React would be noticed', async () => {
    const importing = import('../../../widgets/shared/element/define-widget.ts');
    await expect(importing).rejects.toMatchObject({ cause: { message: 'React was imported.' } });
  });
});
