import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findMail, latestMails, readPlanned, writeWithKey } from '../api/mail/outbox.ts';
import { writeMail } from '../api/mail/write-mail.ts';
import type { Mail } from '../api/ports/mail-content.ts';
import type { Services } from '../api/service-types.ts';
import { compressPages } from '../pages/compress.ts';
import { mailList, mailPage } from '../pages/outbox.ts';
import { declareRoutes } from '../route-kind.ts';

/** The policy of a mail's own document: it loads nothing, runs nothing, and only our pages may frame it. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox";

/** Serves the mails of a demo, as their readers would see them (D-mail). */
export function outbox(services: Services): (app: FastifyInstance) => Promise<void> {
  const { database, siteUrl } = services;

  const withMail =
    (show: (mail: Mail & { readonly id: string }, request: FastifyRequest, reply: FastifyReply) => unknown) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const row = await findMail(database, (request.params as { readonly id: string }).id);
      if (!row) return reply.callNotFound();
      // A mail that contains a key must not get into caches, nor its address into other sites' logs.
      reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
      return show({ ...(await writeWithKey(services, row)), id: row.id }, request, reply);
    };

  return async (app) => {
    declareRoutes(app, 'demo');
    await compressPages(app);
    app.get('/outbox/', async (request, reply) => {
      const rows = await latestMails(database);
      const mails = await Promise.all(
        rows.map(async (row) => ({
          ...writeMail(await readPlanned(database, row), { site: siteUrl(row.lang), key: null }),
          id: row.id,
          state: row.state,
        })),
      );
      return mailList(request, reply, mails);
    });
    app.get(
      '/outbox/:id/',
      withMail((mail, request, reply) => mailPage(request, reply, mail)),
    );
    app.get(
      '/outbox/:id/mail.html',
      withMail(({ html }, _request, reply) =>
        reply.header('content-security-policy', MAIL_POLICY).type('text/html; charset=utf-8').send(html),
      ),
    );
    app.get(
      '/outbox/:id/creneau.ics',
      withMail(({ calendar }, _request, reply) => {
        if (calendar === null) return reply.callNotFound();
        return reply
          .type('text/calendar; charset=utf-8')
          .header('content-disposition', 'attachment; filename="creneau.ics"')
          .send(calendar);
      }),
    );
  };
}
