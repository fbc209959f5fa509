import { keepEvents } from '../keep-events.ts';
import type { RootView } from '../WidgetRoot.tsx';
import { keepPresses } from './kept-presses.ts';
import { createPaintedView } from './painted-view.ts';
import { whenIdle } from './when-idle.ts';

/** A root as React has it. */
export interface ViewRoot {
  render(view: RootView): void;
  unmount(): void;
}

/** React's renderer. */
export interface Renderer {
  /** Draws into an empty container. */
  draw(container: ShadowRoot, view: RootView): ViewRoot;
  /** Takes over the children of `container`, which are what it would have drawn. */
  adopt(container: ShadowRoot, view: RootView): ViewRoot;
}

/**
 * Returns a `createRoot` that makes roots which paint a view at once and let React adopt it once it is loaded; if React
 * is already loaded, React draws. `load` requests React; after a failure each press requests it again (D-failed-file).
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
    // The page's own content of the shadow root has been shown until now.
    container.replaceChildren();
    keepEvents(container);
    return react ? drawnRoot(container, react) : paintedRoot(container, request);
  };
}

/** Returns a root of React, which is made with its first view. */
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
