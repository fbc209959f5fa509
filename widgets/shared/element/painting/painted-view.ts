import type { RootView } from '../WidgetRoot.tsx';
import type { Subscribe } from './hooks.ts';
import { paint } from './paint.ts';
import { patch } from './patch.ts';
import { showFallback } from './show-fallback.ts';
import { SKELETON } from './skeleton.ts';

/** Milliseconds for which the page's own content stays in the place of a skeleton. */
const FALLBACK_MS = 1000;

/** When a change is painted. */
type When = 'after this task' | 'in the next frame';

/**
 * A view that is painted, and painted again after each change of a store that it has read: what replaces a skeleton at
 * the end of the task, later changes in the next frame.
 */
export interface PaintedView {
  /** Resolves when there is more to show than a skeleton, or the page's own content has stayed long enough. */
  readonly ready: Promise<void>;
  /** Shows a view, in the next frame or as soon as its store changes. */
  show(view: RootView): void;
  /** Paints the present state. Returns false if only React can draw it; then nothing is changed. */
  paintNow(): boolean;
  /** Stops following the stores. */
  end(): void;
}

/**
 * Creates a painted view. The page's own content of the element stays, in a slot, as long as only a skeleton would be
 * shown in its place.
 */
export function createPaintedView(container: ShadowRoot): PaintedView {
  let shown: RootView | undefined;
  let unsubscribe: (() => void)[] = [];
  let due: When | null = null;
  let isSkeleton = true;
  let keepsFallback = container.host.childElementCount > 0;
  let setReady = () => {};
  const ready = new Promise<void>((resolve) => {
    setReady = resolve;
  });
  const patience = setTimeout(() => {
    keepsFallback = false;
    setReady();
    paintLater('in the next frame');
  }, FALLBACK_MS);

  function end(): void {
    for (const stop of unsubscribe) stop();
    unsubscribe = [];
    due = null;
  }

  /** Paints once, however much changes until then. */
  function paintLater(when: When): void {
    if (due === when || due === 'after this task') return;
    due = when;
    const paintIfDue = () => due === when && repaint();
    if (when === 'after this task') queueMicrotask(paintIfDue);
    else requestAnimationFrame(paintIfDue);
  }

  function repaint(): boolean {
    end();
    const stores = new Set<Subscribe>();
    try {
      const drawn = paint(shown, (subscribe) => stores.add(subscribe));
      isSkeleton = drawn.querySelector(SKELETON) !== null;
      if (keepsFallback && isSkeleton) showFallback(container);
      else become(drawn);
    } catch {
      setReady();
      return false;
    }
    follow([...stores]);
    return true;
  }

  function follow(stores: readonly Subscribe[]): void {
    const change = () => paintLater(isSkeleton ? 'after this task' : 'in the next frame');
    unsubscribe = stores.map((subscribe) => subscribe(change));
  }

  function become(drawn: DocumentFragment): void {
    keepsFallback = false;
    patch(container, drawn);
    setReady();
  }

  // No frame is empty, even if the first painting is late.
  if (keepsFallback) showFallback(container);
  return {
    ready,
    show(view) {
      end();
      shown = view;
      const store = view.props.mounted?.store;
      // If the data arrive before the next frame, no skeleton is painted.
      if (store) follow([store.subscribe]);
      paintLater('in the next frame');
    },
    paintNow() {
      keepsFallback = false;
      return repaint();
    },
    end() {
      clearTimeout(patience);
      end();
    },
  };
}
