import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox';
import { isCurrent } from '../../../core/catalogue/popup.ts';
import { PARIS, toWallTime } from '../../../core/time/zone.ts';
import { listPopups } from '../catalogue/popups.ts';
import { inLanguage, languageOf } from '../catalogue/translations.ts';
import { revalidate } from '../revalidate.ts';
import { responseOf } from '../schemas/common.ts';
import { PopupSchema } from '../schemas/popup.ts';
import type { Services } from '../service-types.ts';
import { wallObject } from '../wall-text.ts';

/** Returns the route of the popups to show to visitors now. */
export function popupRoutes({ database, clock }: Services): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/v1/popups',
      { schema: { response: responseOf(200, Type.Array(PopupSchema)) }, onSend: revalidate },
      async (request) => {
        const now = toWallTime(clock.now(), PARIS);
        const popups = await listPopups(inLanguage(database, languageOf(request)));
        return popups
          .filter(({ starts_at, ends_at }) => isCurrent({ start: starts_at, end: ends_at }, now))
          .map(({ id, title, body, picture, link, starts_at, ends_at }) => ({
            ...{ id, title, text: body, picture: { medium: picture }, link },
            startsAt: starts_at && wallObject(starts_at),
            endsAt: ends_at && wallObject(ends_at),
          }));
      },
    );
  };
}
