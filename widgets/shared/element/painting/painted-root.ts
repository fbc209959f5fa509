import { keepEvents } from '../keep-events.ts';
import type { RootView } from '../WidgetRoot.tsx';
import { keepPresses } from './kept-presses.ts';
import { createPaintedView } from './painted-view.ts';
import { whenIdle } from './when-idle.ts';

/** A root with the methods of a React root. */
export interface ViewRoot {
  render(view: RootView): void;
  unmount(): void;
}

/** React's renderer. */
export interface Renderer {
  /** Draws into an empty container. */
  draw(container: ShadowRoot, view: RootView): ViewRoot;
  /** Takes over the children of `container`, which must be the nodes that `draw` would create. */
  adopt(container: ShadowRoot, view: RootView): ViewRoot;
}

/**
 * Returns a `createRoot` whose roots paint a view at once and let React adopt it when React is loaded. If React is
 * already loaded, it draws the view itself. `load` requests React; after a failure each press requests it again
 * (D-failed-file).
 */
export function paintedRoots(load: () => Promise<Renderer>): (container: ShadowRoot) => ViewRoot {
  let react: Renderer | undefined;
  let loading: Promise<Renderer> | undefined;

  async function request(): Promise<Renderer> {
    loading ??= load().finally(() => {
      loading = undefined;
    });
    react = await loading;
    return react;
  }

  return (container) => {
    // Until now, the shadow root has shown the page's own content.
    container.replaceChildren();
    keepEvents(container);
    return react ? drawnRoot(container, react) : paintedRoot(container, request);
  };
}

/** Returns a root that creates its React root with the first view. */
function drawnRoot(container: ShadowRoot, react: Renderer): ViewRoot {
  let root: ViewRoot | undefined;
  return {
    render(view) {
      if (root) root.render(view);
      else root = react.draw(container, view);
    },
    unmount: () => root?.unmount(),
  };
}

function paintedRoot(container: ShadowRoot, load: () => Promise<Renderer>): ViewRoot {
  let view: RootView | undefined;
  let root: ViewRoot | undefined;
  let hasEnded = false;
  let hasFailed = false;
  const painted = createPaintedView(container);
  const presses = keepPresses(container, begin, () => !hasFailed);

  async function begin(): Promise<void> {
    try {
      const [react] = await Promise.all([load(), painted.ready, view?.props.mounted?.store?.ready?.()]);
      if (root || hasEnded || !view) return;
      root = adopt(react, view);
      await presses.replay();
    } catch (error) {
      hasFailed = true;
      view?.props.mounted?.report(error);
    }
  }

  function adopt(react: Renderer, adopted: RootView): ViewRoot {
    presses.end();
    const isWhole = painted.paintNow();
    painted.end();
    if (isWhole) return react.adopt(container, adopted);
    container.replaceChildren();
    return react.draw(container, adopted);
  }

  whenIdle(begin);
  return {
    render(next) {
      view = next;
      if (root) root.render(next);
      else painted.show(next);
    },
    unmount() {
      hasEnded = true;
      presses.end();
      painted.end();
      root?.unmount();
    },
  };
}
