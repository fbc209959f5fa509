import { useCallback, useSyncExternalStore } from 'react';
import { followScheme, hasLightDark, type Scheme, schemeOf } from '../base/scheme.ts';
import { useEnvironment, type WidgetEnvironment } from './environment.ts';

const nothing = () => {};

/** Returns the colour scheme that is used in the element; renders again when it changes. */
export function useScheme(): Scheme {
  const { root } = useEnvironment();
  const read = () => schemeOf(root());
  return useSyncExternalStore(useFollowed(root), read, read);
}

/**
 * Returns the colour scheme if style sheets need it as an attribute; otherwise undefined, because reading it would
 * delay the first paint.
 */
export function useToldScheme(root: Root): Scheme | undefined {
  const follow = useFollowed(root);
  const isTold = !hasLightDark();
  const read = () => (isTold ? schemeOf(root()) : undefined);
  return useSyncExternalStore(isTold ? follow : unchanging, read, read);
}

type Root = WidgetEnvironment['root'];

const unchanging = () => nothing;

function useFollowed(root: Root) {
  return useCallback(
    (onChange: () => void) => {
      const drawn = root();
      return drawn ? followScheme(drawn, onChange) : nothing;
    },
    [root],
  );
}
