import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Unavailable } from '../../../demo/api/database/busy.ts';
import { Overloaded } from '../../../demo/api/in-turn.ts';
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

describe('D-page-content: a page that is nothing without its content', () => {
  it.each([
    ['market.example', 503, new Unavailable(Object.assign(new Error('away'), { code: '57P01' })), 'ne peut pas être'],
    ['en.market.example', 503, new Overloaded(3), 'cannot be shown right now'],
    ['market.example', 500, Object.assign(new Error('no relation'), { code: '42P01' }), 'ne peut pas être'],
  ])(
    'a page of %s is %i in the language of its site, without the words of the database',
    async (host, status, error, text) => {
      const { database } = app.catalogue;
      const { query } = database;
      database.query = () => Promise.reject(error);
      try {
        for (const path of ['/slotted/yoga', '/event/yoga', '/user/studio', '/animation/yoga', '/embed/slotted/yoga']) {
          const { statusCode, body, headers } = await app.inject({ url: path, headers: { host } });
          expect([path, statusCode]).toEqual([path, status]);
          expect(body).toContain(text);
          expect(body).not.toMatch(/away|relation|waiting|statusCode/);
          expect(headers['retry-after']).toBe(status === 503 ? '3' : undefined);
          expect(headers['cache-control']).toBe('no-store');
        }
      } finally {
        database.query = query;
      }
    },
  );
});
