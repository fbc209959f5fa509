import type { IconNode } from 'lucide';
import ChevronLeft from 'lucide/dist/esm/icons/chevron-left.mjs';
import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs';
import Printer from 'lucide/dist/esm/icons/printer.mjs';
import { memo, type ReactNode } from 'react';
import { formatDate } from '../../../core/time/format.ts';
import type { PlainDate } from '../../../core/time/wall-time.ts';
import { useMessages, useSettings } from '../../shared/view/environment.ts';
import { Button } from '../../shared/view/ui/Button.tsx';
import { Icon } from '../../shared/view/ui/Icon.tsx';
import { messages } from '../messages.ts';
import type { CalendarModel } from '../model.ts';
import type { CalendarStore } from '../store.ts';
import { DateField } from './DateField.tsx';

interface NavigationProps
  extends Pick<CalendarModel, 'isFirst' | 'isLast' | 'showsToday' | 'today' | 'earliest' | 'latest' | 'beyond'> {
  /** The first and last day shown. */
  readonly from: PlainDate;
  readonly to: PlainDate;
  readonly store: CalendarStore;
  readonly columns: number;
}

/** Moves the calendar by as many days as are shown or to a date, and prints the week. */
export const Navigation = memo(function Navigation(props: NavigationProps): ReactNode {
  const t = useMessages(messages);
  const { lang } = useSettings();
  const { from, to, today, store, columns, beyond } = props;
  const go = (days: number) => store.move(days, columns);
  return (
    <div className="navigation">
      <IconButton label={t('previous')} isOff={props.isFirst} icon={ChevronLeft} onPress={() => go(-columns)} />
      <p className="range" aria-live="polite">
        <span>{`${formatDate(from, 'short', lang)} – ${formatDate(to, 'card', lang)}`}</span>
        {beyond && (
          <span className="beyond">{t(`beyond ${beyond.case}`, { day: formatDate(beyond.day, 'card', lang) })}</span>
        )}
      </p>
      <IconButton label={t('next')} isOff={props.isLast} icon={ChevronRight} onPress={() => go(columns)} />
      {!props.showsToday && (
        <Button look="plain" onPress={() => store.showDay(today, columns)}>
          {t('today')}
        </Button>
      )}
      <DateField
        shown={from}
        earliest={props.earliest}
        latest={props.latest}
        onChange={(day) => store.showDay(day, columns)}
      />
      <IconButton label={t('print')} className="print" icon={Printer} onPress={() => print()} />
    </div>
  );
});

interface IconButtonProps {
  readonly label: string;
  /** Whether the end of the 12 weeks is reached. The button stays focusable, so that the focus is not lost. */
  readonly isOff?: boolean;
  readonly icon: IconNode;
  readonly className?: string;
  readonly onPress: () => void;
}

function IconButton({ label, isOff = false, icon, className = '', onPress }: IconButtonProps): ReactNode {
  return (
    <Button
      className={`icon ${className}`}
      aria-label={label}
      aria-disabled={isOff || undefined}
      onPress={() => !isOff && onPress()}
    >
      <Icon of={icon} />
    </Button>
  );
}
