import type { Language } from '../text/language.ts';
import { formatDate } from '../time/format.ts';
import type { PlainDate } from '../time/wall-time.ts';
import type { Question, Value, Wrong } from './cell.ts';
import { type AskedQuestion, cellName, type Fault, type Finding, type Place, type Rule } from './finding.ts';
import type { Column, Texts } from './form.ts';
import { KINDS } from './kinds.ts';
import { SHEETS } from './sheets.ts';
import { plainText } from './write-cell.ts';

const WRONG: Readonly<Record<Wrong, Texts>> = {
  unreadable: { fr: 'cela ne se lit pas', en: 'this cannot be read' },
  'formula-failed': { fr: 'la formule a échoué', en: 'the formula has failed' },
  'is-date': { fr: 'votre tableur en a fait une date', en: 'your spreadsheet program has made a date of it' },
  'no-such-day': { fr: 'ce jour n’existe pas', en: 'there is no such day' },
  'has-seconds': { fr: 'il y a des secondes', en: 'it has seconds' },
  decimals: { fr: 'il y a trop de décimales', en: 'it has too many decimals' },
  'out-of-range': { fr: 'c’est trop ou trop peu', en: 'it is too much or too little' },
  required: { fr: 'la cellule est vide', en: 'the cell is empty' },
};

const RULES: Readonly<Record<Rule, Texts>> = {
  'ends-before-start': { fr: 'la fin n’est pas après le début.', en: 'the end is not after the start.' },
  'one-of-two': { fr: 'il faut l’un ou l’autre, et un seul.', en: 'write one or the other, and only one.' },
  'both-or-neither': { fr: 'l’un ne va pas sans l’autre.', en: 'the one needs the other.' },
  'needs-venue': { fr: 'il y a plusieurs lieux : écrivez lequel.', en: 'there are several venues: write which one.' },
  'needs-start': { fr: 'il faut un début.', en: 'it needs a start.' },
  'needs-offer': {
    fr: 'le type « créneaux », et lui seul, nomme une offre.',
    en: 'the type “slots”, and no other, names an offer.',
  },
  'needs-openings': {
    fr: 'le type « ouvert » a des jours et des heures.',
    en: 'the type “open” has weekdays and times.',
  },
  'needs-day': { fr: 'il faut un premier jour, ou un jour férié.', en: 'it needs a first day, or a public holiday.' },
  'no-whole-slot': { fr: 'aucun créneau de cette durée n’y tient.', en: 'no slot of this length fits in.' },
  'unknown-holiday': {
    fr: 'aucun jour férié ne s’appelle ainsi : écrivez son nom, comme Toussaint, ou « tous ».',
    en: 'no public holiday has this name: write its name, such as Christmas Day, or “all”.',
  },
  'unknown-region': {
    fr: 'cette région n’existe pas : écrivez FR, ou FR-57.',
    en: 'there is no such region: write FR, or FR-57.',
  },
  'not-in-schedule': {
    fr: 'l’offre n’a pas de séance à ce moment.',
    en: 'the offer has no session at that time.',
  },
  full: { fr: 'il n’y a plus assez de places.', en: 'there are too few places left.' },
  'bad-address': { fr: 'aucun e-mail n’arriverait à cette adresse.', en: 'no mail would arrive at this address.' },
  taken: {
    fr: 'autre chose l’a déjà : écrivez-en un autre, ou laissez la cellule vide.',
    en: 'something else has this already: write another one, or leave the cell empty.',
  },
  impossible: { fr: 'ce n’est pas possible ici.', en: 'this is not possible here.' },
  'of-another-venue': {
    fr: 'un autre lieu a cette adresse : écrivez-en une à vous.',
    en: 'another venue has this address: write an address of your own.',
  },
  'of-offer-and-event': {
    fr: 'une offre et un événement ont la même adresse : écrivez-en une autre.',
    en: 'an offer and an event have the same address: write another one.',
  },
  'price-above': { fr: 'le prix barré est plus bas que le prix.', en: 'the struck price is below the price.' },
  zero: { fr: 'il faut au moins 1, ou rien.', en: 'write at least 1, or nothing.' },
  'is-example': {
    fr: 'c’est l’exemple du modèle, qui n’est pas lu : écrivez autre chose, ou videz la cellule.',
    en: 'this is the template’s example, which is not read: write something else, or empty the cell.',
  },
  'picture-missing': {
    fr: 'ce fichier n’est pas dans le dossier « images », à côté du classeur ou des fichiers.',
    en: 'this file is not in the folder “pictures” beside the workbook or the files.',
  },
  'picture-path': {
    fr: 'écrivez le nom du fichier, sans dossier.',
    en: 'write the name of the file without a folder.',
  },
  'picture-size': { fr: 'l’image a plus de 5 Mo.', en: 'the picture has more than 5 MB.' },
  'no-picture': {
    fr: 'ce n’est pas une image JPEG, PNG, WebP ou AVIF.',
    en: 'this is no JPEG, PNG, WebP or AVIF picture.',
  },
  'picture-elsewhere': {
    fr: 'les fichiers d’images ne viennent qu’avec « npm run studio -- import » sans --server : écrivez une adresse.',
    en: 'files of pictures only come with “npm run studio -- import” without --server: write an address.',
  },
  'account-of-person': {
    fr: 'une personne qui n’est aucun lieu a déjà un compte à cette adresse : écrivez-en une autre.',
    en: 'a person who is no venue has an account with this address: write another one.',
  },
};

