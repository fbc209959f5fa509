import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { createPaintedView } from '../../../../widgets/shared/element/painting/painted-view.ts';
import { WidgetRoot } from '../../../../widgets/shared/element/WidgetRoot.tsx';
import { useStore } from '../../../../widgets/shared/view/use-store.ts';
import { aContext } from '../../../fixtures/data/widget-context.ts';

/** Lets the test run animation frames. */
const frames: FrameRequestCallback[] = [];
const nextFrame = () => {
  for (const draw of frames.splice(0)) draw(0);
};

beforeEach(() => {
  frames.length = 0;
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => frames.push(draw));
});
afterEach(() => vi.unstubAllGlobals());

const endOfTask = () => Promise.resolve();

/** A view of a number of slots, or a skeleton without a number; `paintings` counts how often it is painted. */
function aView() {
  let paintings = 0;
  const store = createStore<{ slots: number | null }>()(() => ({ slots: null }));
  function View(): ReactNode {
    paintings += 1;
    const { slots } = useStore(store);
    return slots === null ? <p className="skeleton" /> : <p>{slots}</p>;
  }
  const { host, settings, guard } = aContext('creneau-lab', {});
  const root = host.attachShadow({ mode: 'open' });
  const view = createPaintedView(root);
  const mounted = {
    environment: { host, root: () => null, settings, guard },
    key: 1,
    store,
    View,
    later: 'later' as const,
    retry: () => {},
    report: () => {},
  };
  view.show(<WidgetRoot mounted={mounted} />);
  return {
    store,
    text: () => root.querySelector('p')?.textContent ?? null,
    paintings: () => paintings,
  };
}

describe('D-first-view: when a view is painted', () => {
  it('a view paints no skeleton if its data arrive before the next frame', async () => {
    const { store, text, paintings } = aView();
    expect(paintings()).toBe(0);
    store.setState({ slots: 3 });
    await endOfTask();
    expect([text(), paintings()]).toEqual(['3', 1]);
    nextFrame();
    expect(paintings()).toBe(1);
  });

  it('a view paints a skeleton in the next frame, and the data that replace it once, at the end of the task', async () => {
    const { store, text, paintings } = aView();
    nextFrame();
    expect([text(), paintings()]).toEqual(['', 1]);
    store.setState({ slots: 3 });
    store.setState({ slots: 4 });
    expect(paintings()).toBe(1);
    await endOfTask();
    expect([text(), paintings()]).toEqual(['4', 2]);
    nextFrame();
    expect(paintings()).toBe(2);
  });

  it('a view paints later changes in the next frame, once', async () => {
    const { store, text, paintings } = aView();
    store.setState({ slots: 3 });
    await endOfTask();
    store.setState({ slots: 4 });
    store.setState({ slots: 5 });
    await endOfTask();
    expect([text(), paintings()]).toEqual(['3', 1]);
    nextFrame();
    expect([text(), paintings()]).toEqual(['5', 2]);
  });
});
