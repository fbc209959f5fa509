import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox';
import { readCategories } from '../catalogue/categories.ts';
import { keepingLists } from '../catalogue/kept-lists.ts';
import { listCategories, listCities, listCoaches, listSports } from '../catalogue/names.ts';
import { inLanguage, languageOf } from '../catalogue/translations.ts';
import { keepText } from '../json-text.ts';
import { Problem } from '../problem.ts';
import { revalidate } from '../revalidate.ts';
import { responseOf } from '../schemas/common.ts';
import { CategoriesParams, CategorySchema, CountedNameSchema, NameSchema } from '../schemas/names.ts';
import type { Services } from '../service-types.ts';

/** More than there are lists, in all languages. */
const MOST_KEPT = 20;

/** Returns the routes of the values of list filters, and of the categories of the home page. */
export function nameRoutes({ database, clock }: Services): FastifyPluginAsyncTypebox {
  const keep = keepingLists({ database, clock }, MOST_KEPT);
  return async (app) => {
    const schema = { response: responseOf(200, Type.Array(NameSchema)) };
    const counted = { response: responseOf(200, Type.Array(CountedNameSchema)) };
    app.get('/city/list', { schema, onSend: revalidate }, () =>
      keep('cities', async (now) => keepText(await listCities(database, now))),
    );
    app.get('/categorie/list', { schema: counted, onSend: revalidate }, (request) => {
      const language = languageOf(request);
      return keep(`categories ${language}`, async (now) =>
        keepText(await listCategories(inLanguage(database, language), now)),
      );
    });
    app.get('/activity/list', { schema, onSend: revalidate }, (request) => {
      const language = languageOf(request);
      return keep(`sports ${language}`, async (now) => keepText(await listSports(inLanguage(database, language), now)));
    });
    app.get('/coach/list', { schema, onSend: revalidate }, () => listCoaches(database));

    const categories = { params: CategoriesParams, response: responseOf(200, Type.Array(CategorySchema)) };
    app.get('/categories/:param', { schema: categories, onSend: revalidate }, async (request) => {
      if (request.params.param !== 'home') throw new Problem('not-found');
      const language = languageOf(request);
      return keep(`home ${language}`, async (now) => {
        const rows = await readCategories(inLanguage(database, language), now);
        return keepText(rows.map(({ picture, ...row }) => ({ ...row, picture: { medium: picture } })));
      });
    });
  };
}
