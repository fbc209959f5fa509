import type { ReactNode } from 'react';
import { useMessages } from '../../shared/view/environment.ts';
import { messages } from '../messages.ts';
import type { ShownToast } from '../shown-toasts.ts';

/** Says each toast once: an error at once, the others when there is a pause. */
export function Spoken({ toasts }: { readonly toasts: readonly ShownToast[] }): ReactNode {
  const told = toasts.filter(({ telling }) => telling === 'now');
  const isUrgent = ({ toast }: ShownToast) => toast.type === 'error';
  return (
    <div className="visually-hidden spoken">
      {/* Not atomic: what is there is not said again when more comes. */}
      <div role="alert" aria-atomic="false" aria-relevant="additions">
        {told.filter(isUrgent).map(spoken)}
      </div>
      <div role="status" aria-atomic="false" aria-relevant="additions">
        {told.filter((one) => !isUrgent(one)).map(spoken)}
      </div>
    </div>
  );
}

function spoken({ id, toast }: ShownToast): ReactNode {
  return <Sentence key={id} toast={toast} />;
}

function Sentence({ toast }: { readonly toast: ShownToast['toast'] }): ReactNode {
  const t = useMessages(messages);
  return <p>{[t(toast.type), toast.title, toast.msg].filter(Boolean).join('. ')}</p>;
}
