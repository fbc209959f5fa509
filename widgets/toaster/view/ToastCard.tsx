import type { IconNode } from 'lucide';
import CircleCheck from 'lucide/dist/esm/icons/circle-check.mjs';
import CircleX from 'lucide/dist/esm/icons/circle-x.mjs';
import Info from 'lucide/dist/esm/icons/info.mjs';
import TriangleAlert from 'lucide/dist/esm/icons/triangle-alert.mjs';
import X from 'lucide/dist/esm/icons/x.mjs';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import type { ToastType } from '../../shared/page/toast.ts';
import { useEnvironment, useMessages } from '../../shared/view/environment.ts';
import { Icon } from '../../shared/view/ui/Icon.tsx';
import { messages } from '../messages.ts';
import { restAt, type ShownToast } from '../shown-toasts.ts';
import type { ToasterStore } from '../store.ts';

/** A toast. Its close button covers it, so that a click anywhere closes it. */
export function ToastCard({ one, store }: { readonly one: ShownToast; readonly store: ToasterStore }): ReactNode {
  const t = useMessages(messages);
  const { guard } = useEnvironment();
  const { id, toast } = one;
  const close = () => guard(() => store.close(id));
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    close();
  };
  return (
    <li
      className={['toast', toast.type, ...toast.classNames].join(' ')}
      part={['toast', toast.type, ...toast.classNames].join(' ')}
      style={toast.style}
      onPointerEnter={() => guard(() => store.pause(id, 'pointer'))}
      onPointerLeave={() => guard(() => store.resume(id, 'pointer'))}
      onFocus={() => guard(() => store.pause(id, 'focus'))}
      onBlur={() => guard(() => store.resume(id, 'focus'))}
      onKeyDown={closeOnEscape}
    >
      <ToastIcon type={toast.type} />
      <div className="text">
        <span className="visually-hidden">{t(toast.type)}</span>
        {toast.title && (
          <p id={`title-${id}`} className="strong" part="toast-title">
            {toast.title}
          </p>
        )}
        {toast.msg && (
          <p id={toast.title ? undefined : `title-${id}`} part="toast-message">
            {toast.msg}
          </p>
        )}
      </div>
      <button
        type="button"
        id={`close-${id}`}
        className="close"
        part="toast-close"
        aria-label={t('close')}
        aria-labelledby={`close-${id} title-${id}`}
        onClick={close}
        onMouseDown={keepFocus}
      >
        <Icon of={X} />
      </button>
      {toast.progressbar && <Progress one={one} now={store.now} />}
    </li>
  );
}

/** Keeps the focus where it is when a click closes a toast. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}

/** The time that is left, animated by the style sheet from the moment when the toast was first drawn. */
function Progress({ one, now }: { readonly one: ShownToast; readonly now: () => number }): ReactNode {
  const bar = useRef<HTMLSpanElement>(null);
  const first = useRef(one);
  useLayoutEffect(() => {
    const { toast } = first.current;
    bar.current?.style.setProperty('animation-duration', `${toast.timeout}ms`);
    bar.current?.style.setProperty('animation-delay', `${restAt(first.current, now()) - toast.timeout}ms`);
  }, [now]);
  return (
    <span
      ref={bar}
      className={one.since === null ? 'progress paused' : 'progress'}
      part="toast-progress"
      aria-hidden="true"
    />
  );
}

const ICONS: Readonly<Record<ToastType, IconNode>> = {
  success: CircleCheck,
  error: CircleX,
  warning: TriangleAlert,
  info: Info,
};

/** The icon of a toast's type, which its colour alone must not convey. */
function ToastIcon({ type }: { readonly type: ToastType }): ReactNode {
  return <Icon of={ICONS[type]} part="toast-icon" />;
}
