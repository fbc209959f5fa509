import { act, useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Overlay } from '../../../widgets/provider-map/view/Overlay.tsx';
import type { AttributeTable } from '../../../widgets/shared/base/attributes.ts';
import type { Settings } from '../../../widgets/shared/page/element-settings.ts';
import { aContext } from '../../fixtures/data/widget-context.ts';
import { render, said, textOf } from '../render.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'requestAnimationFrame', 'cancelAnimationFrame'] });
  return () => vi.useRealTimers();
});

async function anOverlay(isReady = false, settings: Partial<Settings> = {}) {
  const context = aContext<AttributeTable>('creneau-provider-map', {}, { settings });
  const view = await render(context, <Overlay isReady={isReady} />);
  return {
    pass: (ms: number) => act(async () => vi.advanceTimersByTime(ms)),
    counter: () => textOf(view.querySelector('[part="counter"]')),
    isDone: () => view.querySelector('[part~="overlay"]')?.matches('[part~="done"]'),
    status: () => said(view, 'status'),
    view,
  };
}

describe('S-map: the loading overlay', () => {
  it('the loading overlay counts from 0 to 100 in three seconds, and hides', async () => {
    const { pass, counter, isDone } = await anOverlay();
    expect([counter(), isDone()]).toEqual(['0 %', false]);
    await pass(1500);
    expect(Number.parseInt(counter(), 10)).toBeGreaterThanOrEqual(49);
    expect(Number.parseInt(counter(), 10)).toBeLessThanOrEqual(50);
    await pass(1400);
    expect(isDone()).toBe(false);
    await pass(200);
    expect([counter(), isDone()]).toEqual(['100 %', true]);
  });

  it('D-map-counter: a map that is ready hides the overlay at once', async () => {
    const { counter, isDone } = await anOverlay(true);
    expect([counter(), isDone()]).toEqual(['100 %', true]);
  });

  it('the overlay is hidden from assistive technology, because the view has its own status', async () => {
    const { status, view } = await anOverlay();
    expect(status()).toEqual([]);
    expect(view.querySelector('[part="counter"]')?.getAttribute('aria-hidden')).toBe('true');
  });

  it('the loading overlay has nothing focusable', async () => {
    const { view } = await anOverlay();
    expect(view.querySelectorAll('a, button, [tabindex]')).toHaveLength(0);
  });

  it('the loading overlay counts in English if its language is English', async () => {
    const { pass, counter } = await anOverlay(false, { lang: 'en' });
    await pass(3100);
    expect(counter()).toBe('100%');
  });

  it('the overlay stops counting when it is removed', async () => {
    let hide = () => {};
    function Owner() {
      const [isThere, set] = useState(true);
      hide = () => set(false);
      return isThere && <Overlay isReady={false} />;
    }
    await render(aContext<AttributeTable>('creneau-provider-map', {}), <Owner />);
    expect(vi.getTimerCount()).toBe(1);
    await act(async () => hide());
    expect(vi.getTimerCount()).toBe(0);
  });
});
