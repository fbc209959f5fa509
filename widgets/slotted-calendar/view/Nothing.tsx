import type { ReactNode } from 'react';
import type { NothingToChoose } from '../../../core/booking/opening.ts';
import { isFiltering, type SlottedFilter } from '../../../core/catalogue/slotted-filter.ts';
import type { Language } from '../../../core/text/language.ts';
import { formatDate } from '../../../core/time/format.ts';
import { useMessages, useSettings } from '../../shared/view/environment.ts';
import type { Translate } from '../../shared/view/intl.ts';
import { Button } from '../../shared/view/ui/Button.tsx';
import { messages } from '../messages.ts';
import type { CalendarStore } from '../store.ts';

interface NothingProps {
  readonly nothing: NothingToChoose;
  readonly filter: SlottedFilter;
  readonly store: CalendarStore;
}

/**
 * Shown in place of the days: says why there is nothing to choose, with a button that clears the filters if any are
 * set (D-nothing-to-choose).
 */
export function Nothing({ nothing, filter, store }: NothingProps): ReactNode {
  const t = useMessages(messages);
  const { lang } = useSettings();
  const isFiltered = isFiltering(filter);
  return (
    <div className="note nothing" part="nothing" role="status">
      <p>{textOf(nothing, isFiltered, t, lang)}</p>
      {isFiltered && (
        <Button look="plain" onPress={store.clearFilter}>
          {t('all offers')}
        </Button>
      )}
    </div>
  );
}

function textOf(
  nothing: NothingToChoose,
  isFiltered: boolean,
  t: Translate<keyof typeof messages.fr>,
  lang: Language,
): string {
  switch (nothing.case) {
    case 'ended':
      return t('ended', { day: formatDate(nothing.last, 'card', lang) });
    case 'not-begun':
      return t('not-begun', { day: formatDate(nothing.first, 'card', lang) });
    case 'no-booking':
      return t('no monthly-limit');
    case 'full':
      return t('all full');
    case 'no-slots':
      return t(isFiltered ? 'none filtered' : 'no-slots');
  }
}
