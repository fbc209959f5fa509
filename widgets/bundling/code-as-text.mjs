import { readFile } from 'node:fs/promises';
import { rollup } from 'rollup';

/**
 * Imports a module as the text of its bundle (`?code`): the code of a worker, which is started from a `blob:` URL. As a
 * module with a text, the code needs no bundler that copies files and knows their addresses. `plugins` build the
 * bundle; a library's file is complete, and loses only the comment that names its source map, which is not served.
 */
export function codeAsText(plugins) {
  return {
    name: 'code-as-text',
    async resolveId(source, importer) {
      if (!source.endsWith('?code')) return null;
      const { id } = await this.resolve(source.slice(0, -'?code'.length), importer);
      return `${id}?code`;
    },
    async load(id) {
      if (!id.endsWith('?code')) return null;
      const file = id.slice(0, -'?code'.length);
      const code = file.includes('/node_modules/') ? await libraryAt(file) : await bundleOf(file, plugins);
      return `export default ${JSON.stringify(code)};`;
    },
  };
}

const libraryAt = async (file) => (await readFile(file, 'utf8')).replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n');

async function bundleOf(input, plugins) {
  const bundle = await rollup({ input, plugins });
  const { output } = await bundle.generate({ format: 'iife' });
  await bundle.close();
  return output[0].code;
}
