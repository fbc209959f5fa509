import { describe, expect, it, vi } from 'vitest';
import { createGuard } from '../../../widgets/shared/page/guard.ts';
import { laterIfLoaded, loadLater, makeLater, provideLater } from '../../../widgets/shared/page/later.ts';
import { openRegistry } from '../../../widgets/shared/page/registry.ts';

interface Later {
  readonly double: (n: number) => number;
}

const load = vi.fn<(name: string) => Promise<unknown>>();
openRegistry((name) => load(name));

/** An element that needs the later file of a calendar. */
function anElement() {
  const controller = new AbortController();
  const guard = createGuard(document.createElement('div'));
  const make = vi.fn(({ double }: Later) => double(2));
  const made = makeLater<Later, number>('calendar-later', { guard, signal: controller.signal }, make);
  return { made, make, leave: () => controller.abort() };
}

describe('D-failed-file: the later file', () => {
  it('the later file is requested until it has loaded, and elements get what they need of it at once', async () => {
    const [element, gone] = [anElement(), anElement()];
    gone.leave();
    load.mockRejectedValueOnce(new Error('offline'));
    await expect(loadLater('calendar-later')).rejects.toMatchObject({ code: 'part-failed' });
    provideLater('later', {});
    expect([element.made(), laterIfLoaded('calendar-later')]).toEqual([null, null]);
    load.mockImplementation(async () => provideLater('calendar-later', { double: (n: number) => 2 * n }));
    const { double } = await loadLater<Later>('calendar-later');
    expect([double(4), element.made(), anElement().made(), gone.made()]).toEqual([8, 4, 4, null]);
    await loadLater('calendar-later');
    expect([load.mock.calls.length, element.make.mock.calls.length]).toEqual([2, 1]);
  });
});
