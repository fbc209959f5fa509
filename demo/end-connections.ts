import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Ends connections once the server is closing: one with a request under way after its response, and one that has never
 * had a request at once. Node would wait for both, and browsers and proxies keep such connections for a minute
 * (D-shutdown).
 */
export function endConnections(app: FastifyInstance): void {
  const unused = new Set<Socket>();
  let isClosing = false;
  app.server.on('connection', (socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  app.server.on('request', ({ socket }) => unused.delete(socket));
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isClosing) reply.header('connection', 'close');
    done(null, payload);
  });
  app.addHook('preClose', (done) => {
    isClosing = true;
    // Of a response whose headers are sent already.
    app.server.keepAliveTimeout = 1;
    for (const socket of unused) socket.destroy();
    done();
  });
}
