import { readStored, store } from '../shared/base/storage.ts';

const KEY = 'creneau.popupsClosed';

/** How many ids are kept; older ones are dropped. */
const MOST = 100;

/** Reads the ids of the popups that the visitor has closed; anything else that is stored there is ignored. */
export function readClosed(): readonly number[] {
  return (readStored(KEY) ?? '')
    .split(',')
    .filter((id) => /^\d{1,15}$/.test(id))
    .map(Number);
}

/** Stores that the visitor has closed a popup. */
export function rememberClosed(id: number): void {
  const others = readClosed().filter((one) => one !== id);
  store(KEY, [...others, id].slice(-MOST).join());
}
