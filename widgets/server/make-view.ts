import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { AttributeTable, AttributeValues } from '../shared/base/attributes.ts';
import type { AnyStore, WidgetDefinition } from '../shared/element/definition.ts';
import type { MountedView } from '../shared/element/page-connection.ts';
import { WidgetRoot } from '../shared/element/WidgetRoot.tsx';
import type { Settings } from '../shared/page/element-settings.ts';
import { createMadeCalls, createMadePage, type Payloads } from './made-page.ts';
import { StandIn, setPage } from './stand-ins.ts';

/** How many microtasks in a row make no call once a view is complete: more than lie between a response and the view. */
const QUIET = 50;

export type AnyDefinition = WidgetDefinition<AttributeTable, AnyStore>;

/** An element of the page with its values. */
export interface ViewElement {
  readonly definition: AnyDefinition;
  readonly written: Readonly<Record<string, string>>;
  readonly values: AttributeValues<AttributeTable>;
}

/** What a view is made of. */
export interface ViewSource {
  /** The elements of the page in order, and the index of the one whose view is made. */
  readonly elements: readonly ViewElement[];
  readonly index: number;
  readonly settings: Settings;
  readonly address: string;
  readonly now: number;
  /** The widths of the element, in px, for each of which the view is made. */
  readonly widths: readonly number[];
}

/** The markup of a view for each width, or the calls whose payloads are missing. */
export type Made = { readonly roots: readonly string[] } | { readonly missing: readonly string[] };

/**
 * Makes a view of payloads that are there; settles after microtasks alone. Rejects with the failure that the element
 * would report.
 */
export async function makeView(source: ViewSource, payloads: Payloads): Promise<Made> {
  const { elements, index, settings, address, now, widths } = source;
  const ends: AbortController[] = [];
  const failures: unknown[] = [];
  const report = (error: unknown) => failures.push(error);
  const guard = (work: () => unknown) => void Promise.resolve().then(work).catch(report);
  const calls = createMadeCalls(payloads);
  const page = createMadePage(calls.client, now);
  const own = createStore(() => ({ ...settings }));
  const load = () => new Promise<never>(() => {});
  const all = elements.map((element) => standInFor(element, settings));
  setPage(
    address,
    all.map(({ host }) => host),
  );

  /** Creates the store of an element; its read-only properties read it from then on. */
  async function start({ host, attributes, definition }: (typeof all)[number]): Promise<AnyStore> {
    const end = new AbortController();
    ends.push(end);
    const { signal } = end;
    const context = { host: host as never, attributes, settings: own, page, guard, report, load, signal };
    const store = definition.createStore(context);
    await quietness(calls.count);
    for (const [name, { read }] of Object.entries(definition.properties ?? {})) {
      Reflect.defineProperty(host, name, { get: () => read(store) });
    }
    return store;
  }

  try {
    const shown = all[index] as (typeof all)[number];
    const { host, definition } = shown;
    // A pager shows the pages of a list that has loaded one.
    if (definition.tag === 'creneau-pager') for (const list of all.filter(isList)) await start(list);
    const store = await start(shown);
    if (failures.length > 0) throw failures[0];
    if (calls.missing().length > 0) return { missing: calls.missing() };
    const mounted: MountedView = {
      environment: { host: host as never, root: () => null, settings: own, guard },
      key: 1,
      store,
      View: definition.view as MountedView['View'],
      later: definition.later ?? 'later',
      retry: () => {},
      report,
    };
    return {
      roots: widths.map((width) => {
        // An element without a width is hidden, and its view that of any width.
        host.offsetWidth = Math.max(1, width);
        return rootOf(renderToString(createElement(WidgetRoot, { mounted })));
      }),
    };
  } finally {
    for (const { host } of all) host.isConnected = false;
    for (const end of ends) end.abort();
  }
}

const isList = ({ definition }: { readonly definition: AnyDefinition }) => 'paging' in (definition.properties ?? {});

/** Returns what stands for an element, with a property for each of its attributes, and for the setting that lists read. */
function standInFor({ definition, written, values }: ViewElement, { siteUrl }: Settings) {
  const host = new StandIn(definition.tag, written);
  const attributes: StoreApi<AttributeValues<AttributeTable>> = createStore(() => values);
  for (const name of Object.keys(values)) {
    Reflect.defineProperty(host, name, {
      get: () => Reflect.get(attributes.getState(), name),
      set: (value) => attributes.setState({ [name]: value }),
    });
  }
  Reflect.defineProperty(host, 'siteUrl', { value: siteUrl });
  return { host, attributes, definition };
}

/** Resolves when no call was made for some microtasks. */
async function quietness(count: () => number): Promise<void> {
  let before = count();
  for (let quiet = 0; quiet < QUIET; quiet += 1) {
    await null;
    if (count() === before) continue;
    before = count();
    quiet = 0;
  }
}

/** Returns the markup without the hints to fetch pictures that React puts in front of it. */
function rootOf(html: string): string {
  return html.slice(html.indexOf('<div class="root"'));
}
