import { OWN_PICTURES } from '../../../../core/studio/picture.ts';
import { sheetOf } from '../../../../core/studio/sheets.ts';
import type { readPicture } from '../pictures.ts';
import type { Studio } from './read-studio.ts';

type Find = (address: string) => ReturnType<typeof readPicture>;

/** Replaces the addresses of own pictures by the names of files; returns the files by their names. */
export async function namedPictures(
  studio: Studio,
  find: Find,
): Promise<{ readonly named: Studio; readonly pictures: ReadonlyMap<string, Buffer> }> {
  const pictures = new Map<string, Buffer>();
  const names = new Map<string, string>();
  const nameOf = async (address: string): Promise<string> => {
    const known = names.get(address);
    if (known !== undefined) return known;
    const found = await find(address);
    if (!found) return address;
    // Two pictures may have had one name, in folders of different days.
    const isTaken = [...pictures.keys()].some((name) => name.toLowerCase() === found.name.toLowerCase());
    const name = isTaken ? `${found.hash}.${found.extension}` : found.name;
    pictures.set(name, found.bytes);
    names.set(address, name);
    return name;
  };
  const named: Record<string, Studio[string]> = {};
  for (const [id, rows] of Object.entries(studio)) {
    const column = sheetOf(id).columns.find(({ kind }) => kind === 'picture')?.id;
    const list = rows.map((row) => ({ ...row }));
    for (const row of list) {
      const address = row[column ?? ''];
      if (column && typeof address === 'string' && address.startsWith(OWN_PICTURES))
        row[column] = await nameOf(address);
    }
    named[id] = column === undefined ? rows : list;
  }
  return { named, pictures };
}
