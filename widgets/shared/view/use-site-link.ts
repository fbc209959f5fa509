import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { emit } from '../page/emit.ts';
import { useEnvironment } from './environment.ts';
import { isPlainClick } from './is-plain-click.ts';

/**
 * What makes an anchor a link to a page of the marketplace. A plain click the host page may route itself
 * (`creneau-navigate`). `onFollow` is done first, also where the link opens elsewhere: a new tab must find what it stores.
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
