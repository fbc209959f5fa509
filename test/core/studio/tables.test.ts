import { describe, expect, it } from 'vitest';
import type { Cell } from '../../../core/studio/cell.ts';
import { escaped, unescaped } from '../../../core/studio/escape.ts';
import { cellName } from '../../../core/studio/finding.ts';
import { sheetNamed } from '../../../core/studio/headings.ts';
import { KINDS } from '../../../core/studio/kinds.ts';
import { readTable } from '../../../core/studio/read-table.ts';
import { slotsOf } from '../../../core/studio/rules.ts';
import { answersText, findingText, questionText } from '../../../core/studio/sentences.ts';
import { SHEETS } from '../../../core/studio/sheets.ts';
import { followReferences, readTables } from '../../../core/studio/understand.ts';
import { fc } from '../../fixtures/data/properties.ts';

const TODAY = '2026-11-25';

/** A table of CSV: lines with semicolons between the cells. */
const csv = (name: string, ...lines: readonly string[]) => ({
  file: `${name}.csv`,
  tab: null,
  rows: lines.map((line) => line.split(';').map((text): Cell => (text === '' ? { case: 'empty' } : unescaped(text)))),
});
const read = (tables: readonly ReturnType<typeof csv>[], answers = {}, known = {}) =>
  followReferences(readTables(tables, { today: TODAY, answers }), known);
const sentences = (tables: readonly ReturnType<typeof csv>[], known = {}) =>
  read(tables, {}, known).findings.map((finding) => findingText(finding, 'fr'));

const VENUE = csv('lieux', 'Nom;E-mail;Ville;Code postal', 'Studio;a@example.org;Gap;05000');
const OFFER = csv('offres', 'Titre;Prix', 'Yoga doux;12,50');

describe('D-studio-form: the sheets and their columns', () => {
  it('every sheet has names, a sentence and a key of its columns in both languages', () => {
    for (const { id, names, says, key, named, columns } of SHEETS) {
      expect([names.fr, names.en, says.fr, says.en].every(Boolean), id).toBe(true);
      const ids = columns.map((column) => column.id);
      expect(new Set(ids).size, id).toBe(ids.length);
      expect(ids, id).toEqual(expect.arrayContaining([...key, ...named]));
      for (const lang of ['fr', 'en'] as const) {
        expect(new Set(columns.map((column) => column.names[lang])).size, id).toBe(columns.length);
      }
    }
  });

  it('every example can be read, and names only examples', () => {
    for (const lang of ['fr', 'en'] as const) {
      const tables = SHEETS.map(({ id, names, columns }) => ({
        file: 'modele.xlsx',
        tab: names[lang],
        rows: [
          columns.map((column): Cell => ({ case: 'text', text: `${column.names[lang]} *` })),
          columns.map((column): Cell => {
            // One letter more, so that the row is no example.
            const text = column.example?.[lang];
            return text === undefined
              ? { case: 'empty' }
              : { case: 'text', text: column.id === 'title' && id === 'popups' ? `${text}!` : text };
          }),
        ],
      }));
      const { findings, questions, examples } = readTables(tables, { today: TODAY, answers: {} });
      expect([findings, questions]).toEqual([[], []]);
      expect(examples).toBe(SHEETS.length - 1);
    }
  });

  it.each([
    ['Offres', 'offers'],
    ['offers', 'offers'],
    ['OFFERS', 'offers'],
    ['Jours', undefined],
    ['daysOff', 'daysOff'],
    ['Days off', 'daysOff'],
    ['Événements', 'events'],
    ['evenements', 'events'],
    ['codes_promo', 'coupons'],
  ])('the tab %s is the sheet %s', (name, id) => {
    expect(sheetNamed(name)?.id).toBe(id);
  });

  it('headings are found below a title, in either language, with brackets and stars', () => {
    const table = csv('offres', 'Planning 2026;;', ';;', 'TITRE *;Price (€);', 'Yoga doux;12,50;', ';;', 'Pilates;10;');
    const { rows, findings } = readTable(table, { today: TODAY, answers: {} });
    expect(findings).toEqual([]);
    expect(rows.map(({ values, place }) => [place.row, values['title'], values['price']])).toEqual([
      [3, 'Yoga doux', 1250],
      [5, 'Pilates', 1000],
    ]);
  });

  it('a row without an address gets one, by which and by whose name others find it', () => {
    const sessions = csv(
      'séances',
      'Offre;Jours;De;À;Places',
      'yoga DOUX;lundi;10h;11h;8',
      'yoga-doux;mardi;10h;11h;8',
    );
    const { rows, findings } = read([VENUE, OFFER, sessions]);
    expect(findings).toEqual([]);
    expect(rows['offers']?.[0]?.values).toMatchObject({ address: 'yoga-doux', venue: 'studio' });
    expect(rows['sessions']?.map(({ values }) => values['offer'])).toEqual(['yoga-doux', 'yoga-doux']);
  });

  it.each([
    ['10:00', '12:00', 60, ['10:00-11:00', '11:00-12:00']],
    ['10:00', '12:00', null, ['10:00-12:00']],
    ['10:00', '12:00', 50, ['10:00-10:50', '10:50-11:40']],
    ['23:00', '01:00', 60, ['23:00-00:00', '00:00-01:00+']],
    ['20:00', '00:00', 120, ['20:00-22:00', '22:00-00:00']],
    ['10:00', '10:30', 60, []],
  ])('sessions from %s to %s of %s minutes are %j', (from, to, minutes, slots) => {
    const made = slotsOf({ from, to, minutes });
    expect(made.map(({ starts, ends, isNextDay }) => `${starts}-${ends}${isNextDay ? '+' : ''}`)).toEqual(slots);
  });
});

