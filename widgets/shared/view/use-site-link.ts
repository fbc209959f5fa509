import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { emit } from '../page/emit.ts';
import { leaveBy } from '../page/left-card.ts';
import { useEnvironment } from './environment.ts';
import { isPlainClick } from './is-plain-click.ts';

/** What a link does in addition to leading to its page. */
export interface Following {
  /** Stores what the linked page must find; also called for a context menu, which may open the page in a new tab. */
  readonly remember?: () => void;
  /** Runs before the link is followed, also in a new tab. */
  readonly onFollow?: () => void;
}

/**
 * Returns the attributes of a link to a page of the marketplace. The host page may route a plain click itself
 * (`creneau-navigate`).
 */
export function useSiteLink(
  href: string,
  { remember, onFollow }: Following = {},
): Pick<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick' | 'onAuxClick' | 'onContextMenu'> {
  const { host, guard } = useEnvironment();
  const follow = (click: MouseEvent) =>
    guard(() => {
      if (click.button <= 1) {
        remember?.();
        onFollow?.();
      }
      if (!isPlainClick(click)) return;
      const link = (click.target as Element).closest('a');
      if (link) leaveBy(link);
      if (!emit(host, 'creneau-navigate', { href })) click.preventDefault();
    });
  return {
    href,
    onClick: follow,
    onAuxClick: follow,
    ...(remember && { onContextMenu: () => guard(remember) }),
  };
}
