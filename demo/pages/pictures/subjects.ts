import type { Colour, Palette } from './palette.ts';
import { climbing, football, golf, mountains, volley } from './scenes-air.ts';
import { bath, hundred, lotus, stance, stones, trampoline, weights, yoga } from './scenes-body.ts';
import { badminton, padel, pingPong, squash, tennis } from './scenes-rackets.ts';
import { dance, ice, ring, target } from './scenes-stage.ts';
import { sky, track } from './scenes-thrills.ts';
import { paddle, pool, rowing, sail, wave } from './scenes-water.ts';

/** Draws what is in front of the sky, around the middle of 640 × 360. */
export type Scene = (palette: Palette, variant: number) => string;

/** The subject of pictures: how it is drawn, and its two colours. */
interface Subject {
  readonly scene: Scene;
  readonly colours: readonly [Colour, Colour];
  /** Whether the subject is water, grass or trees, whose colours are never swapped. */
  readonly isNature: boolean;
}

const subject = (scene: Scene, main: Colour, accent: Colour): Subject => {
  return { scene, colours: [main, accent], isNature: false };
};

const outdoors: typeof subject = (...given) => ({ ...subject(...given), isNature: true });

/** The subjects of sports, by slug. */
export const SPORTS: ReadonlyMap<string, Subject> = new Map([
  ['yoga', subject(yoga, '#5b8f7b', '#e58f65')],
  ['pilates', subject(hundred, '#7d7aa8', '#e8a0a8')],
  ['meditation', subject(lotus, '#4f7f95', '#e6b35a')],
  ['qi-gong', subject(stance, '#6f8f56', '#d97d54')],
  ['massage', subject(stones, '#8a7b6c', '#88a77b')],
  ['spa', outdoors(bath, '#4d8d99', '#c98d5d')],
  ['fitness', subject(weights, '#4a6a9c', '#f08a4b')],
  ['trampoline', subject(trampoline, '#3f8fb5', '#f2b544')],
  ['danse', subject(dance, '#96588f', '#ef8b6a')],
  ['patinage', outdoors(ice, '#4d87b8', '#e8737b')],
  ['boxe', subject(ring, '#b5483f', '#3f6f8f')],
  ['tir-a-l-arc', outdoors(target, '#5f8a4e', '#d9534a')],
  ['natation', outdoors(pool, '#2f8fb8', '#f2a541')],
  ['paddle', outdoors(paddle, '#3d9a9c', '#ee8658')],
  ['surf', outdoors(wave, '#2a7fa8', '#f4a259')],
  ['voile', outdoors(sail, '#336f9f', '#e5644e')],
  ['aviron', outdoors(rowing, '#3f7a80', '#e0a13e')],
  ['padel', subject(padel, '#2f78a8', '#8fc250')],
  ['tennis', subject(tennis, '#b9633e', '#3f8a5f')],
  ['badminton', subject(badminton, '#3a8a68', '#ea7d5c')],
  ['squash', subject(squash, '#8a6a4c', '#cc4b42')],
  ['tennis-de-table', subject(pingPong, '#2f6f8f', '#d8503f')],
  ['escalade', subject(climbing, '#8f6f55', '#e2743f')],
  ['randonnee', outdoors(mountains, '#4f8a6c', '#e39a5b')],
  ['football', outdoors(football, '#4c9a55', '#4b7fb5')],
  ['volley', outdoors(volley, '#d0a25c', '#3f86b8')],
  ['golf', outdoors(golf, '#5a9a58', '#dd5548')],
  ['karting', outdoors(track, '#5d6b7d', '#e0473d')],
  ['chute-libre', outdoors(sky, '#3f86c4', '#f08a3e')],
]);

/** The slug of the sport that represents a category, by the category's slug. */
export const CATEGORIES: ReadonlyMap<string, string> = new Map([
  ['yoga-et-pilates', 'yoga'],
  ['raquettes', 'tennis'],
  ['eau', 'surf'],
  ['bien-etre', 'massage'],
  ['fitness', 'fitness'],
  ['danse-et-glisse', 'danse'],
  ['montagne-et-grimpe', 'randonnee'],
  ['combat-et-adresse', 'boxe'],
  ['ballon-et-plein-air', 'football'],
  ['sensations', 'chute-libre'],
]);

/** The pairs of colours of houses, used in turn. */
export const HOUSES: readonly (readonly [Colour, Colour])[] = [
  ['#5f7f9c', '#d98a5c'],
  ['#9c6f5f', '#7da06a'],
  ['#6c8a72', '#d9a05c'],
  ['#7d6f9c', '#6aa08f'],
  ['#a0785a', '#5f8fa8'],
];
