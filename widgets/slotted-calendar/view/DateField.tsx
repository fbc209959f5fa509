import { type ReactNode, useEffect, useState } from 'react';
import { type PlainDate, parseDate } from '../../../core/time/wall-time.ts';
import { useEnvironment, useMessages } from '../../shared/view/environment.ts';
import { messages } from '../messages.ts';

interface DateFieldProps {
  readonly shown: PlainDate;
  readonly earliest: PlainDate;
  readonly latest: PlainDate;
  readonly onChange: (day: PlainDate) => void;
}

/** The date field's place, empty until React has come: a browser takes as long to make the field as the first slots. */
export function DateField(props: DateFieldProps): ReactNode {
  const [isMade, setIsMade] = useState(false);
  useEffect(() => setIsMade(true), []);
  return <div className="date-place">{isMade && <NativeField {...props} />}</div>;
}

/**
 * The browser's date field. It jumps to a day of the 12 weeks at once. For any other day it jumps only when the field
 * is left or Enter is pressed, because a year that is not fully typed is outside the 12 weeks, too (D-date-jump).
 */
function NativeField({ shown, earliest, latest, onChange }: DateFieldProps): ReactNode {
  const t = useMessages(messages);
  const { guard } = useEnvironment();
  // What is typed stays until the field is left, even if it is not a day of the 12 weeks.
  const [typed, setTyped] = useState<string | null>(null);
  const isWithin = (day: PlainDate) => earliest <= day && day <= latest;
  const change = (text: string) => {
    setTyped(text);
    const day = parseDate(text);
    if (day && isWithin(day)) onChange(day);
  };
  const finish = () => {
    const day = parseDate(typed ?? '');
    setTyped(null);
    if (day && !isWithin(day)) onChange(day);
  };
  return (
    <input
      type="date"
      className="date-field"
      part="input date-field"
      aria-label={t('go to')}
      min={earliest}
      max={latest}
      value={typed ?? shown}
      onChange={({ target }) => guard(() => change(target.value))}
      onBlur={() => guard(finish)}
      onKeyDown={({ key }) => key === 'Enter' && guard(finish)}
    />
  );
}
