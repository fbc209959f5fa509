import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { chunksOf } from './packaging.mjs';

const RENDERER = new URL('cjs/react-dom-server-legacy.browser.production.js', import.meta.resolve('react-dom/client'));

/** Takes the one module of React's renderer that makes a string, which needs nothing of a browser or a server. */
export const rendererOfStrings = {
  name: 'renderer-of-strings',
  resolveId: (source) => (source === 'react-dom/server' ? fileURLToPath(RENDERER) : null),
};

/**
 * Writes the style sheets of server-made views as files with a hash in their names, and the names into the code.
 * `write` gets each file's name and text.
 */
export function withSheets(write) {
  return {
    name: 'with-sheets',
    async generateBundle(_, bundle) {
      const [chunk] = chunksOf(bundle);
      const { firstSheets } = await import(`data:text/javascript;base64,${Buffer.from(chunk.code).toString('base64')}`);
      const names = {};
      for (const [element, text] of Object.entries(firstSheets)) {
        names[element] = `first-${element}-${createHash('sha256').update(text).digest('hex').slice(0, 6)}.css`;
        await write(names[element], text);
      }
      chunk.code = chunk.code.replaceAll('__CRENEAU_SHEETS__', JSON.stringify(names));
    },
  };
}
