const LOCALES = { fr: 'fr-FR', en: 'en-GB' } as const;

/** `2026-11-29 10:30:00.000000` of Paris in words: 'dimanche 29 novembre 2026 à 10:30'. */
export function dayAndHour(wall: string, lang: 'fr' | 'en'): string {
  // A wall time is formatted in UTC, so that nothing moves it.
  const format = new Intl.DateTimeFormat(LOCALES[lang], { dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' });
  return format.format(new Date(`${wall.slice(0, 10)}T${wall.slice(11, 16)}Z`));
}

/** A schedule's weekdays that have hours: their name, and 'hh:mm – hh:mm' of each. */
export function hoursOfWeek(
  schedule: Readonly<Record<string, Readonly<Record<string, { readonly start: string; readonly end: string }>>>>,
  lang: 'fr' | 'en',
): readonly (readonly [day: string, hours: string])[] {
  const format = new Intl.DateTimeFormat(LOCALES[lang], { weekday: 'long', timeZone: 'UTC' });
  return Object.values(schedule).flatMap((day, weekday) => {
    const hours = Object.values(day).map(({ start, end }) => `${start} – ${end}`);
    // 1 January 2001 was a Monday.
    return hours.length > 0
      ? [[format.format(new Date(Date.UTC(2001, 0, 1 + weekday))), hours.join(', ')] as const]
      : [];
  });
}
