/**
 * What stands in for a browser's objects where a view is made without a browser: the build gives these to our modules
 * under the browser's names (`widgets/bundling/without-browser.mjs`). Nothing global is defined.
 */
export let location: Readonly<Pick<URL, 'href' | 'origin' | 'hostname' | 'pathname' | 'search' | 'hash'>> = new URL(
  'about:blank',
);

/** The elements of the page, in order. */
let elements: readonly StandIn[] = [];

/** Sets the page for which views are made until the next call: its address and its elements. */
export function setPage(address: string, on: readonly StandIn[]): void {
  location = new URL(address);
  elements = on;
}

const nothing = (): void => {};

export const document = {
  readyState: 'complete',
  addEventListener: nothing,
  getElementById: (id: string) => elements.find((element) => element.id === id) ?? null,
  querySelector: (tags: string) => document.querySelectorAll(tags)[0] ?? null,
  /** Finds elements by a list of tags. */
  querySelectorAll: (tags: string): readonly StandIn[] =>
    elements.filter(({ localName }) => tags.split(',').includes(localName)),
};

/** An element of the page, which is shown nowhere. Its properties are those of its tag. */
export class StandIn {
  readonly localName: string;
  readonly id: string;
  isConnected = true;
  offsetWidth = 0;
  readonly #attributes: Readonly<Record<string, string>>;

  constructor(tag: string, attributes: Readonly<Record<string, string>>) {
    this.localName = tag;
    this.id = attributes['id'] ?? '';
    this.#attributes = attributes;
  }

  getAttribute(name: string): string | null {
    return this.#attributes[name] ?? null;
  }

  getRootNode(): typeof document {
    return document;
  }

  compareDocumentPosition(other: StandIn): number {
    return elements.indexOf(other) < elements.indexOf(this) ? Node.DOCUMENT_POSITION_PRECEDING : 0;
  }

  addEventListener(): void {}

  dispatchEvent(): boolean {
    return true;
  }
}

export const Node = { DOCUMENT_POSITION_PRECEDING: 2 } as const;

/** A window that tells nothing, and whose global object keeps what our modules share with one another. */
export const globalObject = {};
export const addEventListener = nothing;
export const removeEventListener = nothing;

/** A page that does not change. */
export class MutationObserver {
  observe(): void {}
  disconnect(): void {}
}

/** A style sheet chooses the visitor's colour scheme. */
export const CSS = { supports: () => true } as const;

/** No tag is defined. */
export const customElements = { get: () => undefined } as const;

export class ShadowRoot {}
