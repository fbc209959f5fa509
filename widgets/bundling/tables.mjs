import { build } from 'esbuild';

/**
 * Puts the attributes of all widgets into `tables.ts` itself: as modules that the entry shares with each widget they would be
 * a file more for every one of them.
 */
export function tables() {
  return {
    name: 'tables',
    async load(id) {
      if (!id.endsWith('/widgets/tables.ts')) return null;
      const { outputFiles } = await build({ entryPoints: [id], bundle: true, write: false, format: 'esm' });
      return { code: outputFiles[0].text, map: null };
    },
  };
}
