import { pathToFileURL } from 'node:url';

/**
 * Replaces imports of these sources, by name, by imports of their files, which an earlier graph has built. `beside` is
 * the path from the graph's folder to those files.
 */
export function builtFiles(sources, fileOf, beside = './') {
  return {
    name: 'built-files',
    resolveId(id, importer) {
      if (!importer || !id.startsWith('.')) return null;
      const { pathname } = new URL(id, pathToFileURL(importer));
      const [name] = Object.entries(sources).find(([, source]) => pathname.endsWith(`/${source}`)) ?? [];
      return name ? { id: `${beside}${fileOf(name)}`, external: 'relative' } : null;
    },
  };
}
