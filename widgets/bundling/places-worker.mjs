import { fileBeside, integrityOf } from './hashes.mjs';
import { chunksOf } from './packaging.mjs';

/**
 * Creates the plugins of the worker that reads a map's positions: one records the name of its built file, the other
 * inserts that name.
 */
export function createPlacesWorker() {
  let built = [];
  return {
    notedWorker: {
      name: 'noted-worker',
      generateBundle(_, bundle) {
        const [{ fileName, code }] = chunksOf(bundle);
        built = [fileName, integrityOf(code)];
      },
    },
    /** Inserts the name of the worker's file; `beside` is the path from the graph's folder to the worker's. */
    withWorker: (beside = '') => ({
      name: 'with-worker',
      renderChunk: (code) => {
        const [file, integrity] = built;
        return {
          code: code.replace('__CRENEAU_PLACES_WORKER_FILE__', fileBeside(beside + file, integrity)),
          map: null,
        };
      },
    }),
  };
}
