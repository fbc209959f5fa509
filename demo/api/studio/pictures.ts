import { OWN_PICTURES } from '../../../core/studio/picture.ts';
import type { PictureFile } from '../../../core/studio/understand.ts';
import type { Queryable, Transaction } from '../database/database.ts';

/** The columns that may have the address of a picture. */
const COLUMNS = [
  ...['user_page.picture', 'category.picture', 'slotted.picture', 'event.picture', 'animation.marketing_picture'],
  ...['membership.picture', 'popup.picture', 'replay.picture', 'video.poster'],
].map((column) => column.split('.') as [table: string, column: string]);

/** Writes the pictures of an import. */
export async function writePictures(transaction: Transaction, pictures: readonly PictureFile[]): Promise<void> {
  for (const { hash, extension, name, content } of pictures) {
    const [there] = await transaction.query('UPDATE picture SET name = $2 WHERE hash = $1 RETURNING hash', [
      hash,
      name,
    ]);
    if (there) continue;
    const given = [hash, extension, name, content()];
    await transaction.query(
      `INSERT INTO picture (hash, extension, name, bytes) VALUES ($1, $2, $3, decode($4, 'base64'))`,
      given,
    );
  }
}

/** Deletes the pictures whose address nothing has any more. */
export async function forgetPictures(transaction: Transaction): Promise<void> {
  const used = COLUMNS.map(
    ([table, column]) => `SELECT ${column} FROM ${table} WHERE ${column} LIKE '${OWN_PICTURES}%'`,
  );
  await transaction.query(
    `DELETE FROM picture WHERE '${OWN_PICTURES}' || hash || '.' || extension NOT IN (${used.join(' UNION ALL ')})`,
  );
}

/** A picture as it is sent or exported. */
interface StoredPicture {
  readonly hash: string;
  readonly extension: string;
  readonly name: string;
  readonly bytes: Buffer;
}

/** Returns the picture with this address; null if there is none. */
export async function readPicture(database: Queryable, address: string): Promise<StoredPicture | null> {
  const [found] = await database.query<Omit<StoredPicture, 'bytes'> & { readonly base64: string }>(
    `SELECT hash, extension, name, encode(bytes, 'base64') AS base64 FROM picture
     WHERE hash = split_part($1, '.', 1) AND extension = split_part($1, '.', 2)`,
    [address.slice(OWN_PICTURES.length)],
  );
  return found ? { ...found, bytes: Buffer.from(found.base64, 'base64') } : null;
}
