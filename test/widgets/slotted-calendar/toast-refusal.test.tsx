import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openRegistry, type Registry } from '../../../widgets/shared/page/registry.ts';
import { aSlot, TUESDAY } from '../../fixtures/data/factories.ts';
import { until } from '../../fixtures/data/widget-context.ts';
import { buttonNamed, press, said, textOf } from '../render.tsx';
import { aView } from './a-view.tsx';
import { aWaitingPayload } from './a-waiting-place.ts';

const load = vi.fn<(name: string) => Promise<unknown>>();
let registry: Registry;

beforeEach(() => {
  load.mockReset().mockResolvedValue(null);
  Reflect.deleteProperty(globalThis, Symbol.for('creneau'));
  registry = openRegistry(load);
  return () => document.querySelector('creneau-toaster')?.remove();
});

const TEN = { fr: /^10h00 .*24 novembre 2026/, en: /^10:00 AM .*24 November 2026/ };

const REASON = {
  fr: { title: 'Cette séance est complète.', msg: 'mardi 24 nov. 2026, 10h00' },
  en: { title: 'This session is full.', msg: 'Tuesday 24 Nov 2026, 10:00 AM' },
};

describe('S-error-toasts: a refused slot', () => {
  it.each(['fr', 'en'] as const)('an error toast says why a slot is refused when it is pressed (%s)', async (lang) => {
    const { view } = await aView({ lang });
    await press(view, TEN[lang]);
    expect(registry.toasts.waiting).toEqual([{ show: { ...REASON[lang], type: 'error', preventDuplicates: true } }]);
    expect(load.mock.calls).toEqual([['toaster']]);
    expect(document.querySelectorAll('creneau-toaster')).toHaveLength(1);
  });

  it('D-refusal-told-once: a refusal is also shown under the grid, is announced once, and does not move the focus', async () => {
    const { view } = await aView({});
    await press(view, TEN.fr);
    expect(textOf(view.querySelector('.notice'))).toBe('mardi 24 nov. 2026, 10h00 Cette séance est complète.');
    expect(said(view, 'alert')).toEqual([]);
    expect(document.activeElement).toBe(buttonNamed(view, TEN.fr));
  });

  it('a toaster whose code fails to load leaves the note, without an error', async () => {
    load.mockRejectedValue(new Error('offline'));
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { view } = await aView({});
    await press(view, TEN.fr);
    expect(view.querySelector('.notice')).not.toBeNull();
    expect(error.mock.calls.filter(([first]) => String(first).includes('creneau'))).toEqual([]);
  });

  it('no toast is shown for a selected slot, for the prompt, or for a slot for which the user already waits', async () => {
    const { view, api, page, store } = await aView({ offer: { waitListBooking: true } });
    await press(view, 'Je Réserve');
    await press(view, /^08h00 .*24 novembre 2026/);
    await press(view, TEN.fr);
    await press(view, TEN.fr);
    api.on('GET /v1/waiting-list', [aWaitingPayload(aSlot({ at: `${TUESDAY}T10:00` }))]);
    await act(async () => page.session.setToken('camille'));
    await act(() => until(store, ({ waiting }) => waiting.length > 0));
    await press(view, TEN.fr);
    expect(store.getState().notice?.case).toBe('in-list');
    expect(said(view, 'alert')).toHaveLength(1);
    expect(registry.toasts.waiting).toEqual([]);
  });
});
