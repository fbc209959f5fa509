import { createContext, useContext, useMemo } from 'react';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import type { Settings } from '../page/element-settings.ts';
import type { Guard } from '../page/guard.ts';
import { createTranslate, type Messages, type Translate } from './intl.ts';

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
