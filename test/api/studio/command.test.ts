import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { CFB } from '@e965/xlsx';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { PlainDate } from '../../../core/time/wall-time.ts';
import { readStudio } from '../../../demo/api/studio/exporting/read-studio.ts';
import { csvFiles, jsonText } from '../../../demo/api/studio/exporting/write-files.ts';
import { runPeople } from '../../../demo/people/people.ts';
import { runStudio } from '../../../demo/studio/studio.ts';
import { askOn } from '../../../demo/studio/terminal.ts';
import { NOW } from '../../fixtures/server/api.ts';
import { type OwnDatabase, openOwnDatabase } from '../../fixtures/server/databases.ts';
import { type OneServer, openOneServer } from '../../fixtures/server/one-server.ts';
import { STUDIO_FILES } from '../../fixtures/studio/studio-files.ts';

let folder: string;
let shared: OwnDatabase;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'studio-'));
  shared = await openOwnDatabase();
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await shared?.stop();
});

/** An empty database of the test's own, as the variables of a command. */
async function anEmptyDatabase() {
  const { url, stop } = await openOwnDatabase();
  onTestFinished(stop);
  return { DATABASE_URL: url };
}

interface Printed {
  readonly code: number;
  readonly out: string;
  readonly problem: string;
}

/** Runs a command of the server, by default with the database that the tests share. */
async function run(
  command: 'studio' | 'people',
  args: readonly string[],
  variables: Readonly<Record<string, string>> = {},
  typed?: readonly string[],
): Promise<Printed> {
  const [said, told]: [string[], string[]] = [[], []];
  const say = (line: string) => said.push(line);
  const ask = typed ? typingOn(say, typed) : null;
  const voice = { say, tell: (line: string) => told.push(line), ask };
  const start = command === 'studio' ? runStudio : runPeople;
  const code = await start(args, { DATABASE_URL: shared.url, ...variables }, voice);
  return { code, out: lines(said), problem: lines(told) };
}

/** A terminal on which each question gets the next of these lines, and then the end of the input. */
function typingOn(say: (line: string) => void, typed: readonly string[]) {
  const left = [...typed];
  const input = Object.assign(new PassThrough(), { isTTY: true });
  const output = new PassThrough();
  output.on('data', (prompt: Buffer) => {
    const next = left.shift();
    say(`${prompt.toString()}${next ?? ''}`);
    if (next === undefined) input.end();
    else input.write(`${next}\n`);
  });
  return askOn(input, output);
}

const lines = (all: readonly string[]) => all.map((line) => `${line}\n`).join('');

const file = (name: string, text: string) => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};