const QUESTION: Readonly<Record<Question, Texts>> = {
  'day-first': { fr: 'le jour ou le mois d’abord ?', en: 'does the day or the month come first?' },
  'no-year': { fr: 'de quelle année ?', en: 'of which year?' },
  'two-digit-year': { fr: 'de quel siècle ?', en: 'of which century?' },
  'lost-zero': { fr: 'a-t-il perdu le 0 du début ?', en: 'has it lost its 0 at the start?' },
  'share-or-percent': { fr: '1 pour cent, ou le tout ?', en: '1 per cent, or the whole?' },
};

const ANSWER: Readonly<Record<string, Texts>> = {
  'day-month': { fr: 'le jour d’abord', en: 'the day first' },
  'month-day': { fr: 'le mois d’abord', en: 'the month first' },
  coming: { fr: 'le prochain', en: 'the next one' },
  'this-year': { fr: 'de cette année', en: 'of this year' },
  '20': { fr: 'après 2000', en: 'after 2000' },
  '19': { fr: 'avant 2000', en: 'before 2000' },
  'add-zero': { fr: 'remettre le 0', en: 'put the 0 back' },
  'as-written': { fr: 'tel quel', en: 'as it is' },
  percent: { fr: '1 %', en: '1 %' },
  share: { fr: '100 %', en: '100 %' },
};

/** The other faults; `found` is the text of the cell, `name` that of a sheet, a column or an earlier row. */
const FAULTS: Readonly<Record<Exclude<Fault['case'], 'wrong-cell' | 'rule'>, (found: string, name: Texts) => Texts>> = {
  'unknown-sheet': (found) => ({
    fr: `« ${found} » n’est aucune des feuilles : ${SHEETS.map(({ names }) => names.fr).join(', ')}.`,
    en: `“${found}” is none of the sheets: ${SHEETS.map(({ names }) => names.en).join(', ')}.`,
  }),
  'no-headings': () => ({
    fr: 'aucune ligne n’a les titres des colonnes.',
    en: 'no row has the headings of the columns.',
  }),
  'unknown-heading': (found) => ({
    fr: `la colonne « ${found} » n’est pas connue : supprimez-la, ou donnez-lui un titre du modèle.`,
    en: `the column “${found}” is not known: delete it, or give it a heading of the template.`,
  }),
  'heading-twice': (found) => ({
    fr: `la colonne « ${found} » est là deux fois.`,
    en: `the column “${found}” is there twice.`,
  }),
  'missing-column': (_, { fr, en }) => ({ fr: `la colonne « ${fr} » manque.`, en: `the column “${en}” is missing.` }),
  'extra-cell': (found) => ({ fr: `« ${found} » n’est sous aucun titre.`, en: `“${found}” is below no heading.` }),
  'unknown-reference': (found, { fr, en }) => ({
    fr: `« ${found} » n’est pas dans la feuille ${fr}.`,
    en: `“${found}” is not in the sheet ${en}.`,
  }),
  'two-of-that-name': (found, { fr, en }) => ({
    fr: `deux lignes de la feuille ${fr} s’appellent « ${found} » : écrivez l’adresse.`,
    en: `two rows of the sheet ${en} are called “${found}”: write the address.`,
  }),
  said: (found) => ({ fr: found, en: found }),
  'same-key': (_, { fr, en }) => ({ fr: `c’est la même chose que ${fr}.`, en: `it is the same as ${en}.` }),
};

/** Returns where something stands, as people look for it: `offres.csv, ligne 5, C5`. */
export function placeText({ file, tab, row, column }: Place, lang: Language): string {
  const parts = [file, ...(tab === null ? [] : [tab])];
  if (row !== undefined) parts.push(`${lang === 'fr' ? 'ligne' : 'row'} ${row + 1}`);
  if (row !== undefined && column !== undefined) parts.push(cellName(row, column));
  return parts.join(', ');
}

