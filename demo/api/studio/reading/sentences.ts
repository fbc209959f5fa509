import type { Texts } from '../../../../core/studio/form.ts';

/** Why a file cannot be read, and what would help. */
export const UNREADABLE = {
  empty: { fr: 'le fichier est vide.', en: 'the file is empty.' },
  'too-big': {
    fr: 'le fichier est trop grand : 64 Mo au plus, 10 Mo pour un classeur. Enregistrez les feuilles en CSV, ou en plusieurs fichiers.',
    en: 'the file is too big: 64 MB at most, 10 MB for a workbook. Save the sheets as CSV, or as several files.',
  },
  'too-many-rows': {
    fr: 'il y a trop de lignes : 10 000 au plus dans un classeur, 200 000 en CSV et en JSON. Enregistrez les feuilles en CSV.',
    en: 'there are too many rows: at most 10,000 in a workbook, 200,000 in CSV and JSON. Save the sheets as CSV.',
  },
  'other-file': {
    fr: 'ce n’est ni un classeur .xlsx ou .ods, ni du CSV, ni du JSON.',
    en: 'this is neither a workbook (.xlsx or .ods) nor CSV nor JSON.',
  },
  'old-workbook': {
    fr: 'c’est un classeur .xls ou un autre format ancien, ou un classeur avec mot de passe : enregistrez-le en .xlsx ou .ods, sans mot de passe.',
    en: 'this is a workbook of an old format such as .xls, or one with a password: save it as .xlsx or .ods without a password.',
  },
  password: {
    fr: 'le classeur a un mot de passe : enregistrez-le sans.',
    en: 'the workbook has a password: save it without one.',
  },
  macros: {
    fr: 'le classeur contient des macros, qui ne sont jamais lues : enregistrez-le en .xlsx ou .ods sans macros.',
    en: 'the workbook has macros, which are never read: save it as .xlsx or .ods without macros.',
  },
  entities: {
    fr: 'le classeur contient des déclarations qu’aucun tableur n’écrit : il n’est pas lu.',
    en: 'the workbook has declarations that no spreadsheet program writes: it is not read.',
  },
  bomb: {
    fr: 'le classeur devient trop grand une fois décompressé : il n’est pas lu.',
    en: 'the workbook gets too big when it is decompressed: it is not read.',
  },
  damaged: {
    fr: 'le fichier est abîmé : enregistrez-le de nouveau avec votre tableur.',
    en: 'the file is damaged: save it again with your spreadsheet program.',
  },
  'other-document': {
    fr: 'c’est un document d’un autre genre : enregistrez le tableau en .xlsx ou .ods.',
    en: 'this is a document of another kind: save the table as .xlsx or .ods.',
  },
  'not-text': {
    fr: 'ce n’est pas du texte : enregistrez le tableau en CSV, en UTF-8.',
    en: 'this is no text: save the table as CSV in UTF-8.',
  },
  quote: {
    fr: 'un guillemet n’est jamais fermé.',
    en: 'a quotation mark is never closed.',
  },
  'not-json': { fr: 'ce n’est pas du JSON.', en: 'this is not JSON.' },
  'json-form': {
    fr: 'il faut un objet dont chaque membre est une feuille : une liste d’objets avec des textes, des nombres, des booléens, des listes de ces valeurs ou null.',
    en: 'it must be an object in which each member is a sheet: a list of objects with texts, numbers, booleans, lists of these, or null.',
  },
  'nothing-there': {
    fr: 'il n’y a aucun fichier .csv ou .json dans ce dossier.',
    en: 'there is no .csv or .json file in this folder.',
  },
  missing: { fr: 'il n’y a rien sous ce nom.', en: 'there is nothing of this name.' },
  'unreadable-file': {
    fr: 'le fichier ne peut pas être ouvert par cet utilisateur.',
    en: 'the file may not be read by this user.',
  },
} as const satisfies Readonly<Record<string, Texts>>;

export type Unreadable = keyof typeof UNREADABLE;
