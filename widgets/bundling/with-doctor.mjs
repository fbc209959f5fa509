import { pathToFileURL } from 'node:url';

/**
 * Replaces imports of the doctor's `source` by imports of its file, which an earlier graph has built. `beside` is the
 * path from the graph's folder to that file.
 */
export function withDoctor(source, fileOf, beside = './') {
  return {
    name: 'with-doctor',
    resolveId: (id, importer) =>
      importer && new URL(id, pathToFileURL(importer)).pathname.endsWith(`/${source}`)
        ? { id: `${beside}${fileOf('doctor')}`, external: 'relative' }
        : null,
  };
}
