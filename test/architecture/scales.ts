import type { Rule } from './source.ts';

const SCALED = /^(font-size|(row-|column-)?gap|(padding|margin)(-[a-z]+)*|border-radius|box-shadow)$/;

/** Matches a length that is not from a scale, except hairlines, and a multiple of a value of a scale. */
const OWN = /(?<![\w.-])-?(?!0px|[12]px)[\d.]+(em|rem|px|ch)\b|var\(--(space|radius)\) [*/]/;

/** Sheets for drawings in pixels: a chart, and markers on a map. */
const DRAWN = ['widgets/fitness-dashboard/view/chart.css', 'widgets/provider-map/engine/markers.css'];

/** Style sheets of elements use the scales of `styles/tokens.css` for font sizes, spaces, corners and shadows. */
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
