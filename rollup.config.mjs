import { readFile } from 'node:fs/promises';
import { transform } from 'lightningcss';

/** Chrome 111, Safari 16.4, Firefox 128 as lightningcss counts them: major << 16 | minor << 8. */
const browsers = { chrome: 111 << 16, edge: 111 << 16, safari: (16 << 16) | (4 << 8), firefox: 128 << 16 };

/** A `.css` file imported as the text of a sheet, lowered for the browsers of the contract and made small. */
export function cssAsText() {
  return {
    name: 'css-as-text',
    enforce: 'pre',
    resolveId(source, importer) {
      return source.endsWith('.css') && importer ? `${new URL(source, `file://${importer}`).pathname}?text` : null;
    },
    async load(id) {
      if (!id.endsWith('.css?text')) return null;
      const filename = id.slice(0, -'?text'.length);
      const { code } = transform({ filename, code: await readFile(filename), minify: true, targets: browsers });
      return `export default ${JSON.stringify(code.toString())};`;
    },
  };
}
