import type { ReactNode } from 'react';
import { useMessages } from '../../shared/view/environment.ts';
import { messages } from '../messages.ts';
import { joinSentences } from '../model.ts';
import type { ShownToast } from '../shown-toasts.ts';

/** Announces each toast once: errors at once, others when assistive technology is idle. */
export function Announcer({ toasts }: { readonly toasts: readonly ShownToast[] }): ReactNode {
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
