import type { Rule } from './source.ts';

const SCALED = /^(font-size|(row-|column-)?gap|(padding|margin)(-[a-z]+)*|border-radius|box-shadow)$/;

/** A length that a sheet made up, but for hairlines, or its own multiple of a scale's. */
const OWN = /(?<![\w.-])-?(?!0px|[12]px)[\d.]+(em|rem|px|ch)\b|var\(--(space|radius)\) [*/]/;

/** Drawn in pixels: a chart, and pins on a map. */
const DRAWN = ['widgets/fitness-dashboard/view/chart.css', 'widgets/provider-map/engine/markers.css'];

/** Sheets of the elements take sizes of type, space, corners and shadows from the scales in `styles/tokens.css`. */
export const usesScales: Rule = ({ path, text }) => {
  if (!/^(widgets\/|styles\/controls).*\.css$/.test(path) || DRAWN.includes(path)) return [];
  const plain = text.replace(/\/\*.*?\*\//gs, (comment) => comment.replace(/[^\n]/g, ' '));
  return [...plain.matchAll(/(?<=[{;]\s*)([a-z-]+):\s*([^;{}]+);/g)]
    .filter(
      ({ 1: property = '', 2: value = '' }) =>
        SCALED.test(property) && OWN.test(value.replace('--creneau-font-size, 16px', '')),
    )
    .map(({ 0: declaration, index }) => `${path}:${plain.slice(0, index).split('\n').length} has ${declaration}`);
};
