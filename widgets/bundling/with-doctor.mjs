import { pathToFileURL } from 'node:url';

/**
 * Imports the doctor, which an earlier graph has built into a separate file, in place of its `source`. `beside` leads
 * from the graph's folder to that file.
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
