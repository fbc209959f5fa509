import { useEffect } from 'react';
import { useEnvironment } from '../../shared/view/environment.ts';
import { whenDisplayed } from '../when-displayed.ts';

/** Calls back once the element is displayed. */
export function useDisplayed(onDisplayed: () => void): void {
  const { host } = useEnvironment();
  useEffect(() => whenDisplayed(host, onDisplayed), [host, onDisplayed]);
}
