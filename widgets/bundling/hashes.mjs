import { createHash } from 'node:crypto';

/** Returns a file's name with the hash of its code. */
export const hashed = (name, code) => `${name}-${createHash('sha256').update(code).digest('hex').slice(0, 6)}.js`;

/** Returns the `integrity` by which a browser checks a fetched file. */
export const integrityOf = (code) => `sha256-${createHash('sha256').update(code).digest('base64')}`;

/** Returns the `integrity` of a script tag. */
export const tagIntegrityOf = (code) => `sha384-${createHash('sha384').update(code).digest('base64')}`;
