import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findingText } from '../../../core/studio/sentences.ts';
import { readTables } from '../../../core/studio/understand.ts';
import type { Database } from '../../../demo/api/database/database.ts';
import { namedPictures } from '../../../demo/api/studio/exporting/pictures.ts';
import { readStudio } from '../../../demo/api/studio/exporting/read-studio.ts';
import { csvFiles } from '../../../demo/api/studio/exporting/write-files.ts';
import { readPicture } from '../../../demo/api/studio/pictures.ts';
import { withPictures } from '../../../demo/api/studio/reading/pictures.ts';
import { readFiles } from '../../../demo/api/studio/reading/read-files.ts';
import { importFiles, understand } from '../../../demo/api/studio/writing/plan.ts';
import { readEnvironment } from '../../../demo/environment.ts';
import { createServer } from '../../../demo/server.ts';
import { type OwnDatabase, openOwnDatabase } from '../../fixtures/server/databases.ts';
import { TODAY } from '../../fixtures/studio/bring.ts';

const PNG = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from('a picture')]);
const FILES: Readonly<Record<string, Buffer>> = {
  'été.png': PNG,
  'photo.jpg': Buffer.from('ffd8ffe000104a464946', 'hex'),
  'a.webp': Buffer.from('RIFF0000WEBPVP8 '),
  'a.avif': Buffer.from('\0\0\0\x1cftypavif'),
  'drawing.svg': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
  'page.jpg': Buffer.from('<html>'),
  'large.png': Buffer.concat([PNG, Buffer.alloc(5_000_000)]),
};

let folder: string;
let own: OwnDatabase;
let site: Awaited<ReturnType<typeof createServer>>;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  mkdirSync(join(folder, 'images'));
  for (const [name, bytes] of Object.entries(FILES)) writeFileSync(join(folder, 'images', name), bytes);
  symlinkSync('/etc/hostname', join(folder, 'images', 'link.png'));
  own = await openOwnDatabase();
  site = await createServer(
    readEnvironment({ PORT: '0', DATABASE_URL: own.url, DEMO: 'off', PUBLIC_URL: 'http://localhost' }),
  );
});
afterAll(async () => {
  await site?.app.close();
  await own?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const database = () => site.app.catalogue.database as Database;
const read = async (path: string) =>
  withPictures(readTables(await readFiles(path), { today: TODAY, answers: {} }), path);
const popups = (...pictures: readonly string[]) =>
  ['Titre;Texte;Image', ...pictures.map((picture, n) => `T${n};b;${picture}`)].join('\n');

async function bring(path: string) {
  const files = await read(path);
  const now = Date.parse(`${TODAY}T09:00:00Z`);
  const run = (confirm: string | null) =>
    database().transaction((one) => importFiles(one, files, { answers: {}, confirm, now }));
  const tried = await run(null);
  return tried.case === 'ready' ? run(tried.confirm) : tried;
}

describe('D-studio-pictures: pictures from a folder beside the sheets', () => {
  it('they are served by a digest of their bytes, and exported as the same files', async () => {
    const names = ['été.png', 'photo.jpg', 'a.webp', 'a.avif'];
    writeFileSync(join(folder, 'annonces.csv'), popups(...names, 'https://a.example/b.jpg', '/pictures/c.svg'));
    expect((await bring(folder)).case).toBe('written');
    const [{ picture = '' } = {}] = await database().query<{ picture: string }>(
      `SELECT picture FROM popup WHERE title = 'T0'`,
    );
    const sent = await site.app.inject(picture);
    expect(sent.rawPayload).toEqual(PNG);
    expect(sent.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    for (const gone of ['.jpg', '.svg', '']) {
      expect(await site.app.inject(picture.replace('.png', gone)), gone).toMatchObject({ statusCode: 404 });
    }

    const out = join(folder, 'out');
    const files = async () => namedPictures(await readStudio(database(), TODAY), (one) => readPicture(database(), one));
    const { named, pictures } = await files();
    expect([...pictures]).toEqual(names.map((name) => [name, FILES[name]]));
    mkdirSync(join(out, 'pictures'), { recursive: true });
    for (const [name, text] of csvFiles(named, 'fr')) writeFileSync(join(out, name), text);
    for (const [name, bytes] of pictures) writeFileSync(join(out, 'pictures', name), bytes);
    expect(readdirSync(join(out, 'pictures')).sort()).toEqual([...names].sort());
    expect(await bring(out)).toMatchObject({ changes: [] });
    expect(await files()).toEqual({ named, pictures });
    expect(readFileSync(join(out, 'popups.csv'), 'utf8')).toContain('T0;');
  });

  it('a picture that nothing shows any more is deleted by the next import', async () => {
    writeFileSync(join(folder, 'annonces.csv'), popups('photo.jpg', 'photo.jpg', '', ''));
    expect((await bring(folder)).case).toBe('written');
    expect(await database().query('SELECT name FROM picture')).toEqual([{ name: 'photo.jpg' }]);
  });

  it.each([
    ['nowhere.jpg', 'this file is not in the folder “pictures” beside the workbook or the files.'],
    ['link.png', 'this file is not in the folder “pictures” beside the workbook or the files.'],
    ['../a.jpg', 'write the name of the file without a folder.'],
    ['C:\\a.jpg', 'write the name of the file without a folder.'],
    ['drawing.svg', 'this is no JPEG, PNG, WebP or AVIF picture.'],
    ['page.jpg', 'this is no JPEG, PNG, WebP or AVIF picture.'],
    ['large.png', 'the picture has more than 5 MB.'],
  ])('the picture %s is refused with its cell', async (name, sentence) => {
    writeFileSync(join(folder, 'annonces.csv'), popups('photo.jpg', name));
    const { findings } = await understand(database(), await read(folder));
    expect(findings.map((finding) => findingText(finding, 'en'))).toEqual([
      `annonces.csv, row 3, C3: “Picture”, “${name}”: ${sentence}`,
    ]);
  });

  it('the name of a file that comes without its folder is refused', async () => {
    const tables = await readFiles(folder);
    const { findings } = await understand(database(), readTables(tables, { today: TODAY, answers: {} }));
    expect(findings).toMatchObject([{ rule: 'picture-elsewhere' }, { rule: 'picture-elsewhere' }]);
  });
});
