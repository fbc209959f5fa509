import { type ReactNode, useState } from 'react';
import type { DaySession } from '../../../core/studio/day.ts';
import { useMessages, useSettings } from '../../shared/view/environment.ts';
import { shownHour } from '../../shared/view/shown-hour.ts';
import { Button } from '../../shared/view/ui/Button.tsx';
import { Dialog } from '../../shared/view/ui/Dialog.tsx';
import { messages } from '../messages.ts';
import type { Deed } from '../state.ts';
import type { StudioDayStore } from '../store.ts';
import { Refused } from './Refused.tsx';

/** Writes a message to everybody who comes to a session. */
export function MessageDialog({
  session,
  deed,
  store,
}: {
  readonly session: DaySession;
  readonly deed: Deed;
  readonly store: StudioDayStore;
}): ReactNode {
  const t = useMessages(messages);
  const settings = useSettings();
  const [subject, setSubject] = useState('');
  const [text, setText] = useState('');
  const isReady = text.trim() !== '' && !deed.isBusy;
  const name = `${shownHour(session.start, settings)} ${session.title}`;
  return (
    <Dialog title={t('write to', { session: name })} onCancel={store.end}>
      <label className="field">
        <span>{t('subject')}</span>
        <input maxLength={120} value={subject} onChange={({ target }) => setSubject(target.value)} />
      </label>
      <label className="field">
        <span>{t('text')}</span>
        <textarea rows={6} maxLength={2000} value={text} onChange={({ target }) => setText(target.value)} />
      </label>
      <p className="muted">{t('text why')}</p>
      <Refused deed={deed} />
      <p className="actions">
        <Button
          look="primary"
          aria-disabled={!isReady || undefined}
          onPress={() => isReady && store.write(subject.trim(), text.trim())}
        >
          {t(deed.isBusy ? 'sending' : 'send')}
        </Button>
        <Button onPress={store.end}>{t('close')}</Button>
      </p>
    </Dialog>
  );
}
