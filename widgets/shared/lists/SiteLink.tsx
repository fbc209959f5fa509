import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from 'react';
import { emit } from '../emit.ts';
import { useEnvironment } from '../widget.ts';

interface SiteLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'onClick' | 'href'> {
  readonly href: string;
  /** Done first, whatever becomes of the click. */
  readonly onFollow?: () => void;
  readonly children: ReactNode;
}

/** A link to a page of the marketplace, which the host page may route itself (`creneau-navigate`). */
export function SiteLink({ href, onFollow, children, ...rest }: SiteLinkProps): ReactNode {
  const { host, guard } = useEnvironment();
  const follow = (click: MouseEvent) =>
    guard(() => {
      onFollow?.();
      if (!emit(host, 'creneau-navigate', { href })) click.preventDefault();
    });
  return (
    <a {...rest} href={href} onClick={follow}>
      {children}
    </a>
  );
}
