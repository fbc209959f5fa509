import { createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { StartError } from './api/start-error.ts';
import type { Environment } from './environment.ts';

type Address = Pick<Environment, 'port' | 'host'>;

/** Checks that the port is free, before anything that takes long. Throws a StartError. */
export async function requireFreePort({ port, host }: Address): Promise<void> {
  const server = createServer();
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen({ port, host, exclusive: true }, resolve);
    });
  } catch (error) {
    throw explained(error, { port, host });
  }
  await new Promise((resolve) => server.close(resolve));
}

/** Listens, and returns the port. Throws a StartError if that is not possible. */
export async function listen(app: FastifyInstance, { port, host }: Address): Promise<number> {
  try {
    await app.listen({ port, host });
  } catch (error) {
    throw explained(error, { port, host });
  }
  return portOf(app) ?? port;
}

/** Returns the port that the server listens on; null before it listens. */
export function portOf(app: FastifyInstance): number | null {
  const address = app.server.address();
  return typeof address === 'object' && address !== null ? address.port : null;
}

function explained(error: unknown, { port, host }: Address): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'EADDRINUSE') {
    return new StartError(`Port ${port} is taken by another program: stop that one, or set PORT to another port.`);
  }
  if (code === 'EACCES') {
    return new StartError(`Port ${port} is reserved for the system: set PORT to another port, from 1024 on.`);
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN' || code === 'EINVAL') {
    return new StartError(`HOST is "${host}", but it must be an address of this machine such as 127.0.0.1.`);
  }
  return error;
}
