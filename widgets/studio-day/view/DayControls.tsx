import ChevronLeft from 'lucide/dist/esm/icons/chevron-left.mjs';
import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs';
import type { ReactNode } from 'react';
import type { DaySession } from '../../../core/studio/day.ts';
import { dayCsv } from '../../../core/studio/day-csv.ts';
import { parseDate } from '../../../core/time/wall-time.ts';
import { useEnvironment, useMessages } from '../../shared/view/environment.ts';
import type { Translate } from '../../shared/view/intl.ts';
import { Button } from '../../shared/view/ui/Button.tsx';
import { FilterSelect } from '../../shared/view/ui/FilterSelect.tsx';
import { Icon } from '../../shared/view/ui/Icon.tsx';
import { useStore } from '../../shared/view/use-store.ts';
import { messages } from '../messages.ts';
import type { StudioDayStore } from '../store.ts';

/** The controls that change the day and the venue, and export the list. */
export function DayControls({
  store,
  sessions,
}: {
  readonly store: StudioDayStore;
  readonly sessions: readonly DaySession[];
}): ReactNode {
  const t = useMessages(messages);
  const { guard } = useEnvironment();
  const { date, venue, day } = useStore(store);
  const venues = day.status === 'loaded' ? day.value.venues : [];
  const hasPeople = sessions.some(({ people }) => people.length > 0);
  return (
    <div className="day-controls" part="days">
      <div className="actions">
        <Button aria-label={t('previous')} className="step" onPress={() => store.step(-1)}>
          <Icon of={ChevronLeft} />
        </Button>
        <Button aria-pressed={date === store.today()} onPress={() => store.show(store.today())}>
          {t('today')}
        </Button>
        <Button aria-label={t('next')} className="step" onPress={() => store.step(1)}>
          <Icon of={ChevronRight} />
        </Button>
        <label className="field date-field">
          <span className="visually-hidden">{t('pick date')}</span>
          <input
            type="date"
            value={date}
            onChange={({ target }) => {
              const picked = parseDate(target.value);
              if (picked !== null) guard(() => store.show(picked));
            }}
          />
        </label>
      </div>
      {venues.length > 1 && (
        <FilterSelect
          label={t('venue')}
          all={t('all venues')}
          options={venues.map(({ slug, fullName }) => ({ value: slug, label: fullName }))}
          value={venue ?? ''}
          onChange={store.pickVenue}
        />
      )}
      {hasPeople && (
        <Button look="plain" part="csv-button" onPress={() => download(t('csv file', { date }), csvOf(sessions, t))}>
          {t('csv')}
        </Button>
      )}
    </div>
  );
}

const COLUMNS = [
  ...(['hour', 'session', 'name', 'column places', 'state', 'payment', 'first', 'mark present'] as const),
  ...(['e-mail', 'phone', 'giver'] as const),
];

function csvOf(sessions: readonly DaySession[], t: Translate<keyof typeof messages.fr>): string {
  return dayCsv(sessions, {
    columns: COLUMNS.map((column) => t(column)),
    state: { comes: t('state comes'), waits: t('state waits') },
    means: (means) => t(`means ${means}`),
    yes: t('yes'),
  });
}

/** Saves a text as a file. */
function download(name: string, text: string): void {
  const href = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  Object.assign(document.createElement('a'), { href, download: name }).click();
  URL.revokeObjectURL(href);
}