describe('D-studio-command: check, import, export and template', () => {
  it('a studio goes from the template to files and back, in one language after the other', async () => {
    const template = join(folder, 'modele.xlsx');
    expect(await run('studio', ['template', template, '--lang', 'fr'])).toMatchObject({ code: 0 });
    const untouched = await run('studio', ['check', template, '--lang', 'fr']);
    expect(untouched.out).toContain('17 lignes sont encore l’exemple du modèle');
    const { content = [] } =
      CFB.find(CFB.read(readFileSync(template), { type: 'buffer' }), '/xl/worksheets/sheet2.xml') ?? {};
    expect(Buffer.from(content).toString(), 'the postal codes are text').toContain('<col min="8" style="1" max="8"');

    const json = file('studio.json', JSON.stringify(STUDIO_FILES));
    const checked = await run('studio', ['check', json, '--lang', 'fr']);
    expect(checked.out).toContain('studio.json, offers, ligne 3 : Adresse pilates · Titre Pilates');
    const tried = await run('studio', ['import', json, '--lang', 'fr']);
    expect(tried.out).toContain('Offres : 2 de plus, 0 modifiés, 0 supprimés (pilates, yoga-doux)');
    expect(tried.out).toContain('yoga-doux lundi 10:00');
    expect(tried).toMatchObject({ code: 1, out: expect.stringContaining('ajoutez --yes') });

    const written = await run('studio', ['import', json, '--yes'], { PUBLIC_URL: 'https://studio.example' });
    expect(written).toMatchObject({ code: 0, out: expect.stringContaining('It is written.') });
    expect(written.out).toContain('<creneau-slotted-calendar event="pilates" mode="picker" style="');
    expect(written.out).toContain(
      '<script async src="https://studio.example/creneau/1/creneau.js" data-api-url="https://en.studio.example/api" data-site-url="https://en.studio.example" data-lang="en">',
    );
    expect((await run('studio', ['import', json, '--yes'])).out).toContain('Nothing changes.');

    const csv = join(folder, 'csv');
    await run('studio', ['export', csv, '--lang', 'fr']);
    expect(readdirSync(csv)).toContain('sessions.csv');
    const [first, second] = [join(folder, 'a.json'), join(folder, 'b.json')];
    await run('studio', ['export', first]);
    expect((await run('studio', ['import', csv, '--yes'])).out).toContain('Nothing changes.');
    await run('studio', ['export', second]);
    expect(readFileSync(second, 'utf8')).toBe(readFileSync(first, 'utf8'));
  });

  it('questions without a terminal name the answers, and a file answers them', async () => {
    const clients = file('clients.csv', 'E-mail;Prénom;Nom;Téléphone\nlea@example.org;Léa;Roy;612345678\n');
    const asked = await run('studio', ['check', clients, '--lang', 'fr']);
    expect(asked).toMatchObject({
      code: 1,
      out: expect.stringContaining('"customers.phone.lost-zero": "add-zero"  (remettre le 0 : 0612345678)'),
    });
    const answers = file('answers.json', '{"customers.phone.lost-zero": "add-zero"}');
    const read = await run('studio', ['check', clients, '--lang', 'fr', '--answers', answers]);
    expect(read).toMatchObject({
      code: 0,
      out: expect.stringContaining('Téléphone 0612345678 · (0 remis : Téléphone)'),
    });
  });

  it('somebody at a terminal is asked, again after a slip, and confirms what would change', async () => {
    const own = await anEmptyDatabase();
    const clients = file(
      'asked-customers.csv',
      'E-mail,First name,Last name,Phone\nmia@example.org,Mia,Roy,612345678\n',
    );
    const popups = file('popups.csv', 'Title,Text,Start,End\nHello,Hi,03/04/2027 10:00,05/04/2027 10:00\n');
    const imported = await run('studio', ['import', clients], own, ['3', 'yes', '1', 'Yes']);
    expect(imported.code).toBe(0);
    expect(imported.out).toBe(
      [
        'asked-customers.csv, row 2, D2, Phone, “612345678”: has it lost its 0 at the start?',
        '  1. put the 0 back: 0612345678',
        '  2. as it is: 612345678',
        ...['3', 'yes', '1'].map((typed) => `Your answer: ${typed}`),
        'What the import would change:',
        '  Customers: 1 added, 0 changed, 0 removed (mia@example.org)',
        'Write this? (yes/no) Yes',
        'It is written.\n',
      ].join('\n'),
    );
    const dated = await run('studio', ['check', popups], own, ['2', '1']);
    expect(dated).toMatchObject({
      code: 0,
      out: expect.stringContaining('Start Thursday 4 March 2027 10:00 · End Monday 5 April 2027 10:00'),
    });
  });

  it.each([
    ['says no', ['1', 'no'], 'Nothing was written: add --yes to write it.'],
    ['ends the input at the question', [], '1 question without an answer: nothing was written.'],
    ['ends the input at the confirmation', ['2'], 'Nothing was written: add --yes to write it.'],
  ])('nothing is written if whoever is asked %s', async (_, typed, sentence) => {
    const own = await anEmptyDatabase();
    const clients = file(
      'unsure-customers.csv',
      'E-mail,First name,Last name,Phone\neva@example.org,Eva,Roy,612345678\n',
    );
    expect(await run('studio', ['import', clients], own, typed)).toMatchObject({
      code: 1,
      out: expect.stringContaining(sentence),
    });
  });

  it.each([
    [['check', 'nowhere.csv'], 'nowhere.csv: there is nothing of this name.'],
    [['check', 'nowhere.csv', '--lang', 'fr'], 'nowhere.csv : il n’y a rien sous ce nom.'],
    [['bring', 'a.csv'], 'Write: npm run studio'],
    [['check', 'a.csv', '--force'], "Unknown option '--force'"],
    [['next-season', 'a', '--from', '2027-09-06'], '--from and --to: the first and the last day of the season'],
    [['next-season', 'a', '--from', '2027-09-06', '--to', '2027-09-05'], '--from and --to'],
    [
      ['import', 'package.json', '--server', 'http://localhost:1'],
      'it must be an object in which each member is a sheet',
    ],
  ])('the words %j are answered by one sentence', async (words, sentence) => {
    const { code, problem } = await run('studio', words);
    expect(code).toBe(2);
    expect(problem).toContain(sentence);
    expect(problem.trim().split('\n')).toHaveLength(1);
  });
});

