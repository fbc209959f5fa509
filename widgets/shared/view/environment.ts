import { createContext, useContext, useMemo } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import type { Settings } from '../page/element-settings.ts';
import type { Guard } from '../page/guard.ts';
import { createTranslate, type Messages, type Translate } from './intl.ts';
import { useStore } from './use-store.ts';

/** What every component of a view can use. */
export interface WidgetEnvironment {
  readonly host: HTMLElement;
  /** Returns the inner root, which has the element's theme and language; null before it is drawn. */
  readonly root: () => Element | null;
  readonly settings: StoreApi<Settings>;
  readonly guard: Guard;
}

export const EnvironmentContext = createContext<WidgetEnvironment | null>(null);

export function useEnvironment(): WidgetEnvironment {
  const environment = useContext(EnvironmentContext);
  if (!environment) throw new Error('A component was rendered outside of its element.');
  return environment;
}

/** Returns all settings of the element; renders again when any of them changes. */
export function useSettings(): Settings {
  return useStore(useEnvironment().settings);
}

/** Returns one setting of the element; renders again when it changes. */
export function useSetting<N extends keyof Settings>(name: N): Settings[N] {
  return useStore(useEnvironment().settings, (settings) => settings[name]);
}

/** Returns the folder's texts in the element's language; renders again when the language changes. */
export function useMessages<K extends string>(messages: Messages<K>): Translate<K> {
  const lang = useSetting('lang');
  return useMemo(() => createTranslate(messages, lang), [messages, lang]);
}
