/** The heights of first views by the word of a link, or else by the folder of its page: in wide and in narrow places. */
const HEIGHTS: Readonly<Record<string, readonly [wide: number, narrow: number]>> = {
  picker: [736, 1029],
  calendar: [926, 1314],
  card: [200, 291],
  map: [448, 448],
  slotted: [740, 1066],
  user: [480, 480],
  animation: [600, 618],
};

/**
 * Returns the height to reserve for the element that a link stands for (D-link-form), in pixels. A place of 600
 * pixels is wide.
 */
export function linkHeight(address: string, isWide: boolean): string | number {
  const [, folder = '', word = folder] = /(?:^|\/)(\w+)\/[^/]*#creneau(?:=(\w+))?/.exec(address) ?? [];
  return /&height=(\d{1,4})\b/.exec(address)?.[1] ?? HEIGHTS[word]?.[isWide ? 0 : 1] ?? 960;
}
