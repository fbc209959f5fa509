import type { Activity } from '../../../core/fitness/figures.ts';
import type { Translate } from '../../shared/view/intl.ts';
import type { messages } from '../messages.ts';

type Say = Translate<keyof typeof messages.fr>;

/** Returns a figure with its unit: '8 123 pas', '7 h 30'. */
export function figureText(t: Say, activity: Activity, figure: number): string {
  return activity === 'sleeps' ? duration(t, figure) : t(`${activity} figure`, { figure });
}

/**
 * Returns a figure beside the name of its activity, with its unit if the name does not imply it: '8 123', '2 040 kcal'.
 */
export function namedFigure(t: Say, activity: Activity, figure: number): string {
  return activity === 'calories' ? figureText(t, activity, figure) : bareFigure(t, activity, figure);
}

/** Returns a figure under a heading that includes the unit: '8 123'. */
export function bareFigure(t: Say, activity: Activity, figure: number): string {
  return activity === 'sleeps' ? duration(t, figure) : t('number', { figure });
}

/** Returns a duration in words: '7 h 30', '2 h', '45 min'. */
function duration(t: Say, all: number): string {
  const hours = Math.floor(all / 60);
  const minutes = all % 60;
  if (minutes === 0) return t('hours', { hours });
  return hours === 0 ? t('minutes', { minutes }) : t('hours and minutes', { hours, minutes: twoDigits(minutes) });
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
