import type { Renderer } from '../base-class.ts';
import type { MountedView } from '../page-connection.ts';
import { keepPresses } from './kept-presses.ts';
import { createPaintedView } from './painted-view.ts';
import { whenIdle } from './when-idle.ts';

/** A renderer that can go on with nodes that were painted. */
export interface AdoptingRenderer<C> extends Renderer<C> {
  /** Takes over the children of `container`, which are what it would have drawn. */
  adopt(container: ShadowRoot, mounted: MountedView | undefined): C;
}

/** A widget on the screen, whoever has drawn it. */
export interface Drawing {
  update(mounted: MountedView | undefined): void;
  end(): void;
}

/**
 * Makes a renderer that paints a view at once and has React adopt it when React has come; where React is there already, React
 * draws. `load` requests React; after a failure each press requests it again (D-failed-file).
 */
export function paintedRenderer<C>(load: () => Promise<AdoptingRenderer<C>>): Renderer<Drawing> {
  let react: AdoptingRenderer<C> | undefined;
  let loading: Promise<AdoptingRenderer<C>> | undefined;

  function request(): Promise<AdoptingRenderer<C>> {
    loading ??= load().finally(() => {
      loading = undefined;
    });
    return loading;
  }

  return {
    mount(container, component, { mounted }) {
      // What the page has put into a shadow root of its own is shown until now.
      container.replaceChildren();
      if (react) return drawnBy(react, react.mount(container, component, { mounted }));
      return painted(container as Node as ShadowRoot, mounted, async () => {
        react = await request();
        return react;
      });
    },
    update: (drawing, { mounted }) => drawing.update(mounted),
    unmount: (drawing) => drawing.end(),
  };
}

function drawnBy<C>(renderer: Renderer<C>, context: C): Drawing {
  return {
    update: (mounted) => renderer.update(context, { mounted }),
    end: () => renderer.unmount(context),
  };
}

function painted<C>(
  container: ShadowRoot,
  first: MountedView | undefined,
  load: () => Promise<AdoptingRenderer<C>>,
): Drawing {
  let mounted = first;
  let drawing: Drawing | undefined;
  let hasEnded = false;
  let hasFailed = false;
  const view = createPaintedView(container);
  const presses = keepPresses(container, begin, () => !hasFailed);

  async function begin(): Promise<void> {
    try {
      const [react] = await Promise.all([load(), view.ready]);
      if (drawing || hasEnded) return;
      drawing = drawnBy(react, adopt(react));
      await presses.replay();
    } catch (error) {
      hasFailed = true;
      mounted?.report(error);
    }
  }

  function adopt(react: AdoptingRenderer<C>): C {
    presses.end();
    const isWhole = view.paintNow();
    view.end();
    if (isWhole) return react.adopt(container, mounted);
    container.replaceChildren();
    return react.mount(container as Node as HTMLElement, null as never, { mounted });
  }

  view.show(mounted);
  whenIdle(begin);
  return {
    update(next) {
      mounted = next;
      if (drawing) drawing.update(next);
      else view.show(next);
    },
    end() {
      hasEnded = true;
      presses.end();
      view.end();
      drawing?.end();
    },
  };
}
