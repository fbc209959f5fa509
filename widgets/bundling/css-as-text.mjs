import { readFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Features, transform } from 'lightningcss';

/** Chrome 111, Safari 16.4 and Firefox 128 in the notation of lightningcss: major << 16 | minor << 8. */
const browsers = { chrome: 111 << 16, edge: 111 << 16, safari: (16 << 16) | (4 << 8), firefox: 128 << 16 };

/**
 * Leaves out the rules for maplibre's own controls, which no map of ours has: their icons are most of its style sheet.
 */
const withoutControls = {
  Rule: {
    style: ({ value: { selectors } }) => {
      const isOfControl = ({ type, name }) => type === 'class' && name.startsWith('maplibregl-ctrl');
      return selectors.every((selector) => selector.some(isOfControl)) ? [] : undefined;
    },
  },
};

/** Imports a `.css` file as text, minified and compiled for the browsers of the contract (C-browsers). */
export function cssAsText() {
  return {
    name: 'css-as-text',
    enforce: 'pre',
    resolveId(source, importer) {
      if (!source.endsWith('.css') || !importer) return null;
      const isOurs = source.startsWith('.');
      return `${fileURLToPath(isOurs ? new URL(source, pathToFileURL(importer)) : import.meta.resolve(source))}?text`;
    },
    async load(id) {
      if (!id.endsWith('.css?text')) return null;
      const filename = id.slice(0, -'?text'.length);
      const { code } = transform({
        filename,
        code: await readFile(filename),
        minify: true,
        targets: browsers,
        // Compiled down, `light-dark()` would follow the device's scheme, not the page's; `sheets.ts` replaces it in
        // older browsers.
        exclude: Features.LightDark,
        ...(filename.endsWith('/maplibre-gl.css') && { visitor: withoutControls }),
      });
      return `export default ${JSON.stringify(code.toString())};`;
    },
  };
}
