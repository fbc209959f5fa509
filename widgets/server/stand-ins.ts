/**
 * What stands in for a browser's objects where a view is made without a browser: the build gives these to our modules
 * under the browser's names (`widgets/bundling/without-browser.mjs`). Nothing global is defined.
 */
export let location: Readonly<Pick<URL, 'href' | 'origin' | 'hostname' | 'pathname' | 'search' | 'hash'>> = new URL(
  'about:blank',
);

/** Sets the address of the page for which views are made until the next call. */
export function setAddress(address: string): void {
  location = new URL(address);
}

/** A page that holds nothing but the element. */
export const document = {
  readyState: 'complete',
  getElementById: () => null,
  querySelector: () => null,
  querySelectorAll: () => [],
} as const;

/** A window that tells nothing, and whose global object keeps what our modules share with one another. */
export const globalThis = {};
export const addEventListener = (): void => {};
export const removeEventListener = (): void => {};

/** A visitor's colour scheme is chosen by the style sheet. */
export const CSS = { supports: () => true } as const;

/** A tag that is not defined. */
export const customElements = { get: () => undefined } as const;

export class ShadowRoot {}
