import { type ComponentType, createContext, useContext, useMemo } from 'react';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import type { AttributeTable, AttributeValues } from '../base/attributes.ts';
import type { Settings } from '../page/element-settings.ts';
import type { Guard } from '../page/guard.ts';
import type { PageState } from '../page/page-state.ts';
import { createTranslate, type Messages, type Translate } from './intl.ts';

/** What an element gives its store when it creates it. */
export interface WidgetContext<T extends AttributeTable> {
  readonly host: HTMLElement;
  readonly attributes: StoreApi<AttributeValues<T>>;
  readonly settings: StoreApi<Settings>;
  readonly page: PageState;
  readonly guard: Guard;
  /** Reports a failure to the page: `creneau-error`. */
  readonly report: (error: unknown) => void;
  /** Asks the loader for another widget, by its name without the prefix. */
  readonly load: (name: string) => Promise<unknown>;
  /** Aborted when the element is gone. */
  readonly signal: AbortSignal;
}

/** What an element tells by a property: its TypeScript type, one sentence, and what it is for the store (null while there is none). */
export interface ToldProperty<S> {
  readonly type: string;
  readonly doc: string;
  readonly read: (store: S | null) => unknown;
}

/** An element's table: everything that a page may rely on, and what makes it live. No logic. */
export interface WidgetDefinition<T extends AttributeTable, S> {
  readonly tag: `creneau-${string}`;
  /** One sentence for the reference. */
  readonly summary: string;
  readonly attributes: T;
  /** Properties that only tell. */
  readonly properties?: Readonly<Record<string, ToldProperty<S>>>;
  /** Each event with one sentence. */
  readonly events: Readonly<Record<string, string>>;
  readonly slots: Readonly<Record<string, string>>;
  readonly parts: Readonly<Record<string, string>>;
  readonly customProperties: Readonly<Record<string, string>>;
  /** The sheets of this element; tokens, reset and controls come before them. */
  readonly css: readonly string[];
  readonly createStore: (context: WidgetContext<T>) => S;
  readonly view: ComponentType<{ readonly store: S }>;
}

/** What every part of a view may ask for. */
export interface WidgetEnvironment {
  readonly host: HTMLElement;
  readonly settings: StoreApi<Settings>;
  readonly guard: Guard;
}

export const EnvironmentContext = createContext<WidgetEnvironment | null>(null);

export function useEnvironment(): WidgetEnvironment {
  const environment = useContext(EnvironmentContext);
  if (!environment) throw new Error('A part of a view stands outside its element.');
  return environment;
}

/** The element's settings, live. */
export function useSettings(): Settings {
  return useStore(useEnvironment().settings);
}

/** The folder's texts in the element's language, live. */
export function useMessages<K extends string>(messages: Messages<K>): Translate<K> {
  const { lang } = useSettings();
  return useMemo(() => createTranslate(messages, lang), [messages, lang]);
}
