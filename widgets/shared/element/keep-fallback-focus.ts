/**
 * Keeps the focus on a link that stood in the element before its script came: once the element has drawn links, the one
 * to the same address gets the focus, or else the first; nothing if the visitor has moved it since (D-focus-kept).
 */
export function keepFallbackFocus(host: HTMLElement, root: ShadowRoot): void {
  const { activeElement: focused } = document;
  if (!(focused instanceof HTMLAnchorElement && host.contains(focused))) return;
  const observer = new MutationObserver(() => {
    if (document.activeElement !== document.body && document.activeElement !== focused) return observer.disconnect();
    const links = [...root.querySelectorAll<HTMLAnchorElement>('a[href]')];
    const next = links.find(({ href }) => href === focused.href) ?? links[0];
    if (!next) return;
    observer.disconnect();
    next.focus();
  });
  observer.observe(root, { childList: true, subtree: true });
}
