import { describe, expect, it, vi } from 'vitest';
import { Controls } from '../../../widgets/provider-map/view/Controls.tsx';
import type { AttributeTable } from '../../../widgets/shared/base/attributes.ts';
import { aContext } from '../../fixtures/data/widget-context.ts';
import { buttonNamed, press, render } from '../render.tsx';

async function someControls(can: { readonly canZoomIn?: boolean; readonly canZoomOut?: boolean } = {}) {
  const context = aContext<AttributeTable>('creneau-provider-map', {});
  const actions = { onZoom: vi.fn(), onPan: vi.fn(), onFit: vi.fn() };
  const view = await render(context, <Controls canZoomIn canZoomOut {...can} {...actions} />);
  return { view, ...actions };
}

describe("the map's controls", () => {
  it.each([
    ['Agrandir', 'onZoom', [1]],
    ['Réduire', 'onZoom', [-1]],
    ['Déplacer vers le nord', 'onPan', [0, -1]],
    ['Déplacer vers le sud', 'onPan', [0, 1]],
    ["Déplacer vers l'ouest", 'onPan', [-1, 0]],
    ["Déplacer vers l'est", 'onPan', [1, 0]],
    ['Recentrer', 'onFit', []],
  ] as const)("the button '%s' of the map calls its action", async (name, action, args) => {
    const { view, ...actions } = await someControls();
    await press(view, name);
    expect(actions[action].mock.calls).toEqual([args]);
    expect([actions.onZoom, actions.onPan, actions.onFit].flatMap(({ mock }) => mock.calls)).toHaveLength(1);
  });

  it.each([
    [{ canZoomIn: false }, 'Agrandir'],
    [{ canZoomOut: false }, 'Réduire'],
  ])('D-focus-kept: a zoom button at its limit (%j) keeps the focus and does nothing', async (can, name) => {
    const { view, onZoom } = await someControls(can);
    await press(view, name);
    const button = buttonNamed(view, name);
    expect([button.getAttribute('aria-disabled'), document.activeElement === button]).toEqual(['true', true]);
    expect(onZoom).not.toHaveBeenCalled();
  });

  it('the controls of the map are a named group', async () => {
    const { view } = await someControls();
    expect(view.querySelector('fieldset > legend')?.textContent).toBe('Commandes de la carte');
    expect(view.querySelectorAll('fieldset button')).toHaveLength(7);
  });
});
