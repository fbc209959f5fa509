import { readStored, store } from '../shared/base/storage.ts';

const KEY = 'creneau.popupsClosed';

/** So many are remembered, the last ones. */
const MOST = 100;

/** The ids of the popups that the visitor has closed; what is none of ours counts for nothing. */
export function readClosed(): readonly number[] {
  return (readStored(KEY) ?? '')
    .split(',')
    .filter((id) => /^\d{1,15}$/.test(id))
    .map(Number);
}

/** Remembers that one was closed, after the gesture that did it. */
export function rememberClosed(id: number): void {
  const others = readClosed().filter((one) => one !== id);
  store(KEY, [...others, id].slice(-MOST).join());
}
