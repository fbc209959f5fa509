/** Whether a click is a plain one: with a modifier or another button the browser opens a tab, a window or a menu. */
export function isPlainClick(
  click: Pick<MouseEvent, 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>,
): boolean {
  return click.button === 0 && !(click.ctrlKey || click.metaKey || click.shiftKey || click.altKey);
}
