import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { type Following, useSiteLink } from '../view/use-site-link.ts';

interface SiteLinkProps
  extends Pick<Following, 'remember'>,
    Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'onClick' | 'onAuxClick' | 'onContextMenu' | 'href' | 'target'> {
  readonly href: string;
  readonly children: ReactNode;
}

/** A link to a page of the marketplace, which the host page may route itself (`creneau-navigate`). */
export function SiteLink({ href, remember, children, ...rest }: SiteLinkProps): ReactNode {
  return (
    <a {...rest} {...useSiteLink(href, remember && { remember })}>
      {children}
    </a>
  );
}
