import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { emit } from '../page/emit.ts';
import { useEnvironment } from './environment.ts';
import { isPlainClick } from './is-plain-click.ts';

/**
 * The attributes of a link to a page of the marketplace. The host page may route a plain click itself (`creneau-navigate`).
 * `onFollow` runs first, also if the link opens in a new tab, which must find what it stores.
 */
export function useSiteLink(
  href: string,
  onFollow?: () => void,
): Pick<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick' | 'onAuxClick'> {
  const { host, guard } = useEnvironment();
  const follow = (click: MouseEvent) =>
    guard(() => {
      if (click.button <= 1) onFollow?.();
      if (isPlainClick(click) && !emit(host, 'creneau-navigate', { href })) click.preventDefault();
    });
  return { href, onClick: follow, onAuxClick: follow };
}
