import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { KEPT_BY_GUESTS } from '../api/booking/guest-places.ts';
import type { Services } from '../api/service-types.ts';
import { declareRoutes, declareUnlimited } from '../route-kind.ts';

const LOOPBACK = /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;

/** The headers that a proxy adds to a request that it forwards. */
const PASSED_ON = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'];

/** Counts what the server does, and reports it at `GET /metrics` to programs on this machine alone (D-metrics). */
export function countRequests(app: FastifyInstance, services: Services): void {
  const registers = [new Registry()];
  collectDefaultMetrics({ register: registers[0] as Registry });
  const labelNames = ['method', 'route', 'status'] as const;
  const requests = new Counter({ name: 'http_requests_total', help: 'Requests.', labelNames, registers });
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long requests took.',
    labelNames: ['method', 'route'],
    registers,
  });
  const refusals = new Counter({
    ...{
      name: 'creneau_refusals_total',
      help: 'Problems that were sent, by code.',
      labelNames: ['code'] as const,
      registers,
    },
  });
  addOrders(services, registers);
  app.addHook('onResponse', async (request, reply) => {
    // The label is the route's pattern, because a path may contain what a visitor has typed.
    const of = { method: request.method, route: request.routeOptions.url ?? 'unknown' };
    requests.inc({ ...of, status: reply.statusCode });
    if (reply.refusal !== null) refusals.inc({ code: reply.refusal });
    seconds.observe(of, reply.elapsedTime / 1000);
  });
  void app.register(async (own) => {
    declareRoutes(own, 'product');
    declareUnlimited(own, 'Only programs on this machine get the figures.');
    own.get('/metrics', async (request, reply) => {
      if (!isOfThisMachine(request)) return reply.callNotFound();
      const [register] = registers as [Registry];
      return reply
        .type(register.contentType)
        .header('cache-control', 'no-store')
        .send(await register.metrics());
    });
  });
}

/** Adds metrics of the orders that wait, which are read from the database at each request. */
function addOrders({ database, clock, sinceSweep, isMailAway }: Services, registers: Registry[]): void {
  const counted = (name: string, help: string, sql: string, parameters: () => readonly number[] = () => []) =>
    new Gauge({
      ...{ name, help, registers },
      async collect() {
        const [row] = await database.query<{ count: number }>(sql, parameters());
        this.set(row?.count ?? 0);
      },
    });
  counted(
    'creneau_orders_pending',
    'Orders that wait for their payment.',
    `SELECT count(*)::int AS count FROM purchase WHERE state = 'pending'`,
  );
  counted(
    'creneau_mails_pending',
    'Mails that are not sent yet.',
    `SELECT count(*)::int AS count FROM outbox WHERE state = 'pending'`,
  );
  counted(
    'creneau_guest_places',
    'Places that guests keep without having paid.',
    `SELECT count(*)::int AS count FROM ${KEPT_BY_GUESTS}`,
    () => [clock.now()],
  );
  new Gauge({
    ...{ name: 'creneau_mail_server_away', help: 'Whether the mail server takes no mail (1).', registers },
    collect() {
      this.set(Number(isMailAway()));
    },
  });
  new Gauge({
    ...{ name: 'creneau_sweep_age_seconds', help: 'Since the sweep last ran.', registers },
    collect() {
      this.set(sinceSweep() / 1000);
    },
  });
}

/** Whether a request comes from this machine: its connection does, and no header says that a proxy has forwarded it. */
function isOfThisMachine({ raw, headers }: FastifyRequest): boolean {
  return LOOPBACK.test(raw.socket.remoteAddress ?? '') && PASSED_ON.every((name) => headers[name] === undefined);
}
