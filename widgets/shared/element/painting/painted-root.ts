import { type ApiError, asApiError } from '../../api/errors.ts';
import { whenIdle } from '../../base/when-idle.ts';
import type { LaterFile } from '../../page/later.ts';
import type { RootView } from '../WidgetRoot.tsx';
import { keepPresses } from './kept-presses.ts';
import { isMade } from './made-view.ts';
import { createPaintedView } from './painted-view.ts';

/** A root with the methods of a React root. */
export interface ViewRoot {
  render(view: RootView): void;
  unmount(): void;
}

/** React's renderer. */
export interface Renderer {
  /** Returns a root that draws into an empty container. */
  draw(container: ShadowRoot, view: RootView): ViewRoot;
  /** Takes over the children of `container`, which must be the nodes that `draw` would create. */
  adopt(container: ShadowRoot, view: RootView): ViewRoot;
}

/** Where the renderer comes from: the later file of an element. */
interface Source {
  /** Requests the file; after a failure each press requests it again (D-failed-file). */
  load(file: LaterFile): Promise<Renderer>;
  /** Returns the renderer if the file is loaded. */
  loaded(file: LaterFile): Renderer | null;
}

/**
 * Returns a `createRoot` whose roots paint a view at once and let React adopt it when the element's later file is
 * loaded. If it is loaded already, React draws the view itself.
 */
export function paintedRoots(source: Source): (container: ShadowRoot) => ViewRoot {
  return (container) => {
    let root: ViewRoot | undefined;
    const made = isMade(container);
    // Until now, the shadow root has shown the page's own content.
    if (!made) container.replaceChildren();
    return {
      render(view) {
        const file = view.props.mounted?.later ?? 'later';
        const react = made ? null : source.loaded(file);
        root ??= react ? react.draw(container, view) : paintedRoot(container, () => source.load(file));
        root.render(view);
      },
      unmount: () => root?.unmount(),
    };
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
      const [react] = await Promise.all([load(), painted.ready]);
      if (root || hasEnded || !view) return;
      root = adopt(react, view);
      await presses.replay();
    } catch (error) {
      hasFailed = true;
      view?.props.mounted?.report(error);
      if (view && presses.areKept()) tell(view, asApiError(error));
    }
  }

  /** Says under the view that a press could not be done; 'Réessayer' or a connection that is back does it. */
  function tell(pressed: RootView, failed: ApiError): void {
    painted.show({ ...pressed, props: { ...pressed.props, failed } });
    addEventListener('online', begin, { once: true });
  }

  function adopt(react: Renderer, adopted: RootView): ViewRoot {
    presses.end();
    painted.show(adopted);
    const isWhole = painted.paintNow();
    painted.end();
    if (isWhole) return react.adopt(container, adopted);
    container.replaceChildren();
    const drawn = react.draw(container, adopted);
    drawn.render(adopted);
    return drawn;
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
      removeEventListener('online', begin);
      presses.end();
      painted.end();
      root?.unmount();
    },
  };
}
