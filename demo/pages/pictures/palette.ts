/** A colour, `#rrggbb`. */
export type Colour = `#${string}`;

/** The colours of a scene. */
export interface Palette {
  /** The sky or wall, from top to bottom. */
  readonly top: Colour;
  readonly bottom: Colour;
  /** The source of light: sun, moon or lamp. */
  readonly glow: Colour;
  /** The windows: lit in the evening and at night, else light in colour. */
  readonly pane: Colour;
  /** From the background to the ground in front. */
  readonly far: Colour;
  readonly middle: Colour;
  readonly near: Colour;
  /** The two colours of the sport. */
  readonly main: Colour;
  readonly accent: Colour;
  /** Outlines and people; and what is white by daylight. */
  readonly dark: Colour;
  readonly light: Colour;
}

const WHITE: Colour = '#ffffff';
const NIGHT: Colour = '#101a2b';

/**
 * The lights of the variants. Each has the share and the colour that are mixed into the sky at the top, the sky at the
 * bottom, and the ground.
 */
const LIGHTS = [
  { top: [0.62, WHITE], bottom: [0.86, WHITE], ground: [0.3, WHITE], glow: '#fff3cf', light: '#fffdf7' },
  { top: [0.3, WHITE], bottom: [0.78, WHITE], ground: [0.12, WHITE], glow: '#fffbe8', light: '#ffffff' },
  { top: [0.74, '#ffd9a0'], bottom: [0.8, '#fff0d6'], ground: [0.22, '#ffd9a0'], glow: '#ffb65c', light: '#fff6e6' },
  { top: [0.42, '#3b2a5a'], bottom: [0.66, '#ffc9a8'], ground: [0.3, '#3b2a5a'], glow: '#ffd08a', light: '#fff0e2' },
  { top: [0.72, NIGHT], bottom: [0.5, '#3a4d70'], ground: [0.4, '#2b3a5c'], glow: '#f4f0d8', light: '#f1f4f8' },
  { top: [0.72, '#e8edf0'], bottom: [0.88, '#f6f8f9'], ground: [0.42, '#e8edf0'], glow: '#ffffff', light: '#ffffff' },
] as const satisfies readonly Light[];

interface Light {
  readonly top: readonly [number, Colour];
  readonly bottom: readonly [number, Colour];
  readonly ground: readonly [number, Colour];
  readonly glow: Colour;
  readonly light: Colour;
}

/** Returns the palette for two colours in the light of a variant; variants are counted from 1. */
export function paletteOf([main, accent]: readonly [Colour, Colour], variant: number): Palette {
  const { top, bottom, ground, glow, light } = LIGHTS[(variant - 1) % LIGHTS.length] ?? LIGHTS[0];
  const lit = mix(main, ground[1], ground[0]);
  return {
    ...{ main, accent, glow, light },
    pane: isLate(variant) ? glow : mix(main, WHITE, 0.5),
    top: mix(main, top[1], top[0]),
    bottom: mix(accent, bottom[1], bottom[0]),
    far: mix(lit, bottom[1], 0.55),
    middle: mix(lit, bottom[1], 0.25),
    near: mix(lit, NIGHT, 0.1),
    dark: mix(main, NIGHT, 0.68),
  };
}

/** Whether the light of a variant is golden, or that of evening or night. */
function isLate(variant: number): boolean {
  const light = (variant - 1) % LIGHTS.length;
  return light >= 2 && light <= 4;
}

/** Mixes a colour with a share, from 0 to 1, of another. */
function mix(one: Colour, other: Colour, share: number): Colour {
  const channels = [1, 3, 5].map((at) => {
    const [a, b] = [one, other].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16));
    return Math.round((a ?? 0) * (1 - share) + (b ?? 0) * share);
  });
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
