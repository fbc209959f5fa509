/**
 * The widths at which heights are measured: the element's width in windows of 1280, 768 and 375 px, and in a column of
 * a theme.
 */
export const WIDTHS = [1248, 736, 610, 343] as const;

/** The indexes in `WIDTHS` of the widest width and of a phone's. */
export const [WIDE, PHONE] = [0, 3] as const;

/** The heights of an element in one of its states. */
export interface Height {
  readonly element: string;
  /** The state's name in the catalogue. */
  readonly state: string;
  /** The words that the documents add to the element's tag, in French and English; empty if the tag is enough. */
  readonly fr: string;
  readonly en: string;
  /** The height in pixels, rounded up, for each of `WIDTHS`, with a font size of 16 px. */
  readonly pixels: readonly [number, number, number, number];
}

/** The heights that pages reserve. The documents are generated from them, and a long browser test measures them. */
export const HEIGHTS: readonly Height[] = [
  {
    element: 'slotted-calendar',
    state: 'picker',
    fr: ', une offre, `mode="picker"`',
    en: ', one offer, `mode="picker"`',
    pixels: [736, 736, 736, 1029],
  },
  {
    element: 'slotted-calendar',
    state: 'default',
    fr: ', une offre',
    en: ', one offer',
    pixels: [740, 740, 764, 1066],
  },
  {
    element: 'slotted-calendar',
    state: 'several offers',
    fr: ', plusieurs offres',
    en: ', several offers',
    pixels: [926, 926, 1031, 1314],
  },
  { element: 'animations-slider', state: 'next', fr: '', en: '', pixels: [600, 599, 592, 618] },
  { element: 'provider-card', state: 'a venue', fr: '', en: '', pixels: [200, 200, 200, 291] },
  { element: 'pager', state: 'in the middle', fr: '', en: '', pixels: [76, 76, 76, 62] },
];
