import { createHash } from 'node:crypto';

/** A name with the hash of what is in it. */
export const hashed = (name, code) => `${name}-${createHash('sha256').update(code).digest('hex').slice(0, 6)}.js`;

/** What a browser holds a fetched file against. */
export const integrityOf = (code) => `sha256-${createHash('sha256').update(code).digest('base64')}`;
