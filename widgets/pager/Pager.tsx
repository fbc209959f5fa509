import ChevronFirst from 'lucide/dist/esm/icons/chevron-first.mjs';
import ChevronLast from 'lucide/dist/esm/icons/chevron-last.mjs';
import ChevronLeft from 'lucide/dist/esm/icons/chevron-left.mjs';
import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs';
import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from 'react';
import { useEnvironment, useMessages } from '../shared/view/environment.ts';
import { isPlainClick } from '../shared/view/is-plain-click.ts';
import { Icon } from '../shared/view/ui/Icon.tsx';
import { useStore } from '../shared/view/use-store.ts';
import { messages } from './messages.ts';
import type { PagerStore } from './store.ts';

const ICONS = {
  first: ChevronFirst,
  previous: ChevronLeft,
  next: ChevronRight,
  last: ChevronLast,
} as const;

/** The page bar of a list. Every page is a link, but a plain click turns the list without loading a page. */
export function Pager({ store }: { readonly store: PagerStore }): ReactNode {
  const t = useMessages(messages);
  const { guard } = useEnvironment();
  // Reads the whole state, because the links' addresses change with `search`.
  const { bar, of } = useStore(store);
  if (!bar) return null;
  const linkTo = (page: number) => ({
    href: store.addressOf(page),
    onClick: (click: MouseEvent) => {
      if (!isPlainClick(click)) return;
      click.preventDefault();
      guard(() => store.turn(page));
    },
  });
  const { current, numbers, previous, next, last } = bar;
  const step = (name: keyof typeof ICONS, page: number) => (
    <a key={name} className={`step ${name}`} part={`step ${name}`} rel={relOf(name)} {...linkTo(page)}>
      <Icon of={ICONS[name]} />
      <span className="visually-hidden">{t(name)}</span>
    </a>
  );
  return (
    <nav className="pager" part="pager" aria-label={of === null ? t('pages') : `${t('pages')}, ${t(of)}`}>
      <div className="bar">
        {previous !== null && (
          <div className="steps back">
            {step('first', 1)}
            {step('previous', previous)}
          </div>
        )}
        <ol className="numbers" part="numbers">
          {numbers.map((page, at) => (
            <PageNumber
              key={page}
              page={page}
              isCurrent={page === current}
              isAfterGap={at > 0 && page - (numbers[at - 1] ?? 0) > 1}
              link={linkTo(page)}
            />
          ))}
        </ol>
        {next !== null && (
          <div className="steps on">
            {step('next', next)}
            {step('last', last)}
          </div>
        )}
      </div>
    </nav>
  );
}

function relOf(name: string): string | undefined {
  return name === 'next' ? 'next' : name === 'previous' ? 'prev' : undefined;
}

/** One page of the bar, preceded by an ellipsis if the pages before it are left out. */
function PageNumber({
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
