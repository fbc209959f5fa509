import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { broken } from '../../../../core/studio/broken.ts';
import type { Finding, Rule } from '../../../../core/studio/finding.ts';
import { isPictureAddress, OWN_PICTURES, pictureType } from '../../../../core/studio/picture.ts';
import { sheetOf } from '../../../../core/studio/sheets.ts';
import type { PictureFile, ReadFiles } from '../../../../core/studio/understand.ts';

const FOLDERS = ['pictures', 'photos', 'images'];
const MOST_BYTES = 5_000_000;

/**
 * Replaces the names of pictures by their addresses. The pictures are in a folder `pictures`, `photos` or `images` in the
 * folder that was read, or beside the file.
 */
export function withPictures(read: ReadFiles, path: string): ReadFiles {
  const files = filesBeside(path);
  const known = new Map<string, PictureFile | Rule>();
  const findings: Finding[] = [];
  for (const [id, rows] of Object.entries(read.rows)) {
    const columns = sheetOf(id).columns.filter(({ kind }) => kind === 'picture');
    for (const row of rows) {
      for (const { id: column } of columns) {
        const name = row.values[column];
        if (typeof name !== 'string' || isPictureAddress(name)) continue;
        const picture = known.get(name) ?? pictureOf(name, files);
        known.set(name, picture);
        if (typeof picture === 'string') findings.push(broken(id, row, picture, column, name));
        row.values[column] = typeof picture === 'string' ? null : picture.address;
      }
    }
  }
  const pictures = [...known.values()].filter((one) => typeof one !== 'string');
  return { ...read, pictures, findings: [...read.findings, ...findings] };
}

/** The files of the folders of pictures, by their names: some systems write accents as letters of their own. */
function filesBeside(path: string): ReadonlyMap<string, string> {
  const folder = statSync(path).isDirectory() ? path : dirname(path);
  const folders = FOLDERS.map((name) => join(folder, name)).filter(
    (one) => existsSync(one) && statSync(one).isDirectory(),
  );
  return new Map(
    folders.flatMap((one) => readdirSync(one).map((name) => [name.normalize(), join(one, name)] as const)),
  );
}

function pictureOf(name: string, files: ReadonlyMap<string, string>): PictureFile | Rule {
  if (/[\\/]/.test(name)) return 'picture-path';
  const path = files.get(name.normalize());
  // What is no file, such as a link, may lead anywhere.
  const found = path === undefined ? null : lstatSync(path);
  if (path === undefined || !found?.isFile()) return 'picture-missing';
  if (found.size > MOST_BYTES) return 'picture-size';
  const bytes = readFileSync(path);
  const extension = pictureType(bytes.toString('latin1', 0, 16));
  if (extension === null) return 'no-picture';
  const hash = createHash('sha256').update(bytes).digest('hex');
  // Read again when it is written, so that only one picture is in the memory.
  const content = () => readFileSync(path).toString('base64');
  return { hash, extension, name, address: `${OWN_PICTURES}${hash}.${extension}`, content };
}
