import { createRequire } from 'node:module';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import type { Palette } from './palette.ts';

/** The typography of a name; sizes are in pixels. */
export interface Lettering {
  readonly family: 'Map' | 'Map Italic';
  readonly size: number;
  readonly spacing: number;
  readonly colour: keyof Palette;
}

export const LETTERING = {
  city: { family: 'Map', size: 13, spacing: 0, colour: 'ink' },
  town: { family: 'Map', size: 11.5, spacing: 0, colour: 'ink' },
  commune: { family: 'Map', size: 10.5, spacing: 0, colour: 'faintInk' },
  departement: { family: 'Map', size: 10, spacing: 2, colour: 'departementInk' },
  river: { family: 'Map Italic', size: 10.5, spacing: 0.5, colour: 'riverInk' },
} as const satisfies Readonly<Record<string, Lettering>>;

const { resolve } = createRequire(import.meta.url);
GlobalFonts.registerFromPath(resolve('roboto-fontface/fonts/roboto/Roboto-Medium.woff2'), 'Map');
GlobalFonts.registerFromPath(resolve('roboto-fontface/fonts/roboto/Roboto-MediumItalic.woff2'), 'Map Italic');

const ruler = createCanvas(1, 1).getContext('2d');
const EM = 100;
const widths = { Map: new Map<string, number>(), 'Map Italic': new Map<string, number>() };

/**
 * Returns the width of a text in pixels. Each letter is measured only once, because measuring the names of all communes
 * would take a second.
 */
export function widthOf(text: string, { family, size, spacing }: Lettering): number {
  const known = widths[family];
  let width = 0;
  for (const letter of text) {
    let advance = known.get(letter);
    if (advance === undefined) {
      ruler.font = `${EM}px ${family}`;
      advance = ruler.measureText(letter).width / EM;
      known.set(letter, advance);
    }
    width += advance * size + spacing;
  }
  return width;
}
