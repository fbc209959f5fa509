import type { ComponentType } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import type { AttributeTable, AttributeValues } from '../base/attributes.ts';
import type { Settings } from '../page/element-settings.ts';
import type { Guard } from '../page/guard.ts';
import type { LaterFile } from '../page/later.ts';
import type { PageState } from '../page/page-state.ts';

/** What an element passes to its store. */
export interface WidgetContext<T extends AttributeTable> {
  readonly host: HTMLElement;
  readonly attributes: StoreApi<AttributeValues<T>>;
  readonly settings: StoreApi<Settings>;
  readonly page: PageState;
  readonly guard: Guard;
  /** Reports a failure to the page: `creneau-error`. */
  readonly report: (error: unknown) => void;
  /**
   * Loads another widget or a part with the loader, by its name without the prefix; rejects with the ApiError
   * `part-failed`.
   */
  readonly load: (name: string) => Promise<unknown>;
  /** Aborted when the mount ends. */
  readonly signal: AbortSignal;
}

/** A widget's store as its element uses it: a store that notifies subscribers of its changes. */
export type AnyStore = Pick<StoreApi<unknown>, 'subscribe'>;

/**
 * A property that a page can only read: its TypeScript type, one sentence, and its value for a store (null before the
 * element has a store).
 */
export interface ReadOnlyProperty<S> {
  readonly type: string;
  readonly doc: string;
  readonly read: (store: S | null) => unknown;
}

/** An element's table: all that a page may rely on, and the store and view behind it. It contains no logic. */
export interface WidgetDefinition<T extends AttributeTable, S extends AnyStore> {
  readonly tag: `creneau-${string}`;
  /** One sentence for the reference. */
  readonly summary: string;
  readonly attributes: T;
  /** Properties that a page can only read. */
  readonly properties?: Readonly<Record<string, ReadOnlyProperty<S>>>;
  /** Each event with one sentence. */
  readonly events: Readonly<Record<string, string>>;
  readonly slots: Readonly<Record<string, string>>;
  readonly parts: Readonly<Record<string, string>>;
  readonly customProperties: Readonly<Record<string, string>>;
  /** The sheets of this element; reset, tokens and controls come before them. */
  readonly css: readonly string[];
  /** The later file whose code the view's presses need; by default the one of every element. */
  readonly later?: LaterFile;
  readonly createStore: (context: WidgetContext<T>) => S;
  readonly view: ComponentType<{ readonly store: S }>;
}

/** The part of a definition that registering its tag needs. */
export type WidgetTable<T extends AttributeTable> = Pick<WidgetDefinition<T, never>, 'tag' | 'attributes'>;

/** The source of a widget's definition, which is already loaded or is fetched when the first element is on the page. */
export interface DefinitionSource<T extends AttributeTable, S extends AnyStore> {
  readonly current: WidgetDefinition<T, S> | null;
  /** Resolves when the definition is loaded; rejects with the ApiError `part-failed`. */
  load(): Promise<unknown>;
}
