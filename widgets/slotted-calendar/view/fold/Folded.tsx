import type { ReactNode } from 'react';
import { countOf, type Selection } from '../../../../core/booking/selection.ts';
import { useMessages, useSettings } from '../../../shared/view/environment.ts';
import { Button } from '../../../shared/view/ui/Button.tsx';
import { countKey, messages } from '../../messages.ts';
import { shortSlotText } from '../../slot-time-text.ts';
import type { CalendarStore } from '../../store.ts';

interface FoldedProps {
  readonly selection: Selection;
  readonly store: CalendarStore;
}

/** The folded calendar during its purchase: what is bought, and a button that unfolds it (D-calendar-folds). */
export function Folded({ selection, store }: FoldedProps): ReactNode {
  const t = useMessages(messages);
  return (
    <section className="folded" part="folded" aria-label={t('selected')}>
      <p className="strong">{useSelectionText(selection)}</p>{' '}
      <Button look="plain" onPress={store.unfold}>
        {t('change')}
      </Button>
    </section>
  );
}

/** Returns a text with the first slot and the number of other slots; just after a reload, a text without slots. */
function useSelectionText(selection: Selection): string {
  const t = useMessages(messages);
  const settings = useSettings();
  const [first] = selection;
  if (!first) return t('buying');
  const places = countOf(first.id, selection);
  const time = shortSlotText(settings, first.start, first.end);
  const slot = places > 1 ? `${time} × ${places}` : time;
  const others = new Set(selection.map(({ id }) => id)).size - 1;
  const key = countKey(others);
  return key === 'no' ? slot : t(`${key} other`, { slot, others });
}
