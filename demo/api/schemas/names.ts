import { Type } from 'typebox';
import { exact, Picture } from './common.ts';

/** A city, sport or other name that lists are filtered by; its slug is the filter's value. */
export const NameSchema = exact({ name: Type.String(), slug: Type.String() }, 'Name');

/** A category as a filter, with how many events are listed in it. */
export const CountedNameSchema = exact(
  {
    name: Type.String(),
    slug: Type.String(),
    count: Type.Integer({ minimum: 0 }),
  },
  'CountedName',
);

/** A category of the home page, with how many events are listed in it. */
export const CategorySchema = exact(
  {
    slug: Type.String(),
    name: Type.String(),
    picture: Picture,
    count: Type.Integer({ minimum: 0 }),
  },
  'Category',
);

/** The page on which categories are shown; only `home`. */
export const CategoriesParams = exact({ param: Type.String({ maxLength: 200 }) });
