import type { Language } from '../text/language.ts';

/** Names of days, Monday first, and of months, January first. */
interface DateNames {
  readonly weekdays: readonly string[];
  readonly shortWeekdays: readonly string[];
  readonly months: readonly string[];
  readonly shortMonths: readonly string[];
}

/** The names in dates: lower case in French, whose short forms end in a point unless they are whole words. */
export const DATE_NAMES: Readonly<Record<Language, DateNames>> = {
  fr: {
    weekdays: words('lundi mardi mercredi jeudi vendredi samedi dimanche'),
    shortWeekdays: words('lun. mar. mer. jeu. ven. sam. dim.'),
    months: words('janvier février mars avril mai juin juillet août septembre octobre novembre décembre'),
    shortMonths: words('janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.'),
  },
  en: {
    weekdays: words('Monday Tuesday Wednesday Thursday Friday Saturday Sunday'),
    shortWeekdays: words('Mon Tue Wed Thu Fri Sat Sun'),
    months: words('January February March April May June July August September October November December'),
    shortMonths: words('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'),
  },
};

function words(text: string): readonly string[] {
  return text.split(' ');
}
