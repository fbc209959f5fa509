import { type Palette, paletteOf } from './palette.ts';
import { front } from './scenes-places.ts';
import { CATEGORIES, HOUSES, type Scene, SPORTS } from './subjects.ts';

/** For each picture of a sport, its scale, its shift to the side, and whether the sport's two colours are swapped. */
const VIEWS = [
  { scale: 1, aside: 0, isSwapped: false },
  { scale: 1.45, aside: 70, isSwapped: true },
  { scale: 0.85, aside: 0, isSwapped: false },
  { scale: 1.65, aside: -40, isSwapped: false },
  { scale: 1.15, aside: 110, isSwapped: true },
  { scale: 1.35, aside: -100, isSwapped: false },
] as const;

const HOUSE_VARIANTS = 12;
/** Pictures of categories have evening light, and a variant that no picture of a sport has. */
const CATEGORY = { light: 4, variant: 8 } as const;

type Size = 'mini' | 'medium';

interface Drawing {
  readonly scene: Scene;
  readonly palette: Palette;
  readonly variant: number;
  readonly view: (typeof VIEWS)[number];
}

/**
 * Returns the SVG for a file name (`yoga-3.medium.svg`, `venue-7.mini.svg`), always the same; null for an unknown name.
 */
export function drawPicture(fileName: string): string | null {
  const [, name, size] = /^([a-z-]+(?:-[1-9]\d?)?)\.(mini|medium)\.svg$/.exec(fileName) ?? [];
  const drawing = name === undefined ? null : drawingOf(name);
  return drawing && svg(drawing, size as Size);
}

function drawingOf(name: string): Drawing | null {
  if (name.startsWith('category-')) {
    const subject = SPORTS.get(CATEGORIES.get(name.slice('category-'.length)) ?? '');
    return subject
      ? {
          scene: subject.scene,
          palette: paletteOf(subject.colours, CATEGORY.light),
          variant: CATEGORY.variant,
          view: VIEWS[0],
        }
      : null;
  }
  const [, slug = '', digits] = /^(.+)-(\d+)$/.exec(name) ?? [];
  const variant = Number(digits);
  if (slug === 'venue') {
    const colours = HOUSES[variant % HOUSES.length];
    return colours && variant <= HOUSE_VARIANTS
      ? { scene: front, palette: paletteOf(colours, variant), variant, view: VIEWS[0] }
      : null;
  }
  const subject = SPORTS.get(slug);
  const view = VIEWS[variant - 1];
  if (!subject || !view) return null;
  const [main, accent] = subject.colours;
  const palette = paletteOf(view.isSwapped && !subject.isNature ? [accent, main] : [main, accent], variant);
  return { scene: subject.scene, palette, variant, view };
}

/** Returns the SVG of a picture. Small pictures show only the middle; every other variant is mirrored. */
function svg({ scene, palette, variant, view }: Drawing, size: Size): string {
  const aside = ((variant * 37) % 5) * 16 - 32;
  const [width, height] = size === 'medium' ? [640, 360] : [96, 96];
  const viewBox = size === 'medium' ? '0 0 640 360' : `${160 + aside} 20 320 320`;
  const side = variant % 2 ? `translate(${aside})` : `matrix(-1 0 0 1 ${640 + aside} 0)`;
  const { scale } = view;
  // Scales around the middle of the scene.
  const near = `translate(${Math.round(320 - 320 * scale + view.aside)} ${Math.round(195 - 195 * scale)}) scale(${scale})`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}"><defs><linearGradient id="a" x2="0" y2="1"><stop stop-color="${palette.top}"/><stop offset="1" stop-color="${palette.bottom}"/></linearGradient></defs><path fill="url(#a)" d="M0 0h640v360H0z"/><g transform="${side}"><g transform="${near}">${scene(palette, variant)}</g></g></svg>`;
}
