import type { ScriptTag } from '../settings.ts';

/**
 * Whether a page optimiser may have copied the loader to another address, without the files beside it: neither
 * `data-base` nor the script's path (`/creneau/{version}/creneau.js`) says where they are.
 */
export const isMoved = ({ src, dataset }: ScriptTag): boolean =>
  !dataset['base'] && !/\/creneau\/[^/]+\/creneau\.js$/.test(new URL(src).pathname);