describe('D-studio-season: the week of the next season', () => {
  const season = ['--from', '06/09/2027', '--to', '2028-07-02'];
  const offer = { venue: 'Studio Lumière', price: 5 };
  const studio = {
    venues: STUDIO_FILES['venues'],
    offers: [
      { ...offer, title: 'Yoga', firstDay: '2026-09-07', lastDay: '2027-07-03' },
      { ...offer, title: 'Pilates', address: 'pilates-2026', firstDay: '2026-09-07', lastDay: '2027-07-03' },
      { ...offer, title: 'Boxe', firstDay: '2025-09-07', lastDay: '2026-07-03' },
      { ...offer, title: 'Danse' },
    ],
    sessions: ['yoga', 'pilates-2026', 'boxe'].map((name) => ({
      ...{ offer: name, weekdays: 'lundi', from: '10:00', to: '11:00', capacity: 6 },
    })),
    daysOff: [
      { offer: 'yoga', holiday: 'tous', region: 'FR-57', firstDay: '2026-09-07', lastDay: '2027-07-03' },
      { offer: 'yoga', firstDay: '2026-12-19', lastDay: '2027-01-03' },
      { offer: 'yoga', firstDay: '2027-02-02' },
    ],
  };

  it('offers that have ended come again with the year, their week and their public holidays, and can be imported', async () => {
    const [data, out] = [await anEmptyDatabase(), join(folder, 'season')];
    await run('studio', ['import', file('season.json', JSON.stringify(studio)), '--yes'], data);
    const made = await run('studio', ['next-season', out, '--lang', 'fr', ...season], data);
    expect(made).toMatchObject({ code: 0, out: expect.stringContaining('Ajoutez vos périodes de fermeture') });
    expect(readdirSync(out).sort()).toEqual(['daysOff.csv', 'offers.csv', 'sessions.csv']);
    const csv = (name: string) => readFileSync(join(out, name), 'utf8');
    expect(csv('offers.csv').match(/^[\w-]+;|06\/09\/2027;02\/07\/2028/gm)).toEqual([
      ...['pilates-2027;', '06/09/2027;02/07/2028', 'yoga-2027;', '06/09/2027;02/07/2028'],
    ]);
    expect(csv('sessions.csv').match(/^[\w-]+;lundi/gm)).toEqual(['pilates-2027;lundi', 'yoga-2027;lundi']);
    expect(csv('daysOff.csv')).toContain(';yoga-2027;06/09/2027;02/07/2028;Vendredi saint;FR-57\n');
    expect(csv('daysOff.csv')).toContain(';yoga-2027;06/09/2027;02/07/2028;Toussaint;FR\n');
    expect(csv('daysOff.csv').match(/(?:Lendemain de )?Noël/g)).toEqual(['Noël', 'Lendemain de Noël']);
    const imported = await run('studio', ['import', out, '--yes'], data);
    expect(imported.out).toContain('Offers: 2 added, 0 changed, 0 removed (pilates-2027, yoga-2027)');
    expect(imported.out).toContain('yoga-2027 2028-04-14');
    await run('studio', ['next-season', out, '--keep-addresses', '--from', '2027-07-05', '--to', '2027-07-30'], data);
    expect(csv('offers.csv')).toContain('\npilates-2026,Pilates');
  });
});

