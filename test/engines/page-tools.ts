/** The tools that tests add to a page. */
export interface PageTools {
  /** The errors, unhandled rejections and error messages on the console so far. */
  readonly errors: string[];
  /** Returns every element that matches a selector, including those in open shadow trees. */
  all(selector: string): readonly Element[];
  /** Waits until the first element that matches is shown. */
  shown(selector: string): Promise<Element>;
  /**
   * Waits until the element can be pressed, and scrolls its middle into the window; returns the point of the middle.
   */
  point(selector: string): Promise<readonly [x: number, y: number]>;
  /** Returns the texts and values that an element shows once they stay the same, without countdowns. */
  text(selector: string): Promise<string>;
}

declare global {
  interface Window {
    readonly tools: PageTools;
  }
}

/** Installs the tools. Runs in the page before its scripts, and cannot use anything else of this file. */
export function installTools(): void {
  const PATIENCE_MS = 60_000;
  const MAP = 'creneau-provider-map';
  const errors: string[] = [];
  const told = (error: unknown) => (error instanceof Error ? `${error.name}: ${error.message}` : String(error));
  addEventListener('error', ({ error, message }) => errors.push(`error: ${error ? told(error) : message}`));
  addEventListener('unhandledrejection', ({ reason }) => errors.push(`rejection: ${told(reason)}`));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    errors.push(`policy: ${violatedDirective} ${blockedURI}`),
  );
  const { error } = console;
  console.error = (...values: unknown[]) => {
    errors.push(`console: ${values.map(told).join(' ')}`);
    error.apply(console, values);
  };

  // Only the states of maps need WebGL; all others look the same with and without a graphics card.
  if (location.hash !== '#webgl') {
    const { getContext } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = function (
      this: HTMLCanvasElement,
      ...[kind, ...more]: [string, ...unknown[]]
    ) {
      return /webgl/.test(kind) ? null : Reflect.apply(getContext, this, [kind, ...more]);
    } as typeof getContext;
  }

  const rootsIn = (root: Document | ShadowRoot): readonly (Document | ShadowRoot)[] => [
    root,
    ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? rootsIn(shadowRoot) : [])),
  ];
  const all = (selector: string) => rootsIn(document).flatMap((root) => [...root.querySelectorAll(selector)]);

  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible';
  };

  /**
   * Whether React has hydrated an element, whose root it then marks. Until then presses are kept and have no visible
   * effect.
   */
  const isAdopted = (element: Element) => {
    const root = element.getRootNode();
    return !(root instanceof ShadowRoot) || Object.keys(root).some((key) => key.startsWith('__reactContainer'));
  };

  const until = async <T>(what: string, look: () => T | undefined): Promise<T> => {
    const end = performance.now() + PATIENCE_MS;
    for (;;) {
      const found = look();
      if (found !== undefined) return found;
      if (performance.now() > end) throw new Error(`${what} is not there. ${errors.join(' | ')}`);
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  };

  const partsOf = (node: Node): readonly string[] => {
    if (node instanceof Text) return [node.data.replace(/\s+/g, ' ').trim()];
    if (node instanceof ShadowRoot) return [...node.childNodes].flatMap(partsOf);
    if (!(node instanceof Element) || node.matches(`style, [role="timer"], ${MAP}`)) return [];
    const { display, visibility } = getComputedStyle(node);
    if (display === 'none' || visibility !== 'visible') return [];
    if (node instanceof HTMLSlotElement) return node.assignedNodes({ flatten: true }).flatMap(partsOf);
    const value = node instanceof HTMLInputElement && /text|email|search|tel|date/.test(node.type) ? [node.value] : [];
    return [...value, ...[...(node.shadowRoot ?? node).childNodes].flatMap(partsOf)];
  };
  // A map inside another element is rendered when it is near the viewport, which depends on the fonts above it.
  const textOf = (element: Element) => partsOf(element.localName === MAP ? (element.shadowRoot ?? element) : element);
  const textNow = (selector: string) => all(selector).flatMap(textOf).filter(Boolean).join(' · ');

  const tools: PageTools = {
    errors,
    all,
    shown: (selector) => until(selector, () => all(selector).find(isShown)),
    async point(selector) {
      const element = await until(selector, () =>
        all(selector)
          .slice(0, 1)
          .find((found) => isShown(found) && isAdopted(found)),
      );
      element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      let before = '';
      return until(`a place for ${selector}`, () => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const now = [x, y, width, height].join();
        const isStill = now === before;
        before = now;
        return isStill ? ([x + width / 2, y + height / 2] as const) : undefined;
      });
    },
    async text(selector) {
      let before = textNow(selector);
      let same = 0;
      return until('a text that stays', () => {
        const now = textNow(selector);
        same = now === before ? same + 1 : 0;
        before = now;
        return same > 6 ? now : undefined;
      });
    },
  };
  Object.defineProperty(window, 'tools', { value: tools });
}
