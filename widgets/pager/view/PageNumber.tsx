import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { useMessages } from '../../shared/view/environment.ts';
import { messages } from '../messages.ts';

/** One page of the bar, preceded by an ellipsis if the pages before it are left out. */
export function PageNumber({
  page,
  isCurrent,
  isAfterGap,
  link,
}: {
  readonly page: number;
  readonly isCurrent: boolean;
  readonly isAfterGap: boolean;
  readonly link: AnchorHTMLAttributes<HTMLAnchorElement>;
}): ReactNode {
  const t = useMessages(messages);
  const name = (
    <>
      <span className="visually-hidden">{`${t('page')} `}</span>
      <span>{page}</span>
    </>
  );
  return (
    <>
      {isAfterGap && (
        <li className="gap" aria-hidden="true">
          …
        </li>
      )}
      <li>
        {isCurrent ? (
          <span className="number current" part="number current" aria-current="page">
            {name}
          </span>
        ) : (
          <a className="number" part="number" {...link}>
            {name}
          </a>
        )}
      </li>
    </>
  );
}