describe('D-people-command: accounts, roles and tokens', () => {
  it('the first administrator of an empty machine gets a token that is printed once', async () => {
    const own = await anEmptyDatabase();
    const added = await run('people', ['add', 'Ada@studio.test', 'Ada', 'Martin', '--role', 'administrator'], own);
    expect(added.out).toMatch(/^ada@studio\.test is administrator\.\nIts token, which is shown only now: [\w-]{43}\n$/);
    expect((await run('people', ['list'], own)).out).toBe(
      'ada@studio.test · Ada Martin · administrator · 1 token(s)\n',
    );
    await run('people', ['token', 'ada@studio.test', '--days', '30'], own);
    expect((await run('people', ['revoke', 'ada@studio.test'], own)).out).toBe(
      '2 token(s) of ada@studio.test are no longer valid.\n',
    );
    expect((await run('people', ['list'], own)).out).toContain('0 token(s)');
  });

  it('the account of a venue keeps its role, without which nobody would find the venue', async () => {
    const own = await anEmptyDatabase();
    const venues = file('venue.json', JSON.stringify({ venues: STUDIO_FILES['venues'] }));
    expect((await run('studio', ['import', venues, '--yes'], own)).code).toBe(0);
    const added = ['add', 'bonjour@studio.example', 'A', 'B', '--role', 'administrator'];
    expect((await run('people', added, own)).problem).toContain('is the address of a venue: write another one.');
  });

  it('D-studio-roles: the account of a coach is linked to who teaches', async () => {
    const own = await anEmptyDatabase();
    const coaches = file('coach.json', JSON.stringify({ coaches: [{ firstName: 'Ada', lastName: 'Martin' }] }));
    expect((await run('studio', ['import', coaches, '--yes'], own)).code).toBe(0);
    const words = ['add', 'ada@studio.test', 'Ada', 'Martin', '--role', 'coach', '--teaches'];
    expect((await run('people', [...words, 'ada-martin'], own)).out).toContain('ada@studio.test is coach ada-martin.');
    expect((await run('people', [...words, 'nobody'], own)).problem).toContain('There is no coach nobody');
    const provider = [...words.slice(0, 5), 'customer', '--teaches', 'ada-martin'];
    expect((await run('people', provider, own)).problem).toContain('A coach, and nobody else, --teaches.');
  });

  it.each([
    [['add', 'a@example.org', 'A', 'B', '--role', 'king'], '--role must be one of'],
    [['add', 'a@example', 'A', 'B', '--role', 'coach'], 'email is not valid (email-invalid).'],
    [['add', 'a@example.org', 'A', 'B', '--role', 'provider'], 'A provider, and nobody else, has a --venue.'],
    [
      ['add', 'a@example.org', 'A', 'B', '--role', 'provider', '--venue', 'nowhere'],
      'There is no venue nowhere: import it first.',
    ],
    [['forget', 'nobody@example.org'], 'Nothing is held about nobody@example.org.'],
    [['token', 'nobody@example.org'], 'There is no account nobody@example.org.'],
    [['token', 'nobody@example.org', '--days', '0'], '--days must be a whole number of days.'],
    [
      ['payments', '2026-12-01T09:30:00Z'],
      'STRIPE_SECRET_KEY, STRIPE_PUBLIC_KEY and STRIPE_WEBHOOK_SECRET are not set.',
    ],
    [['payments', '2026-13-01T09:30:00Z'], 'payments <instant such as 2026-12-01T09:30:00Z>'],
    [['payments', 'yesterday'], 'payments <instant such as 2026-12-01T09:30:00Z>'],
    [['dance'], 'Write: npm run people'],
  ])('the words %j are answered by one sentence', async (words, sentence) => {
    const { code, problem } = await run('people', words);
    expect([code, problem.trim().split('\n').length]).toEqual([2, 1]);
    expect(problem).toContain(sentence);
  });
});

