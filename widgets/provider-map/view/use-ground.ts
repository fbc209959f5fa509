import { useSyncExternalStore } from 'react';
import { useSettings } from '../../shared/view/environment.ts';
import type { Ground } from '../engine/style.ts';

/** The ground that goes with the theme; with `auto` that of the visitor's system. */
export function useGround(): Ground {
  const { theme } = useSettings();
  const isDark = useSyncExternalStore(followSystem, () => darkSystem().matches);
  if (theme !== 'auto') return theme;
  return isDark ? 'dark' : 'light';
}

const darkSystem = () => matchMedia('(prefers-color-scheme: dark)');

function followSystem(onChange: () => void): () => void {
  const query = darkSystem();
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