describe('D-studio-cells: what is wrong is said with its place and what would be right', () => {
  it.each([
    [
      [csv('offres', 'Titre;Prix', 'Yoga;gratuit')],
      'offres.csv, ligne 2, B2 : « Prix », « gratuit » : cela ne se lit pas. Écrivez un montant, comme 12,50.',
    ],
    [
      [csv('offres', 'Titre;Prix', ';12')],
      'offres.csv, ligne 2, A2 : « Titre » : la cellule est vide. Écrivez un texte.',
    ],
    [
      [csv('offres', 'Titre;Prix;Intensité', 'Yoga;12;fort')],
      'offres.csv, ligne 2, C2 : « Intensité », « fort » : cela ne se lit pas. Écrivez facile, moyen ou intense.',
    ],
    [[csv('offres', 'Titre', 'Yoga')], 'offres.csv, ligne 1 : la colonne « Prix » manque.'],
    [
      [csv('offres', 'Titre;Prix;Humeur', 'Yoga;12;x')],
      'offres.csv, ligne 1, C1 : la colonne « Humeur » n’est pas connue : supprimez-la, ou donnez-lui un titre du modèle.',
    ],
    [
      [csv('offres', 'Titre;Prix;Prix', 'Yoga;12;12')],
      'offres.csv, ligne 1, C1 : la colonne « Prix » est là deux fois.',
    ],
    [
      [csv('offers', 'Title;Price;Price', 'Yoga;12;12')],
      'offers.csv, ligne 1, C1 : la colonne « Price » est là deux fois.',
    ],
    [[csv('offres', 'Titre;Prix', 'Yoga;12;x')], 'offres.csv, ligne 2, C2 : « x » n’est sous aucun titre.'],
    [[csv('offres', 'rien', 'du tout')], 'offres.csv : aucune ligne n’a les titres des colonnes.'],
    [
      [VENUE, csv('offres', 'Titre;Prix;Coach', 'Yoga;12;Léa')],
      'offres.csv, ligne 2, C2 : « Léa » n’est pas dans la feuille Coachs.',
    ],
    [
      [VENUE, csv('offres', 'Titre;Prix;Coach', 'Yoga;12;Camille Exemple')],
      'offres.csv, ligne 2, C2 : « Coach », « Camille Exemple » : c’est l’exemple du modèle, qui n’est pas lu : écrivez autre chose, ou videz la cellule.',
    ],
    [[VENUE, OFFER, OFFER], 'offres.csv, ligne 2 : c’est la même chose que offres.csv, ligne 2.'],
    [[OFFER], 'offres.csv, ligne 2 : « Lieu » : il y a plusieurs lieux : écrivez lequel.'],
    [
      [csv('offres', 'Titre;Prix;Premier jour;Dernier jour', 'Yoga;12;2/1/2027;1/1/2027'), VENUE],
      'offres.csv, ligne 2, D2 : « Dernier jour » : la fin n’est pas après le début.',
    ],
    [
      [csv('codes promo', 'Code;Pour cent;Montant', 'A;10;5')],
      'codes promo.csv, ligne 2, C2 : « Montant » : il faut l’un ou l’autre, et un seul.',
    ],
    [
      [csv('lieux', 'Nom;E-mail;Ville;Code postal;Latitude', 'A;a@example.org;Gap;05000;44,5')],
      'lieux.csv, ligne 2 : « Longitude » : l’un ne va pas sans l’autre.',
    ],
    [
      [VENUE, csv('événements', 'Titre;Type;Prix', 'A;unique;5')],
      'événements.csv, ligne 2 : « Début » : il faut un début.',
    ],
    [
      [csv('fermetures', 'Dernier jour', '1/1/2027')],
      'fermetures.csv, ligne 2 : « Premier jour » : il faut un premier jour, ou un jour férié.',
    ],
  ] as const)('the tables %# say so', (tables, sentence) => {
    expect(sentences(tables)).toContain(sentence);
  });

  it('every kind of cell says in both languages what would be right', () => {
    for (const { right } of Object.values(KINDS)) expect([right.fr, right.en].every(Boolean)).toBe(true);
  });

  it('a row that could not be read yet is not missed by those that name it', () => {
    const venue = csv('lieux', 'Nom;E-mail;Ville;Code postal', 'Studio;a@example.org;Gap;5000');
    const { findings, questions } = read([
      venue,
      OFFER,
      csv('animations', 'Titre;Prix;Type;Lieu', 'A;0;ouvert;Studio'),
    ]);
    expect(findings).toEqual([]);
    expect(questions.map(({ id }) => id)).toEqual(['venues.postalCode.lost-zero']);
  });

  it('two rows of one name are told apart by their addresses', () => {
    const venues = {
      venues: [
        { key: 'a', name: 'Studio' },
        { key: 'b', name: 'Studio' },
      ],
    };
    const offers = (venue: string) => [csv('offres', 'Titre;Prix;Lieu', `Yoga;12;${venue}`)];
    expect(sentences(offers('Studio'), venues)).toEqual([
      'offres.csv, ligne 2, C2 : deux lignes de la feuille Lieux s’appellent « Studio » : écrivez l’adresse.',
    ]);
    expect(sentences(offers('b'), venues)).toEqual([]);
  });

  it.each([
    [0, 0, 'A1'],
    [4, 25, 'Z5'],
    [9, 26, 'AA10'],
    [0, 701, 'ZZ1'],
    [0, 702, 'AAA1'],
  ])('the cell of row %i and column %i is %s', (row, column, name) => {
    expect(cellName(row, column)).toBe(name);
  });
});

