import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEnvironment } from '../../../demo/environment.ts';
import { createServer } from '../../../demo/server.ts';
import { NOW } from '../../fixtures/server/api.ts';
import { copySample } from '../../fixtures/server/sample.ts';

let app: FastifyInstance;
let page: string;
let sample: Awaited<ReturnType<typeof copySample>>;
beforeAll(async () => {
  sample = await copySample(Date.parse(NOW));
  ({ app } = await createServer(readEnvironment({ DATABASE_URL: sample.url, DEMO: 'on', NOW })));
  await book('guest1@example.org', '1_20261124T1000');
  const list = await app.inject('/outbox/');
  page = /href="(\/outbox\/[\w-]+\/)"/.exec(list.body)?.[1] ?? '';
});
afterAll(async () => {
  await app?.close();
  await sample?.stop();
});

/** Books a free slot as a new guest in English. */
async function book(email: string, slot: string): Promise<void> {
  const post = async (path: string, body: object, token?: string) => {
    const headers = { 'idempotency-key': path + email, ...(token && { authorization: `Bearer ${token}` }) };
    return (await app.inject({ method: 'POST', url: `/api/v1/${path}`, payload: body, headers })).json();
  };
  const { token } = await post('guest', { firstName: 'Zoé', lastName: "O'Neil & fils", email });
  const { id: hold } = await post('hold', { slots: [slot] }, token);
  await post('order', { hold, total: 0, lang: 'en' }, token);
}

describe('D-mail: /outbox/ in demo mode', () => {
  it('the outbox lists the mails with subject, recipient and language', async () => {
    const { statusCode, body, headers } = await app.inject('/outbox/');
    expect(statusCode).toBe(200);
    expect(body).toMatch(/>Booking confirmed: [^<]+<\/a><\/td><td>guest1@example.org<\/td><td>en<\/td><td>gardé ici</);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).not.toContain('frame-src');
  });

  it('the outbox shows a mail in a sandboxed frame, and as text with a link that opens the order', async () => {
    const { body, headers } = await app.inject(page);
    expect(body).toContain(`<iframe class="mail" src="${page}mail.html" sandbox title=`);
    expect(body).not.toMatch(/allow-/);
    expect(headers['content-security-policy']).toContain("frame-src 'self';");
    expect(headers['content-security-policy']).not.toContain('unsafe-inline');
    expect(headers['cache-control']).toBe('no-store');
    const [, id, key] =
      /href="http:\/\/en\.localhost:[^"/]+\/order\/#order=([\w-]+)&amp;key=([\w-]{43})"/.exec(body) ?? [];
    const order = await app.inject({ url: `/api/v1/order/${id}`, headers: { authorization: `Bearer ${key}` } });
    expect([order.statusCode, order.json().buyer.email]).toEqual([200, 'guest1@example.org']);
  });

  it('the framed mail loads and runs nothing, and only the site frames it', async () => {
    const { body, headers } = await app.inject(`${page}mail.html`);
    expect(body).toContain('<html lang="en">');
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox",
    );
    expect([headers['cache-control'], headers['referrer-policy']]).toEqual(['no-store', 'no-referrer']);
  });

  it('the outbox has the .ics file of a mail', async () => {
    const { body, headers } = await app.inject(`${page}creneau.ics`);
    expect(body).toMatch(/^BEGIN:VCALENDAR/);
    expect(headers['content-disposition']).toBe('attachment; filename="creneau.ics"');
  });

  it('the outbox marks a mail that was given up', async () => {
    const mark = (state: string) =>
      app.catalogue.database.query('UPDATE outbox SET state = $1 WHERE recipient = $2', [state, 'guest1@example.org']);
    await mark('given-up');
    const { body } = await app.inject('/outbox/');
    await mark('pending');
    expect(body).toMatch(/guest1@example\.org<\/td><td>en<\/td><td>abandonné</);
  });

  it.each([
    '/outbox/00000000-0000-4000-8000-000000000000/',
    '/outbox/1/',
    "/outbox/'/mail.html",
    '/outbox/x/creneau.ics',
  ])('the address of a mail that does not exist is not found: %s', async (url) => {
    expect((await app.inject(url)).statusCode).toBe(404);
  });
});
