import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createStore } from 'zustand/vanilla';
import type { AttributeTable, AttributeValues } from '../shared/base/attributes.ts';
import type { AnyStore, WidgetDefinition } from '../shared/element/definition.ts';
import type { MountedView } from '../shared/element/page-connection.ts';
import { WidgetRoot } from '../shared/element/WidgetRoot.tsx';
import type { Settings } from '../shared/page/element-settings.ts';
import { createMadeCalls, createMadePage, type Payloads } from './made-page.ts';
import { setAddress } from './stand-ins.ts';

/** How many microtasks in a row make no call once a view is complete: more than lie between a response and the view. */
const QUIET = 50;

/** What a view is made of. */
export interface ViewSource {
  readonly definition: WidgetDefinition<AttributeTable, AnyStore>;
  readonly attributes: AttributeValues<AttributeTable>;
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
  const { definition, settings, address, now, widths } = source;
  setAddress(address);
  const end = new AbortController();
  const failures: unknown[] = [];
  const report = (error: unknown) => failures.push(error);
  const calls = createMadeCalls(payloads);
  const { host, setWidth } = createHost(definition.tag);
  const guard = (work: () => unknown) => void Promise.resolve().then(work).catch(report);
  const attributes = createStore(() => source.attributes);
  const page = createMadePage(calls.client, now);
  const own = createStore(() => settings);
  const load = () => new Promise<never>(() => {});
  try {
    const context = { host, attributes, settings: own, page, guard, report, load, signal: end.signal };
    const store = definition.createStore(context);
    await quietness(calls.count);
    if (failures.length > 0) throw failures[0];
    if (calls.missing().length > 0) return { missing: calls.missing() };
    const mounted: MountedView = {
      environment: { host, root: () => null, settings: own, guard },
      key: 1,
      store,
      View: definition.view as MountedView['View'],
      later: definition.later ?? 'later',
      retry: () => {},
      report,
    };
    return {
      roots: widths.map((width) => {
        setWidth(width);
        return rootOf(renderToString(createElement(WidgetRoot, { mounted })));
      }),
    };
  } finally {
    end.abort();
  }
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

/** Creates what a view reads of its element. */
function createHost(tag: string) {
  const host = {
    localName: tag,
    id: '',
    isConnected: true,
    offsetWidth: 0,
    dispatchEvent: () => true,
    getAttribute: () => null,
    getRootNode: () => host,
    querySelectorAll: () => [],
  };
  return {
    host: host as unknown as HTMLElement,
    setWidth: (width: number) => {
      host.offsetWidth = width;
    },
  };
}
