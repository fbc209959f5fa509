/** The weekdays' names in payloads, Monday first; French names are accepted too (D-schedule). */
export const WEEKDAY_NAMES = [
  ['monday', 'lundi'],
  ['tuesday', 'mardi'],
  ['wednesday', 'mercredi'],
  ['thursday', 'jeudi'],
  ['friday', 'vendredi'],
  ['saturday', 'samedi'],
  ['sunday', 'dimanche'],
] as const;
