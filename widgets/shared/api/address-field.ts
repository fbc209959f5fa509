import * as v from 'valibot';
import { isWholeUrl } from '../../../core/text/whole-url.ts';

/**
 * The schema of a path or an http(s) address; an item with any other address (`javascript:`) is dropped
 * (D-payload-addresses).
 */
export const addressField = v.pipe(v.string(), v.check(isAddress, 'no address'));

export function isAddress(url: string): boolean {
  try {
    return isWholeUrl(url) && new URL(url, 'https://any.example') !== null;
  } catch {
    return false;
  }
}

/** The schema of a picture's address; null for an invalid one. */
export const pictureField = v.fallback(v.nullish(v.pipe(v.string(), v.check(isAddress))), null);
