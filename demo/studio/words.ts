import type { Language } from '../../core/text/language.ts';

const TEXTS = {
  fr: {
    usage:
      'Écrivez : npm run studio -- check | import | export <fichier ou dossier>, ou template <fichier>, ou snippets, ou next-season <dossier> --from <jour> --to <jour> [--keep-addresses]. Options : --lang fr|en, --answers <fichier>, --merged, --yes, --server <adresse>.',
    examples: (n: number) =>
      n === 1
        ? '1 ligne est encore l’exemple du modèle, et n’est pas lue.'
        : `${n} lignes sont encore l’exemple du modèle, et ne sont pas lues.`,
    answers: 'Répondez dans un fichier, et donnez-le par --answers :',
    faulty: (n: number) => `${n === 1 ? '1 chose à corriger' : `${n} choses à corriger`} : rien n’a été écrit.`,
    open: (n: number) => `${n === 1 ? '1 question' : `${n} questions`} sans réponse : rien n’a été écrit.`,
    touches: (people: number, titles: string) =>
      `${people === 1 ? '1 personne a réservé' : `${people} personnes ont réservé`} ce que ce fichier change : ${titles}. Rien n’a été écrit : laissez ces séances comme elles sont, ou annulez d’abord ces réservations.`,
    changed: 'La base de données a changé entre-temps : recommencez.',
    nothing: 'Rien ne change.',
    would: 'Ce que l’import changerait :',
    done: 'C’est écrit :',
    written: 'C’est écrit.',
    counts: (added: number, changed: number, removed: number) =>
      `${added} de plus, ${changed} modifiés, ${removed} supprimés`,
    sessions: (moved: number, off: number, resized: number) =>
      `Ce qui est réservé : ${moved} déplacés, ${off} annulés, ${resized} de taille changée`,
    confirm: 'Écrire cela ? (oui/non) ',
    confirmByYes: 'Rien n’a été écrit : ajoutez --yes pour l’écrire.',
    good: 'Tout se lit : rien n’a été écrit.',
    chosen: 'Votre réponse : ',
    zero: (column: string) => `0 remis : ${column}`,
    locked:
      'Le serveur tient la base de données : arrêtez-le, ou passez par lui avec --server <son adresse> et le jeton d’un administrateur dans CRENEAU_TOKEN.',
    noToken: 'Mettez dans CRENEAU_TOKEN le jeton d’un administrateur : npm run people -- token <e-mail>.',
    exported: (place: string) => `Tout est dans ${place}.`,
    season: 'Ajoutez vos périodes de fermeture, comme les vacances, puis vérifiez et importez ce dossier.',
    seasonDays: '--from et --to : le premier et le dernier jour de la saison, comme 2027-09-06 et 2028-07-02.',
    noServer: (url: string) => `Aucun serveur ne répond à ${url}.`,
    refused: (detail: string) => `Le serveur refuse : ${detail}`,
    snippets: 'À coller dans une page :',
    progress: (sheet: string) => `${sheet} …`,
  },
  en: {
    usage:
      'Write: npm run studio -- check | import | export <file or folder>, or template <file>, or snippets, or next-season <folder> --from <day> --to <day> [--keep-addresses]. Options: --lang fr|en, --answers <file>, --merged, --yes, --server <address>.',
    examples: (n: number) =>
      `${n === 1 ? '1 row is still' : `${n} rows are still`} the template’s example, and not read.`,
    answers: 'Answer in a file, and name it by --answers:',
    faulty: (n: number) => `${n === 1 ? '1 thing' : `${n} things`} to correct: nothing was written.`,
    open: (n: number) => `${n === 1 ? '1 question' : `${n} questions`} without an answer: nothing was written.`,
    touches: (people: number, titles: string) =>
      `${people === 1 ? '1 person has booked' : `${people} people have booked`} what this file changes: ${titles}. Nothing was written: leave these sessions as they are, or cancel these bookings first.`,
    changed: 'The database has changed in the meantime: begin again.',
    nothing: 'Nothing changes.',
    would: 'What the import would change:',
    done: 'It is written:',
    written: 'It is written.',
    counts: (added: number, changed: number, removed: number) =>
      `${added} added, ${changed} changed, ${removed} removed`,
    sessions: (moved: number, off: number, resized: number) =>
      `Of what is booked: ${moved} moved, ${off} called off, ${resized} resized`,
    confirm: 'Write this? (yes/no) ',
    confirmByYes: 'Nothing was written: add --yes to write it.',
    good: 'Everything can be read: nothing was written.',
    chosen: 'Your answer: ',
    zero: (column: string) => `0 put back: ${column}`,
    locked:
      'The server has the database: stop it, or go through it with --server <its address> and an administrator’s token in CRENEAU_TOKEN.',
    noToken: 'Put an administrator’s token into CRENEAU_TOKEN: npm run people -- token <e-mail>.',
    exported: (place: string) => `Everything is in ${place}.`,
    season: 'Add the periods of your days off such as holidays, then check and import this folder.',
    seasonDays: '--from and --to: the first and the last day of the season, such as 2027-09-06 and 2028-07-02.',
    noServer: (url: string) => `No server answers at ${url}.`,
    refused: (detail: string) => `The server refuses: ${detail}`,
    snippets: 'To paste into a page:',
    progress: (sheet: string) => `${sheet} …`,
  },
} as const;

export type Words = (typeof TEXTS)[Language];

/** Returns what the command says in a language. */
export function wordsOf(lang: Language): Words {
  return TEXTS[lang];
}
