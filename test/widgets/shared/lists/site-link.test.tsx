import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { SiteLink } from '../../../../widgets/shared/lists/SiteLink.tsx';
import { aContext, heard } from '../../../fixtures/data/widget-context.ts';
import { render } from '../../render.tsx';

/** Clicks a link on a page that handles every `creneau-navigate`; returns the effects. */
async function clicked(type: 'click' | 'auxclick' | 'contextmenu', how: MouseEventInit) {
  const context = aContext('creneau-event-list', {});
  const remember = vi.fn();
  const view = await render(
    context,
    <SiteLink href="https://marketplace.example/event/yoga" remember={remember}>
      Yoga
    </SiteLink>,
  );
  const told = heard(context.host, 'creneau-navigate');
  context.host.addEventListener('creneau-navigate', (event) => event.preventDefault());
  const click = new MouseEvent(type, { bubbles: true, cancelable: true, ...how });
  let isTaken = false;
  context.host.addEventListener(type, () => {
    isTaken = click.defaultPrevented;
    click.preventDefault();
  });
  await act(async () => view.querySelector('a')?.dispatchEvent(click));
  return { told, isTaken, remembered: remember.mock.calls.length };
}

describe('D-page-address, D-storage: a link to a page of the marketplace', () => {
  it('a plain click is announced to the page, which may cancel it', async () => {
    expect(await clicked('click', { button: 0 })).toEqual({
      told: [{ href: 'https://marketplace.example/event/yoga' }],
      isTaken: true,
      remembered: 1,
    });
  });

  it.each<['click' | 'auxclick', MouseEventInit]>([
    ['click', { ctrlKey: true }],
    ['click', { metaKey: true }],
    ['click', { shiftKey: true }],
    ['click', { altKey: true }],
    ['auxclick', { button: 1 }],
  ])('a %s with %j is left to the browser, and the state that a new tab needs is stored', async (type, how) => {
    expect(await clicked(type, how)).toEqual({ told: [], isTaken: false, remembered: 1 });
  });

  it('the state that a new tab needs is stored before a context menu opens', async () => {
    expect(await clicked('contextmenu', { button: 2 })).toEqual({ told: [], isTaken: false, remembered: 1 });
  });

  it('the right mouse button follows no link', async () => {
    expect(await clicked('auxclick', { button: 2 })).toEqual({ told: [], isTaken: false, remembered: 0 });
  });
});
