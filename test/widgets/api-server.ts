import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** A request as it came over the wire. */
export interface Received {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export type Handler = (response: ServerResponse, request: Received) => void;

export interface ApiServer {
  readonly url: string;
  readonly received: readonly Received[];
}

/**
 * A real HTTP server that answers with each of `handlers` in turn, then always with the last; it ends with the test.
 */
export async function anApiServer(...handlers: readonly [Handler, ...Handler[]]): Promise<ApiServer> {
  const received: Received[] = [];
  const server = createServer(async (message, response) => {
    const request = await read(message);
    const handler = handlers[Math.min(received.length, handlers.length - 1)] as Handler;
    received.push(request);
    handler(response, request);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received };
}

async function read(message: IncomingMessage): Promise<Received> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  const { method = '', url: path = '', headers } = message;
  return { method, path, headers, body: Buffer.concat(chunks).toString() };
}

export function sends(payload: unknown, status = 200, headers: Readonly<Record<string, string>> = {}): Handler {
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(payload));
  };
}

export function sendsText(text: string, status = 200): Handler {
  return (response) => void response.writeHead(status, { 'content-type': 'text/html' }).end(text);
}

/** Closes the connection in the middle of the body, which is sent with a length or in chunks. */
export function breaksOff(payload: unknown, headers: Readonly<Record<string, string>> = {}, status = 200): Handler {
  return (response) => {
    const text = JSON.stringify(payload);
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.write(text.slice(0, Math.ceil(text.length / 2)), () => response.destroy());
  };
}

export const hangsUp: Handler = (response) => void response.destroy();
