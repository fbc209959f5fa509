import { own } from '../shared/base/own.ts';
import type { Configuration } from '../shared/page/settings.ts';

/** The settings, and the folder of the script's files (C-data-base). */
export type GivenSettings = Configuration & { readonly base?: string };

/** Returns the settings that the page has put into `window.Creneau` before the script runs. */
export function givenSettings(): GivenSettings {
  // `own` ignores an element or a frame named `Creneau`, which is not an own property of the window.
  const given: unknown = own(globalThis as { Creneau?: unknown }, 'Creneau');
  // But `window.Creneau = window.Creneau || {}` on the page makes it one, so only a plain object counts.
  if (typeof given === 'object' && given && Object.getPrototypeOf(given) === Object.prototype) return { ...given };
  if (given) console.warn('window.Creneau is ignored: settings must be a plain object.');
  return {};
}
