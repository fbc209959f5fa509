import { createHash } from 'node:crypto';

/** A file's name with the hash of its code. */
export const hashed = (name, code) => `${name}-${createHash('sha256').update(code).digest('hex').slice(0, 6)}.js`;

/** The `integrity` by which a browser checks a fetched file. */
export const integrityOf = (code) => `sha256-${createHash('sha256').update(code).digest('base64')}`;