describe('D-studio-command: a server that has the database', () => {
  let api: OneServer;
  let address: string;
  beforeAll(async () => {
    api = await openOneServer();
    address = await api.server.app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(() => api?.server.close());

  it('the import goes through the server with a token, and its refusals name the rows of the file', async () => {
    const coaches = file('coachs.csv', 'Prénom;Nom\nAda;Server\n');
    const through = ['--server', address, '--yes'];
    const without = await run('studio', ['import', coaches, ...through], { CRENEAU_TOKEN: '' });
    expect(without).toMatchObject({ code: 2, problem: expect.stringContaining('CRENEAU_TOKEN') });
    const token = { CRENEAU_TOKEN: 'demo-admin' };
    expect(await run('studio', ['import', coaches, ...through], token)).toMatchObject({
      code: 0,
      out: expect.stringContaining('ada-server'),
    });
    expect((await run('studio', ['snippets', '--server', address], token)).out).toContain(
      `src="${address}/creneau/1/creneau.js"`,
    );
    const offers = file('offres.csv', 'Titre;Prix;Lieu\nYoga;5;Chez personne\n');
    const refused = await run('studio', ['import', offers, ...through], token);
    expect(refused).toMatchObject({
      code: 1,
      out: expect.stringContaining('offres.csv, row 2, C2: “Chez personne” is not in the sheet Venues.'),
    });
    const stranger = await run('studio', ['import', coaches, ...through], { CRENEAU_TOKEN: 'demo-customer' });
    expect(stranger).toMatchObject({ code: 2, problem: expect.stringContaining('The server refuses') });
  });

  it('what people have booked is asked at the terminal, and named without one', async () => {
    const closed = [{ offer: 'padel-duo', firstDay: NOW.slice(0, 10), lastDay: '2027-06-30' }];
    const words = [
      'import',
      file('closed.json', JSON.stringify({ daysOff: closed })),
      '--server',
      address,
      '--lang',
      'fr',
    ];
    const token = { CRENEAU_TOKEN: 'demo-admin' };
    expect(await run('studio', words, token)).toMatchObject({
      code: 1,
      out: expect.stringContaining('"daysOff.padel-duo": "call-off"  (annuler, rembourser et l’écrire à chacun)'),
    });
    const { code, out } = await run('studio', words, token, ['9', '1', 'oui']);
    expect(out).toContain('Padel duo, ');
    expect(out).toMatch(/Ce qui est réservé : 0 déplacés, \d+ annulés/);
    expect([code, out.includes('C’est écrit.')]).toEqual([0, true]);
  });

  it('an export through the server has the bytes of one that reads the database', async () => {
    const through = async (path: string, token: string) =>
      run('studio', ['export', join(folder, path), '--lang', 'fr', '--server', address], { CRENEAU_TOKEN: token });
    expect(await through('refused.json', 'demo-customer')).toMatchObject({
      code: 2,
      problem: expect.stringContaining('Le serveur refuse'),
    });
    expect((await through('served.json', 'demo-admin')).code).toBe(0);
    expect((await through('served', 'demo-admin')).code).toBe(0);
    const studio = await readStudio(api.server.services.database, NOW.slice(0, 10) as PlainDate);
    expect(readFileSync(join(folder, 'served.json'), 'utf8')).toBe(jsonText(studio));
    const files = csvFiles(studio, 'fr');
    expect(readdirSync(join(folder, 'served')).sort()).toEqual([...files.keys()].sort());
    for (const [name, text] of files) expect(readFileSync(join(folder, 'served', name), 'utf8'), name).toBe(text);
  });
});
