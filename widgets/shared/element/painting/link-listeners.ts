type Props = Readonly<Record<string, unknown>>;

/** The prop that listens to each way of following a link. */
const PROPS: Readonly<Record<string, string>> = {
  click: 'onClick',
  auxclick: 'onAuxClick',
  contextmenu: 'onContextMenu',
};

const propsOf = new WeakMap<Element, Props>();

/** Remembers the listeners among a painted link's props. */
export function setLinkListeners(link: Element, props: Props): void {
  propsOf.set(link, props);
}

/** Gives a link the listeners of the one that was painted in its place. */
export function takeLinkListeners(link: Element, painted: Element): void {
  const props = propsOf.get(painted);
  if (props) propsOf.set(link, props);
}

/** Calls a painted link's own listener of an event whose effect is the browser's: a new tab, a menu. */
export function callLinkListener(link: Element, event: MouseEvent): void {
  const listener = propsOf.get(link)?.[PROPS[event.type] ?? ''];
  if (typeof listener === 'function') listener(event);
}
