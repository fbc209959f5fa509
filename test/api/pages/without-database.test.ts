import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEnvironment } from '../../../demo/environment.ts';
import { createServer } from '../../../demo/server.ts';

const VARIABLES = { DATA_DIR: 'memory:', DEMO: 'off', PUBLIC_URL: 'https://market.example' };
let app: FastifyInstance;
beforeAll(async () => {
  ({ app } = await createServer(readEnvironment(VARIABLES)));
  app.log.level = 'silent';
});
afterAll(() => app?.close());

describe('D-page-content: a page', { tags: ['@long'] }, () => {
  it.each(['/', '/event/list/?category=fitness', '/animation/', '/memberships/', '/play/'])(
    'a page of a site without any offers is served: %s',
    async (path) => {
      expect((await app.inject(path)).statusCode).toBe(200);
    },
  );

  it.each(['/', '/event/list/?category=fitness', '/animation/', '/memberships/', '/play/'])(
    'a page is served without its content if the database does not answer, and may still be indexed: %s',
    async (path) => {
      const { database } = app.catalogue;
      const { query } = database;
      database.query = () => Promise.reject(new Error());
      try {
        const { statusCode, body } = await app.inject(path);
        expect(statusCode).toBe(200);
        expect(body).toMatch(/<creneau-[a-z-]+[^>]*><\/creneau-/);
        expect(body).toContain('rel="canonical"');
      } finally {
        database.query = query;
      }
    },
  );
});
