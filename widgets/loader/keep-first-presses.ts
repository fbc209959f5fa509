import type { Registry } from '../shared/page/registry.ts';

/** Keeps what is pressed in a server-made view until the element's code replays it; links lead on by themselves. */
export function keepFirstPresses(page: Registry): void {
  const pressed: Element[] = [];
  page.pressed = pressed;
  addEventListener(
    'click',
    (event) => {
      const control = (event.composedPath()[0] as Element).closest?.('[data-made] button');
      if (!control || customElements.get((control.getRootNode() as ShadowRoot).host.localName)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      control.setAttribute('data-kept', `${event.timeStamp}`);
      pressed.push(control);
    },
    true,
  );
}
