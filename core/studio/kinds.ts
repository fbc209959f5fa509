import type { Language } from '../text/language.ts';
import { type Cell, type Reading, type ReadingContext, wrong } from './cell.ts';
import { readWeekdays, readYesNo } from './choice-cell.ts';
import { readDate, readDateTime } from './date-cell.ts';
import { readCount, readDecimal, readMoney, readPercent } from './number-cell.ts';
import { readCode, readCurrency, readEmail, readPhone, readPostalCode, readSlug, readText } from './text-cell.ts';
import { readLength, readTime, readTimes } from './time-cell.ts';

type Reader = (cell: Cell, context: ReadingContext) => Reading;

interface KindOfCell {
  readonly read: Reader;
  /** What would be right, as the end of 'write …'. */
  readonly right: Readonly<Record<Language, string>>;
}

/** The kinds of cells: how each is read, and what to write. */
export const KINDS = {
  text: { read: readText, right: { fr: 'un texte', en: 'a text' } },
  address: {
    read: readSlug,
    right: { fr: 'un morceau d’adresse, comme yoga-doux', en: 'a piece of an address such as yoga-doux' },
  },
  reference: { read: readText, right: { fr: 'un nom de la feuille citée', en: 'a name of the other sheet' } },
  code: {
    read: readCode,
    right: { fr: 'un code en capitales, comme RENTREE20', en: 'a code in capitals such as AUTUMN20' },
  },
  currency: { read: readCurrency, right: { fr: 'une monnaie, comme EUR', en: 'a currency such as EUR' } },
  email: {
    read: readEmail,
    right: { fr: 'une adresse, comme lea@example.org', en: 'an address such as lea@example.org' },
  },
  phone: { read: readPhone, right: { fr: 'un numéro, comme 06 12 34 56 78', en: 'a number such as 06 12 34 56 78' } },
  postalCode: { read: readPostalCode, right: { fr: 'un code postal, comme 05000', en: 'a postal code such as 05000' } },
  date: { read: readDate, right: { fr: 'un jour, comme 25/11/2026', en: 'a day such as 2026-11-25' } },
  dateTime: {
    read: readDateTime,
    right: { fr: 'un jour et une heure, comme 25/11/2026 10:00', en: 'a day and a time such as 2026-11-25 10:00' },
  },
  time: { read: readTime, right: { fr: 'une heure, comme 10:00 ou 10h30', en: 'a time such as 10:00' } },
  times: { read: readTimes, right: { fr: 'des heures, comme 10:00, 14:30', en: 'times such as 10:00, 14:30' } },
  length: { read: readLength, right: { fr: 'une durée en minutes, comme 45', en: 'a length in minutes such as 45' } },
  weekdays: {
    read: readWeekdays,
    right: {
      fr: 'des jours, comme lundi, jeudi ou lundi-vendredi',
      en: 'weekdays such as Monday, Thursday or Mon-Fri',
    },
  },
  yesNo: { read: readYesNo, right: { fr: 'oui ou non', en: 'yes or no' } },
  money: { read: readMoney, right: { fr: 'un montant, comme 12,50', en: 'an amount such as 12.50' } },
  percent: { read: readPercent, right: { fr: 'un pourcentage entier, comme 20', en: 'a whole percentage such as 20' } },
  count: { read: readCount, right: { fr: 'un nombre entier, comme 12', en: 'a whole number such as 12' } },
  decimal: { read: readDecimal, right: { fr: 'un nombre, comme 48,8716', en: 'a number such as 48.8716' } },
  picture: {
    read: readText,
    right: {
      fr: 'une adresse, ou un fichier du dossier « images »',
      en: 'an address, or a file of the folder “pictures”',
    },
  },
  choice: { read: readText, right: { fr: 'un des choix', en: 'one of the choices' } },
} as const satisfies Readonly<Record<string, KindOfCell>>;

export type Kind = keyof typeof KINDS;

/** Reads a cell that is not empty. */
export function readCell(kind: Kind, cell: Cell, context: ReadingContext): Reading {
  if (cell.case === 'error' || (cell.case === 'text' && FAILED.test(cell.text))) return wrong('formula-failed');
  return KINDS[kind].read(cell, context);
}

/** What spreadsheets write in the place of a formula's result, in French and English. */
const FAILED =
  /^(?:#(?:DIV\/0!|N\/A|NAME\?|NOM\s?\?|NULL!|NUL!|NUM!|NOMBRE!|REF!|VALUE!|VALEUR!)|(?:Err|#ERR)\s?:?\s?\d{3})$/i;

/** Whether a cell has nothing in it, invisible characters aside. */
export function isEmpty(cell: Cell): boolean {
  return cell.case === 'empty' || (cell.case === 'text' && /^[\s\u00a0\u200b\ufeff]*$/.test(cell.text));
}
