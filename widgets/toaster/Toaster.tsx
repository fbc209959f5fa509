import { type ReactNode, useMemo, useRef } from 'react';
import { useMessages } from '../shared/view/environment.ts';
import { useStore } from '../shared/view/use-store.ts';
import { messages } from './messages.ts';
import { edgesOf, joinSentences, readingOrder } from './model.ts';
import type { ShownToast } from './shown-toasts.ts';
import type { ToasterStore } from './store.ts';
import { ToastCard } from './view/ToastCard.tsx';
import { useToastFocus } from './view/use-toast-focus.ts';
import { useTopLayer } from './view/use-top-layer.ts';

/** The page's toasts, above everything else on the page, and their announcement to assistive technology. */
export function Toaster({ store }: { readonly store: ToasterStore }): ReactNode {
  const t = useMessages(messages);
  const { toasts, position } = useStore(store);
  const edges = useMemo(() => edgesOf(toasts, position), [toasts, position]);
  const layer = useRef<HTMLElement>(null);
  const focus = useToastFocus(layer, readingOrder(edges));
  const isShown = toasts.length > 0;
  useTopLayer(layer, isShown);
  return (
    <>
      <Announcer toasts={toasts} />
      {isShown && (
        <section ref={layer} popover="manual" className="layer" part="toasts" aria-label={t('toasts')} {...focus}>
          {edges.map(({ edge, stacks }) => (
            <div key={edge} className={`edge ${edge}`}>
              {stacks.map((stack) => (
                <ol key={stack.position} className={`stack ${stack.position}`}>
                  {stack.toasts.map((one) => (
                    <ToastCard key={one.id} one={one} store={store} />
                  ))}
                </ol>
              ))}
            </div>
          ))}
        </section>
      )}
    </>
  );
}

/** Announces each toast once: errors at once, others when assistive technology is idle. */
function Announcer({ toasts }: { readonly toasts: readonly ShownToast[] }): ReactNode {
  const current = toasts.filter(({ announcement }) => announcement === 'now');
  const isUrgent = ({ toast }: ShownToast) => toast.type === 'error';
  return (
    <div className="visually-hidden spoken">
      {/* Not atomic: earlier announcements are not repeated when another is added. */}
      <div role="alert" aria-atomic="false" aria-relevant="additions">
        {current.filter(isUrgent).map(announced)}
      </div>
      <div role="status" aria-atomic="false" aria-relevant="additions">
        {current.filter((one) => !isUrgent(one)).map(announced)}
      </div>
    </div>
  );
}

function announced({ id, toast }: ShownToast): ReactNode {
  return <Sentence key={id} toast={toast} />;
}

function Sentence({ toast }: { readonly toast: ShownToast['toast'] }): ReactNode {
  const t = useMessages(messages);
  return <p>{joinSentences([t(toast.type), toast.title, toast.msg])}</p>;
}
