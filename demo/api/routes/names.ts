import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox';
import { readCategories } from '../catalogue/categories.ts';
import { listCategories, listCities, listCoaches, listSports } from '../catalogue/names.ts';
import { inLanguage, languageOf } from '../catalogue/translations.ts';
import { Problem } from '../problem.ts';
import { revalidate } from '../revalidate.ts';
import { responseOf } from '../schemas/common.ts';
import { CategoriesParams, CategorySchema, CountedNameSchema, NameSchema } from '../schemas/names.ts';
import type { Services } from '../service-types.ts';

/** Returns the routes of the values of list filters, and of the categories of the home page. */
export function nameRoutes({ database, clock }: Services): FastifyPluginAsyncTypebox {
  return async (app) => {
    const schema = { response: responseOf(200, Type.Array(NameSchema)) };
    const counted = { response: responseOf(200, Type.Array(CountedNameSchema)) };
    app.get('/city/list', { schema, onSend: revalidate }, () => listCities(database, clock.now()));
    app.get('/categorie/list', { schema: counted, onSend: revalidate }, (request) =>
      listCategories(inLanguage(database, languageOf(request)), clock.now()),
    );
    app.get('/activity/list', { schema, onSend: revalidate }, (request) =>
      listSports(inLanguage(database, languageOf(request)), clock.now()),
    );
    app.get('/coach/list', { schema, onSend: revalidate }, () => listCoaches(database));

    const categories = { params: CategoriesParams, response: responseOf(200, Type.Array(CategorySchema)) };
    app.get('/categories/:param', { schema: categories, onSend: revalidate }, async (request) => {
      if (request.params.param !== 'home') throw new Problem('not-found');
      const rows = await readCategories(inLanguage(database, languageOf(request)), clock.now());
      return rows.map(({ picture, ...row }) => ({ ...row, picture: { medium: picture } }));
    });
  };
}
