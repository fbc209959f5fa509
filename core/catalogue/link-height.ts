/** The heights of first views by the page of a link and its word: in wide and in narrow places. */
const HEIGHTS: Readonly<Record<string, readonly [wide: number, narrow: number]>> = {
  'slotted#': [740, 1066],
  'slotted#picker': [736, 1029],
  'user#calendar': [926, 1314],
  'user#picker': [883, 1396],
  'user#card': [200, 291],
  'animation/#': [600, 618],
  'list/#map': [448, 448],
};

/**
 * Returns the height to reserve for the element that a link stands for (D-link-form), in pixels. A place of 600
 * pixels is wide. Lists and details are as high as what they show, so they get about a screen.
 */
export function linkHeight(address: string, isWide: boolean): string | number {
  const [path = '', hash = ''] = address.split('#creneau');
  const [url, folder] = path.split('?', 1).join().split('/').reverse();
  const key = `${folder}${url ? '' : '/'}#${/^=(\w+)/.exec(hash)?.[1] ?? ''}`;
  return /&height=(\d{1,4})\b/.exec(hash)?.[1] ?? HEIGHTS[key]?.[isWide ? 0 : 1] ?? 960;
}
