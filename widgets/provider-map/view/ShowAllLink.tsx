import type { MouseEvent, ReactNode } from 'react';
import { useEnvironment, useMessages } from '../../shared/view/environment.ts';
import { isPlainClick } from '../../shared/view/is-plain-click.ts';
import { useSiteLink } from '../../shared/view/use-site-link.ts';
import { messages } from '../messages.ts';

/** 'Voir tout': the provider's events in the page's list by a plain click; a link to the marketplace's list else. */
export function ShowAllLink({
  href,
  onPress,
}: {
  readonly href: string;
  /** False where no list of the page could show them. */
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