describe('D-studio-questions: questions of a column are one', () => {
  const people = csv(
    'clients',
    'E-mail;Prénom;Nom;Téléphone',
    'a@example.org;Zoé;Petit;612345678',
    'b@example.org;Léo;Roy;698765432',
  );

  it('a question is asked once for a column, with its first cell and what each answer means', () => {
    const [question, ...others] = read([people]).questions;
    expect(others).toEqual([]);
    if (!question) throw new Error('Nothing is asked.');
    expect(question.id).toBe('customers.phone.lost-zero');
    expect(questionText(question, 'fr')).toBe(
      'clients.csv, ligne 2, D2, Téléphone, « 612345678 » (× 2) : a-t-il perdu le 0 du début ?',
    );
    expect(answersText(question, 'en')).toEqual([
      ['add-zero', 'put the 0 back: 0612345678'],
      ['as-written', 'as it is: 612345678'],
    ]);
  });

  it('a day that can only have its month first makes the others open, also with French headings', () => {
    const offers = (...days: readonly string[]) => [
      VENUE,
      csv('offres', 'Titre;Prix;Premier jour', ...days.map((day, n) => `Yoga ${n};5;${day}`)),
    ];
    expect(read(offers('02/01/2027', '24/12/2026')).questions).toEqual([]);
    expect(read(offers('02/01/2027', '12/24/2026')).questions.map(({ id }) => id)).toEqual([
      'offers.firstDay.day-first',
    ]);
    const { rows } = read(offers('02/01/2027', '12/24/2026'), { 'offers.firstDay.day-first': 'month-day' });
    expect(rows['offers']?.map(({ values }) => values['firstDay'])).toEqual(['2027-02-01', '2026-12-24']);
  });

  it('an answer reads the whole column, and says where a zero was added', () => {
    const { rows, questions } = read([people], { 'customers.phone.lost-zero': 'add-zero' });
    expect(questions).toEqual([]);
    expect(rows['customers']?.map(({ values, notes }) => [values['phone'], notes])).toEqual([
      ['0612345678', ['phone']],
      ['0698765432', ['phone']],
    ]);
  });
});

describe('D-studio-export: texts that a spreadsheet program would run', () => {
  it.each(['=1+1', '+33612345678', '-1', '@a', "'=a", "'12", '\t=a'])(
    'the text %j gets a mark, and loses it again',
    (text) => {
      expect(escaped(text)).toBe(`'${text}`);
      expect(unescaped(escaped(text))).toEqual({ case: 'text', text, isExact: true });
    },
  );

  it('any text is the same after writing and reading', () => {
    const texts = fc.array(fc.constantFrom("'", '=', '+', '-', '@', '1', 'a', ' ')).map((letters) => letters.join(''));
    fc.assert(
      fc.property(texts, (text) => {
        expect(unescaped(escaped(text))).toMatchObject({ text });
        expect(escaped(text)).not.toMatch(/^[=+\-@\t\r]/);
      }),
    );
  });
});
