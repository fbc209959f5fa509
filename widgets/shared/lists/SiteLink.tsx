import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { useSiteLink } from '../view/use-site-link.ts';

interface SiteLinkProps
  extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'onClick' | 'onAuxClick' | 'href' | 'target'> {
  readonly href: string;
  /** Runs first, whatever the click does. */
  readonly onFollow?: () => void;
  readonly children: ReactNode;
}

/** A link to a page of the marketplace, which the host page may route itself (`creneau-navigate`). */
export function SiteLink({ href, onFollow, children, ...rest }: SiteLinkProps): ReactNode {
  return (
    <a {...rest} {...useSiteLink(href, onFollow)}>
      {children}
    </a>
  );
}
