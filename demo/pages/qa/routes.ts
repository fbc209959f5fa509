import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { STATES } from '../../states.ts';
import { compiledModule } from '../compiled-module.ts';
import { CHOICES } from './client/choices.ts';
import { homeOf } from './frame.ts';
import { gallery } from './gallery.ts';
import { readElements } from './manifest.ts';
import { playground } from './playground.ts';
import { stage } from './stage.ts';

const CLIENT = new URL('client/', import.meta.url);
/** The rules that the pages' scripts share with the widgets. */
const CORE = new URL('../../../core/', import.meta.url);

type Page = (request: FastifyRequest, reply: FastifyReply) => FastifyReply | Promise<FastifyReply>;

/** Adds the QA pages (C-pages). */
export async function qa(app: FastifyInstance): Promise<void> {
  const page = (path: string, handler: Page) =>
    app.get(path, (request, reply) => {
      const home = homeOf(request);
      return home === null ? handler(request, reply) : reply.redirect(home);
    });
  page('/qa/', playground);
  page('/qa/stage/', stage);
  page('/qa/gallery/', gallery);
  app.get('/qa/elements.json', readElements);
  app.get('/qa/states.json', () => STATES);
  for (const name of ['custom-elements.json', 'integrity.json']) {
    app.get(`/qa/${name}`, async (_request, reply) =>
      reply.type('application/json').send(await readFile(new URL(`../../../dist/${name}`, import.meta.url))),
    );
  }
  const modules = (path: string, folder: URL) =>
    app.get(path, async (request, reply) => {
      const code = await compiledModule(folder, (request.params as { readonly '*': string })['*']);
      if (code === null) return reply.callNotFound();
      return reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(code);
    });
  modules('/qa/client/*', CLIENT);
  modules('/core/*', CORE);
  app.get('/qa/axe.js', async (_request, reply) => {
    const code = await readAxe();
    if (code === null) return reply.callNotFound();
    return reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(code);
  });
  const read = (name: string) => readFile(new URL(`${name}.css`, import.meta.url), 'utf8');
  const serve = (path: string, css: string) =>
    app.get(path, (_request, reply) => reply.type('text/css').header('cache-control', 'no-cache').send(css));
  serve('/qa/qa.css', (await Promise.all(['qa', 'fields', 'work', 'gallery'].map(read))).join('\n'));
  serve('/qa/stage.css', await read('stage'));
  for (const name of CHOICES.host) {
    serve(`/qa/hosts/${name || 'none'}.css`, await read(`hosts/${name || 'none'}`));
  }
}

/** Reads the code of axe-core, a development package; null if it is not installed. */
async function readAxe(): Promise<string | null> {
  try {
    return await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  } catch {
    return null;
  }
}
