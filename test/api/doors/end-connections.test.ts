import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { connect } from 'node:net';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { endConnections } from '../../../demo/end-connections.ts';

describe('D-shutdown: the connections of a server that is stopped', () => {
  it.each([
    ['before its headers are sent', false, 'close'],
    ['after its headers are sent', true, 'keep-alive'],
  ])(
    'a response is sent whole, and its connection ends although the client keeps it: %s',
    async (_, isBegun, header) => {
      const app = Fastify();
      endConnections(app);
      const asked = new Promise<() => void>((resolve) => {
        app.get('/', (_request, reply) => {
          if (isBegun) reply.hijack().raw.writeHead(200).write('one ');
          resolve(() => (isBegun ? reply.raw.end('two') : reply.send('one two')));
        });
      });
      const url = await app.listen({ port: 0, host: '127.0.0.1' });
      const agent = new Agent({ keepAlive: true });
      const answer = new Promise<readonly unknown[]>((resolve) => {
        get(url, { agent }, async (response) =>
          resolve([response.headers.connection, (await response.toArray()).join('')]),
        );
      });
      const finish = await asked;
      const closed = app.close();
      await expect.poll(() => app.server.listening).toBe(false);
      finish();
      expect(await answer).toEqual([header, 'one two']);
      await closed;
      agent.destroy();
    },
  );

  it('a connection without a request ends at once', async () => {
    const app = Fastify();
    endConnections(app);
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as { readonly port: number };
    const socket = connect(port, '127.0.0.1').resume();
    await once(app.server, 'connection');
    await Promise.all([app.close(), once(socket, 'close')]);
  });
});
