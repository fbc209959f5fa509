import type { ReactNode } from 'react';
import { useMessages } from '../../shared/view/environment.ts';
import { Button } from '../../shared/view/ui/Button.tsx';
import { Dialog } from '../../shared/view/ui/Dialog.tsx';
import { messages } from '../messages.ts';
import type { CalendarStore } from '../store.ts';

/** Asks before another full slot is selected for its waiting list (D-waiting-confirmation). */
export function WaitingDialog({ store }: { readonly store: CalendarStore }): ReactNode {
  const t = useMessages(messages);
  return (
    <Dialog title={t('waiting title')} onCancel={() => store.answerWaiting(false)}>
      <p>{t('waiting question')}</p>
      <p className="actions">
        <Button look="primary" onPress={() => store.answerWaiting(true)}>
          {t('yes')}
        </Button>
        <Button onPress={() => store.answerWaiting(false)}>{t('no')}</Button>
      </p>
    </Dialog>
  );
}
