import type { RootView } from '../WidgetRoot.tsx';
import type { Subscribe } from './hooks.ts';
import { isMade, settleMade } from './made-view.ts';
import { paint } from './paint.ts';
import { patch } from './patch.ts';
import { showFallback } from './show-fallback.ts';
import { SKELETON } from './skeleton.ts';

/** How long the page's own content is shown instead of a skeleton, in milliseconds; a server-made view stays longer. */
const FALLBACK_MS = 1000;

/** When a change is painted. */
type When = 'after this task' | 'in the next frame';

/**
 * A view that is painted, and painted again after each change of a store that it has read. A change that replaces a
 * skeleton is painted at the end of the task, a later change in the next frame.
 */
export interface PaintedView {
  /** Resolves when there is more to show than a skeleton, or the page's own content has stayed long enough. */
  readonly ready: Promise<void>;
  /** Shows a view, in the next frame or as soon as its store changes. */
  show(view: RootView): void;
  /** Paints the current state. Returns false if only React can draw it; then nothing is changed. */
  paintNow(): boolean;
  /** Stops following the stores. */
  end(): void;
}

/**
 * Creates a painted view. The page's own content of the element stays visible in a slot while the view would only show
 * a skeleton.
 */
export function createPaintedView(container: ShadowRoot): PaintedView {
  let shown: RootView | undefined;
  let unsubscribe: (() => void)[] = [];
  let due: When | null = null;
  let isSkeleton = true;
  const made = isMade(container);
  let keepsFallback = made || container.host.childElementCount > 0;
  let setReady = () => {};
  const ready = new Promise<void>((resolve) => {
    setReady = resolve;
  });
  // What a server has made is worth more than a skeleton, however long the answers take.
  const patience = made ? 0 : setTimeout(endPatience, FALLBACK_MS);

  function endPatience(): void {
    keepsFallback = false;
    setReady();
    paintLater('in the next frame');
  }

  function end(): void {
    for (const stop of unsubscribe) stop();
    unsubscribe = [];
    due = null;
  }

  /** Schedules one painting, however many changes happen before it. */
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
    settleMade(container);
    patch(container, drawn);
    setReady();
  }

  // The page's own content is shown at once, so that no frame is empty if the first painting is late.
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
