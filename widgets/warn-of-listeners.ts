import { LISTENERS } from './react/listeners.ts';
import { nearest } from './shared/base/nearest.ts';
import { warnOnce } from './shared/base/warn.ts';

const EVENTS = Object.keys(LISTENERS);

/** Warns once about an event of ours that no element sends, such as `creneau-oder`. */
export function warnOfListener(event: string): void {
  if (!event.startsWith('creneau-') || EVENTS.includes(event)) return;
  const meant = nearest(event, EVENTS);
  warnOnce(`no element sends ${event}.${meant ? ` Did you mean ${meant}?` : ''}`);
}

/**
 * Warns of listeners on these elements for events that no element sends, on a developer's machine: types of JSX accept
 * any name with a hyphen.
 */
export function warnOfListeners(tags: readonly string[]): void {
  if (typeof document === 'undefined' || !/^(?:localhost|127\.|\[::1\])/.test(location.hostname)) return;
  for (const tag of tags) {
    customElements.whenDefined(tag).then(() => {
      const { prototype } = customElements.get(tag) as CustomElementConstructor;
      const { addEventListener } = prototype;
      prototype.addEventListener = function (this: HTMLElement, event: string, ...more: readonly unknown[]) {
        warnOfListener(event);
        Reflect.apply(addEventListener, this, [event, ...more]);
      };
    });
  }
}
