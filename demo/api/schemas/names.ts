import { Type } from 'typebox';
import { exact, Picture } from './common.ts';

/** Something that lists are narrowed down by; its slug is the filter's value. */
export const NameSchema = exact({ name: Type.String(), slug: Type.String() });

/** A category of the home page, with how many events are listed in it. */
export const CategorySchema = exact({
  slug: Type.String(),
  name: Type.String(),
  picture: Picture,
  count: Type.Integer({ minimum: 0 }),
});

/** Where categories are shown; there is one such place, `home`. */
export const CategoriesParams = exact({ param: Type.String({ maxLength: 200 }) });
