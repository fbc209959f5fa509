import type { MouseEvent, ReactNode } from 'react';
import { useEnvironment, useMessages } from '../../shared/view/environment.ts';
import { isPlainClick } from '../../shared/view/is-plain-click.ts';
import { useSiteLink } from '../../shared/view/use-site-link.ts';
import { messages } from '../messages.ts';

/**
 * The link 'Voir tout'. A plain click shows the provider's events in the page's list; if there is none, the link leads
 * to the marketplace's list.
 */
export function ShowAllLink({
  href,
  onPress,
}: {
  readonly href: string;
  /** Shows all events in the list; returns false without a list on the page. */
  readonly onPress: () => boolean;
}): ReactNode {
  const t = useMessages(messages);
  const { guard } = useEnvironment();
  const toSite = useSiteLink(href);
  const follow = (click: MouseEvent<HTMLAnchorElement>) =>
    guard(() => {
      if (isPlainClick(click) && onPress()) click.preventDefault();
      else toSite.onClick?.(click);
    });
  const link = { ...toSite, onClick: follow };
  return (
    <a {...link} className="link show-all" part="show-all">
      {t('show all')}
    </a>
  );
}
