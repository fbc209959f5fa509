/** Whether a click has the main button and no modifier: otherwise the browser opens a tab, a window or a menu. */
export function isPlainClick(
  click: Pick<MouseEvent, 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>,
): boolean {
  return click.button === 0 && !(click.ctrlKey || click.metaKey || click.shiftKey || click.altKey);
}
