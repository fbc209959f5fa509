// The worker that reads positions: a separate Rollup graph, without imports.
import { indexPlaces } from '../../../core/map/cluster-index.ts';
import { messageOf } from '../../shared/api/errors.ts';
import { buffersIn } from './buffers-in.ts';
import { readPlaces } from './read-places.ts';
import type { FromWorker, ToWorker } from './start-worker.ts';

const parts: Uint8Array[] = [];

const tell = (message: FromWorker) => postMessage(message, { transfer: buffersIn(message) });

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (typeof data !== 'string') {
    parts.push(data);
    return;
  }
  readPlaces({ type: data, parts }, () => undefined).then(
    ({ places, ...counts }) =>
      tell({ case: 'read', read: { places: { ...places, index: indexPlaces(places) }, ...counts } }),
    (error: unknown) => tell({ case: 'failed', message: messageOf(error) }),
  );
});

tell({ case: 'ready' });
