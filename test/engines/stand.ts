import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { type Demo, startDemo } from '../fixtures/browser/demo.ts';
import { installTools } from './page-tools.ts';

/**
 * A new demo behind a second server, which adds the tools of the tests to the pages of the partner, under their policy.
 */
export interface Stand {
  /** Returns the address of a page of the partner, such as `/state/3`. */
  page(path: string): string;
  /** Serves this page in place of a page of the partner; returns its address. */
  write(html: string): string;
  readonly demo: Demo;
  stop(): Promise<void>;
}

const TOOLS = '<script src="/tools.js"></script>';

/** The path below which the bundle has an additional line in the file that all widgets share. */
const TAMPERED = /^\/tampered\//;

export async function startStand(): Promise<Stand> {
  const demo = await startDemo();
  const pages = new Map<string, string>();
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    const send = (type: string, body: string | Buffer, status = 200, policy?: string) =>
      response
        .writeHead(status, { 'content-type': type, ...(policy && { 'content-security-policy': policy }) })
        .end(body);
    if (path === '/tools.js') return send('text/javascript', `(${installTools})()`);
    const written = pages.get(path);
    if (written !== undefined) return send('text/html; charset=utf-8', TOOLS + written);
    const { status, type, policy, body } = await fromDemo(demo, path.replace(TAMPERED, '/creneau/1/'));
    if (TAMPERED.test(path)) return send(type, /shared-/.test(path) ? `${body}\nwindow.wasRun = true;` : body);
    const page = type.startsWith('text/html') ? body.toString().replace('<head>', `<head>${TOOLS}`) : body;
    return send(type, page, status, policy?.replace('script-src', "script-src 'self'"));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://partner.localhost:${(server.address() as AddressInfo).port}`;
  return {
    demo,
    page: (path) => origin + path,
    write(html) {
      const path = `/written-${pages.size + 1}`;
      pages.set(path, html);
      return origin + path;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await demo.stop();
    },
  };
}

/**
 * Fetches a page of the partner. Its content depends on the Host header, and Node.js does not resolve names below
 * localhost.
 */
async function fromDemo({ partner }: Demo, path: string) {
  const { host, port } = new URL(partner);
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers: { host } }, resolve).on('error', reject);
  });
  const { 'content-type': type = '', 'content-security-policy': policy } = answer.headers;
  return { status: answer.statusCode, type, policy: policy?.toString(), body: await buffer(answer) };
}
