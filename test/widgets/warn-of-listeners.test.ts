import { beforeEach, describe, expect, it, vi } from 'vitest';
import { warnOfListeners } from '../../widgets/warn-of-listeners.ts';

let made = 0;
const warn = vi.fn();
beforeEach(() => {
  warn.mockReset();
  vi.spyOn(console, 'warn').mockImplementation(warn);
});

/** Returns an element that is defined on a page of this host. */
async function anElement(hostname: string): Promise<HTMLElement> {
  made += 1;
  const tag = `creneau-made-${made}`;
  vi.stubGlobal('location', { hostname });
  warnOfListeners([tag]);
  customElements.define(tag, class extends HTMLElement {});
  await customElements.whenDefined(tag);
  return document.createElement(tag);
}

describe('D-listener-names: a listener for an event that no element sends', () => {
  it('the console tells a misspelled event once, with the one that is meant, on localhost', async () => {
    const element = await anElement('localhost');
    element.addEventListener('creneau-pagelode', () => {});
    element.addEventListener('creneau-pagelode', () => {});
    expect(warn.mock.calls).toEqual([['Créneau: no element sends creneau-pagelode. Did you mean creneau-pageload?']]);
  });

  it('events of ours and of the platform are heard as before, and nothing is told', async () => {
    const element = await anElement('127.0.0.1');
    const heard = vi.fn();
    for (const type of ['click', 'creneau-order']) {
      element.addEventListener(type, heard, { once: true });
      element.dispatchEvent(new Event(type));
      element.dispatchEvent(new Event(type));
    }
    expect([heard.mock.calls.length, warn.mock.calls]).toEqual([2, []]);
  });

  it("a visitor's console is told nothing", async () => {
    const element = await anElement('studio.example');
    element.addEventListener('creneau-oder', () => {});
    expect(warn).not.toHaveBeenCalled();
  });
});
