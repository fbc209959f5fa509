import type { ComponentType } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { partFailed } from '../api/errors.ts';
import type { AttributeTable, AttributeValues } from '../base/attributes.ts';
import { readSettings, type Settings } from '../page/element-settings.ts';
import { createGuard, createReporter } from '../page/guard.ts';
import type { LaterFile } from '../page/later.ts';
import type { PageState } from '../page/page-state.ts';
import type { Registry } from '../page/registry.ts';
import type { WidgetEnvironment } from '../view/environment.ts';
import type { AnyStore, WidgetContext, WidgetDefinition } from './definition.ts';
import { changePageState, enterPageState } from './enter-page-state.ts';
import { observeSettings } from './observe-settings.ts';
import { replaceState } from './replace-state.ts';
import { notifyDependents, onSourceChange, settingsSourceOf } from './settings-source.ts';
import { tagText } from './tag-text.ts';
import { watchVitals } from './vitals/watch-vitals.ts';

/** What the renderer draws: a view and its store, created at each mount of an element. */
export interface MountedView {
  readonly environment: WidgetEnvironment;
  /** Differs from mount to mount, so that each store gets a new view. */
  readonly key: number;
  readonly store: AnyStore | null;
  /** Null without a store: its creation failed, or there is no API address. */
  readonly View: ComponentType<{ readonly store: never }> | null;
  /** The later file of the element, which contains React's renderer. */
  readonly later: LaterFile;
  /** Mounts again. */
  readonly retry: () => void;
  /** Reports a failure of the view to the page. */
  readonly report: (error: unknown) => void;
}

/** An element's connection to its page. */
export interface PageConnection {
  isStarted(): boolean;
  /** Observes the settings and mounts. */
  start(): void;
  /** Reads the settings again, and mounts again if they lead to another page state. */
  refresh(): void;
  /** Observes the new ancestors after a move, or after a change of the settings source, and refreshes. */
  relocate(): void;
  /** Ends the current mount. */
  stop(): void;
}

interface ConnectionOptions<T extends AttributeTable, S extends AnyStore> {
  readonly host: HTMLElement;
  /** Returns the definition, which is loaded before the connection is started. */
  readonly definition: () => WidgetDefinition<T, S>;
  readonly attributes: StoreApi<AttributeValues<T>>;
  /** Called with each new store and its view. */
  readonly show: (mounted: MountedView) => void;
}

/** Creates the connection of `host` to its page; it does nothing until it is started. */
export function createPageConnection<T extends AttributeTable, S extends AnyStore>(
  registry: Registry,
  { host, definition, attributes, show }: ConnectionOptions<T, S>,
): PageConnection {
  const report = createReporter(host, () => tagText(definition(), attributes.getState()));
  const guard = createGuard(host, report);
  let settings: StoreApi<Settings>;
  let pageState: PageState | undefined;
  /** Ends the current mount; undefined while the element is not on the page. */
  let controller: AbortController | undefined;
  let mountCount = 0;
  let unobserve: () => void;

  const root = () => host.shadowRoot?.querySelector('.root') ?? null;
  const enter = () => enterPageState(host, registry);

  function readAll(): Settings {
    const values = readSettings(settingsSourceOf(host), registry);
    if (values.vitals) watchVitals(host);
    return values;
  }

  function observe(): void {
    unobserve = observeSettings(settingsSourceOf(host), registry, refresh);
  }

  function refresh(): void {
    if (!controller) return;
    replaceState(settings, readAll());
    const entered = enter();
    if (entered !== pageState) mount(entered);
    notifyDependents(host);
  }

  function relocate(): void {
    if (!controller) return;
    unobserve();
    observe();
    refresh();
  }

  function mount(entered: PageState | undefined): void {
    controller?.abort();
    controller = new AbortController();
    const { signal } = controller;
    changePageState(host, pageState, entered);
    pageState = entered;
    mountCount += 1;
    const load = (name: string) => registry.load(name).catch((error: unknown) => Promise.reject(partFailed(error)));
    const context = entered && { host, attributes, settings, page: entered, guard, report, load, signal };
    const store = context ? createStoreOf(definition(), context) : null;
    show({
      environment: { host, root, settings, guard },
      key: mountCount,
      store,
      View: store ? (definition().view as MountedView['View']) : null,
      later: definition().later ?? 'later',
      retry: () => mount(enter()),
      report,
    });
  }

  return {
    isStarted: () => !!controller,
    start() {
      observe();
      onSourceChange(host, relocate);
      settings = createStore<Settings>()(readAll);
      mount(enter());
    },
    refresh,
    relocate,
    stop() {
      if (!controller) return;
      unobserve();
      controller.abort();
      controller = undefined;
      pageState?.hosts.delete(host);
    },
  };
}

/** Creates the widget's store; reports a failure and returns null. */
function createStoreOf<T extends AttributeTable, S extends AnyStore>(
  { createStore: create }: WidgetDefinition<T, S>,
  context: WidgetContext<T>,
): S | null {
  try {
    return create(context);
  } catch (error) {
    context.report(error);
    return null;
  }
}
