import { readEnvironment } from '../../../demo/environment.ts';
import { buildServer } from '../../fixtures/server/api.ts';

/**
 * Runs a server in a separate process, to be killed; prints its address, or the sentence with which it refuses to
 * start.
 */
const environment = readEnvironment(process.env);
try {
  const server = await buildServer({ ...(environment.dataDir !== null && { dataDir: environment.dataDir }) });
  console.log(await server.app.listen({ port: 0, host: '127.0.0.1' }));
  process.on('SIGTERM', () => server.close().then(() => process.exit(0)));
} catch (error) {
  console.log(`refused: ${error instanceof Error ? error.message : error}`);
  process.exit(1);
}
