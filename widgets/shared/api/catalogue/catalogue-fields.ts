import * as v from 'valibot';
import { isFilterValue } from '../../../../core/catalogue/event-query.ts';
import { isAddress } from '../address-field.ts';

/** The schema of a text that is not empty. */
export const textField = v.pipe(v.string(), v.nonEmpty());

/** A number of hours, at most a year: more is a mistake, and may exceed the range of dates. */
export const hoursField = v.pipe(v.number(), v.minValue(0), v.maxValue(366 * 24));

/**
 * The schema of a slug, a path or an http(s) address; an item with anything else (`javascript:`) is dropped
 * (D-payload-addresses).
 */
export const urlField = v.pipe(
  v.string(),
  v.check((url) => isAddress(url) || (/^[^/:?#]+$/.test(url) && isFilterValue(url)), 'no address'),
);