const MARKS = {
  fr: { colon: ' : ', quoted: (text: string) => `« ${text} »`, write: 'Écrivez' },
  en: { colon: ': ', quoted: (text: string) => `“${text}”`, write: 'Write' },
} as const;

/** Returns the colon between a name and what is said of it. */
export function colonOf(lang: Language): string {
  return MARKS[lang].colon;
}

/** Returns a finding as a sentence: where it is, what is wrong, and what would be right. */
export function findingText(finding: Finding, lang: Language): string {
  const { colon } = MARKS[lang];
  return `${placeText(finding.place, lang)}${colon}${faultText(finding, lang)}`;
}

/** Returns what is wrong, and what would be right. */
export function faultText(finding: Finding, lang: Language): string {
  const { colon, quoted, write } = MARKS[lang];
  const cell = (column: Column | undefined, found: string | undefined) =>
    [column?.names[lang], found].flatMap((text) => (text ? quoted(text) : [])).join(', ');
  if (finding.case === 'wrong-cell') {
    const { wanted, found, wrong } = finding;
    return `${cell(wanted, found)}${colon}${WRONG[wrong][lang]}. ${write} ${rightOf(wanted, lang)}.`;
  }
  if (finding.case === 'rule') {
    const { about, found, rule } = finding;
    return [cell(about, found), RULES[rule][lang]].filter(Boolean).join(colon);
  }
  const found = 'found' in finding ? finding.found : '';
  return FAULTS[finding.case](found, nameIn(finding))[lang];
}

/** Returns the name that the sentence of a fault has: of a sheet, a column, or an earlier row. */
function nameIn(finding: Finding): Texts {
  if (finding.case === 'same-key') return { fr: placeText(finding.first, 'fr'), en: placeText(finding.first, 'en') };
  if (!('wanted' in finding)) return { fr: '', en: '' };
  const sheet = SHEETS.find(({ id }) => id === finding.wanted.to);
  return finding.case === 'missing-column' || !sheet ? finding.wanted.names : sheet.names;
}

/** Returns what would be right in a column, and what its heading does not tell. */
export function columnText(column: Column, lang: Language): string {
  return [rightOf(column, lang), column.says?.[lang]].filter(Boolean).join(lang === 'fr' ? ' ; ' : '; ');
}

function rightOf({ kind, choices, to }: Column, lang: Language): string {
  const sheet = SHEETS.find(({ id }) => id === to)?.names[lang];
  if (sheet !== undefined) return `${lang === 'fr' ? 'un nom de' : 'a name of'} ${sheet}`;
  if (!choices) return KINDS[kind].right[lang];
  const names = choices.map((choice) => choice.names[lang]);
  return `${names.slice(0, -1).join(', ')} ${lang === 'fr' ? 'ou' : 'or'} ${names.at(-1)}`;
}

/** Returns a question as a sentence, with the cell that asks it first. */
export function questionText(asked: AskedQuestion, lang: Language): string {
  if (asked.question === 'booked') return asked.text[lang];
  const { question, column, place, found, cells } = asked;
  const { colon, quoted } = MARKS[lang];
  const more = cells > 1 ? ` (× ${cells})` : '';
  return `${placeText(place, lang)}, ${column.names[lang]}, ${quoted(found)}${more}${colon}${QUESTION[question][lang]}`;
}

/** Returns the answers of a question, each with what it means for the cell that asks first. */
export function answersText(asked: AskedQuestion, lang: Language): readonly (readonly [id: string, text: string])[] {
  if (asked.question === 'booked') return Object.entries(asked.readings).map(([id, text]) => [id, text[lang]]);
  const { readings, column } = asked;
  return Object.entries(readings).map(([id, value]) => [
    id,
    `${ANSWER[id]?.[lang] ?? id}${colonOf(lang)}${spoken(column, value, lang)}`,
  ]);
}

/** Returns a value as it was understood; days are in words, so that a day is never taken for a month. */
export function spoken(column: Column, value: Value, lang: Language): string {
  const text = String(value);
  if (column.kind === 'date') return formatDate(text as PlainDate, 'full', lang);
  if (column.kind === 'dateTime')
    return `${formatDate(text.slice(0, 10) as PlainDate, 'full', lang)} ${text.slice(11)}`;
  const written = plainText(column, value, lang).replaceAll('\n', ' ⏎ ');
  return written.length > 80 ? `${written.slice(0, 79)}…` : written;
}
