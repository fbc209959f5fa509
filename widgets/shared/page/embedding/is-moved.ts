import type { ScriptTag } from '../settings.ts';

/** Whether an optimiser may have copied the loader without the files beside it. */
export const isMoved = ({ src, dataset }: ScriptTag): boolean =>
  !dataset['base'] && !/\/creneau\/[^/]+\/creneau\.js$/.test(new URL(src).pathname);
