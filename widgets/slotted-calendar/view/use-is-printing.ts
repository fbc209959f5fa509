import { useSyncExternalStore } from 'react';

let isPrinting = false;

/**
 * Whether the page is being printed. React renders a change of the result before the browser prints.
 */
export function useIsPrinting(): boolean {
  return useSyncExternalStore(subscribe, read, read);
}

const read = () => isPrinting;

function subscribe(listener: () => void): () => void {
  const changeTo = (value: boolean) => () => {
    isPrinting = value;
    listener();
  };
  const [begin, end] = [changeTo(true), changeTo(false)];
  addEventListener('beforeprint', begin);
  addEventListener('afterprint', end);
  return () => {
    removeEventListener('beforeprint', begin);
    removeEventListener('afterprint', end);
  };
}
