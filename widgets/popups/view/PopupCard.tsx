import X from 'lucide/dist/esm/icons/x.mjs';
import { type KeyboardEvent, type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Popup } from '../../../core/catalogue/popup.ts';
import { deepActive } from '../../shared/element/deep-active.ts';
import { registry } from '../../shared/page/registry.ts';
import { onSite } from '../../shared/page/site-address.ts';
import { useEnvironment, useMessages, useSettings } from '../../shared/view/environment.ts';
import { Icon } from '../../shared/view/ui/Icon.tsx';
import { useInSight } from '../../shared/view/use-in-sight.ts';
import { useSiteLink } from '../../shared/view/use-site-link.ts';
import { messages } from '../messages.ts';
import { useCameFrom } from './use-came-from.ts';
import { useEscape } from './use-escape.ts';

/** A popup in the corner of the page. It is not modal and never takes the focus. */
export function PopupCard({ popup, onClose }: { readonly popup: Popup; readonly onClose: () => void }): ReactNode {
  const t = useMessages(messages);
  const { guard } = useEnvironment();
  const { siteUrl } = useSettings();
  const [isBroken, setBroken] = useState(false);
  const { title, text, picture, link } = popup;
  const card = useRef<HTMLDivElement>(null);
  useTopLayer(card);
  useScrollRoom(card);
  useInSight(card, '.popup');
  useCameFrom(card);
  const close = () => guard(onClose);
  useEscape(close);
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    close();
  };
  return (
    <div
      ref={card}
      popover="manual"
      role="dialog"
      aria-labelledby="heading"
      aria-describedby={text ? 'text' : undefined}
      className="popup"
      part="popup"
      onKeyDown={closeOnEscape}
    >
      <button type="button" className="close" part="close" aria-label={t('close')} onClick={close}>
        <Icon of={X} />
      </button>
      {picture !== null && !isBroken && (
        <img
          className="picture"
          part="picture"
          src={onSite(picture, siteUrl).href}
          alt=""
          width={640}
          height={360}
          decoding="async"
          onError={() => setBroken(true)}
        />
      )}
      <div className="said">
        <h2 id="heading" className="heading" part="heading">
          {title}
        </h2>
        {text && (
          <p id="text" part="text">
            {text}
          </p>
        )}
        {link && <PopupLink href={onSite(link.href, siteUrl).href} label={link.label} onFollow={onClose} />}
      </div>
    </div>
  );
}

function PopupLink({
  href,
  label,
  onFollow,
}: {
  readonly href: string;
  readonly label: string;
  readonly onFollow: () => void;
}): ReactNode {
  return (
    <p className="actions">
      <a className="button primary" part="button button-primary link" {...useSiteLink(href, { onFollow })}>
        {label}
      </a>
    </p>
  );
}

/** Shows a popup above the page's stacking contexts as soon as it is drawn, but below the toasts. */
function useTopLayer(popup: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    popup.current?.showPopover?.();
    registry()?.toasts.raise?.();
  }, [popup]);
}

/**
 * Makes the page scroll focused elements clear of an open popup (WCAG 2.4.11), by a style sheet that is added to the
 * page while the popup is open. Any rule of the page takes precedence over it.
 */
function useScrollRoom(popup: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const height = popup.current?.offsetHeight ?? 0;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`:where(html) { scroll-padding-block-end: min(${height}px, 50vh) }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    const focused = deepActive();
    if (focused && popup.current && areOver(popup.current, focused)) focused.scrollIntoView({ block: 'nearest' });
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [popup]);
}

function areOver(one: Element, other: Element): boolean {
  const [over, under] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  const isBeside = under.right <= over.left || under.left >= over.right;
  return !isBeside && under.top < over.bottom && under.bottom > over.top;
}
