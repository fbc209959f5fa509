import { configure as configurePage, openRegistry } from './shared/registry.ts';
import type { Configuration } from './shared/settings.ts';
import { VERSION } from './shared/version.ts';

const LOADERS: Readonly<Record<string, () => Promise<unknown>>> = {
  'slotted-calendar': () => import('./slotted-calendar/element.ts'),
  checkout: () => import('./checkout/element.ts'),
};

const page = openRegistry((name) => LOADERS[name]?.() ?? Promise.reject(new Error(`There is no creneau-${name}.`)));

/** Sets what holds for the whole page (contract §2); a key given as undefined is unset. */
export function configure(settings: Configuration): void {
  configurePage(page, settings);
}

/** Defines every element; resolves when all are there. In Node it does nothing. */
export async function defineAll(): Promise<void> {
  await Promise.all(Object.values(LOADERS).map((load) => load()));
}

/** The package's version. */
export const version: string = VERSION;

export type { Configuration } from './shared/settings.ts';
