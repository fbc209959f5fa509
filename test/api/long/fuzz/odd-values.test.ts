import { afterAll, beforeAll, expect, it } from 'vitest';
import { faultOf, oneIn, PLACES } from '../../../fixtures/data/odd-requests.ts';
import { buildServer, type TestServer } from '../../../fixtures/server/api.ts';
import { openOwnDatabase } from '../../../fixtures/server/databases.ts';
import { readOperations } from './requests.ts';

let postgres: Awaited<ReturnType<typeof openOwnDatabase>>;
let server: TestServer;
beforeAll(async () => {
  postgres = await openOwnDatabase();
  server = await buildServer({ databaseUrl: postgres.url });
});
afterAll(async () => {
  await server?.close();
  await postgres?.stop();
});

const KINDS = Object.entries(PLACES);

it.each(KINDS)(
  'D-horizon, D-problem-json: no odd date, id, number or text in %s causes a 5xx, on PostgreSQL',
  async (_, requestsIn) => {
    const faults: string[] = [];
    for (const request of requestsIn(await readOperations(server), oneIn(4))) {
      const fault = faultOf(await server.call(request.method, request.path, request.options), request);
      if (fault !== null) faults.push(fault);
    }
    expect(faults).toEqual([]);
  },
);
