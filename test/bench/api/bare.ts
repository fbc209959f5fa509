import { once } from 'node:events';
import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import Fastify from 'fastify';
import pg from 'pg';
import { CODING } from './load.ts';

/** The floor: sends what the API at `api` has answered to each path, after one indexed query; prints its address. */
const [databaseUrl = '', api = '', token = '', ...paths] = process.argv.slice(2);
const app = Fastify({ logger: { level: 'warn' } });
const pool = new pg.Pool({ connectionString: databaseUrl, max: 16 });

for (const path of paths) {
  const [answer] = await once(
    get(`${api}${path}`, { headers: { ...CODING, authorization: `Bearer ${token}` } }),
    'response',
  );
  if (answer.statusCode !== 200) throw new Error(`${path} is answered with ${answer.statusCode}.`);
  const bytes = await buffer(answer);
  const { 'content-type': type, 'content-encoding': coding } = answer.headers;
  app.get(path.split('?', 1)[0] as string, async (_request, reply) => {
    await pool.query({ name: 'one', text: 'SELECT id FROM event WHERE id = $1', values: [1] });
    return reply.headers({ 'content-type': type, ...(coding && { 'content-encoding': coding }) }).send(bytes);
  });
}
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
process.once('SIGTERM', () => process.exit(0));
