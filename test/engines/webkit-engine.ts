import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { type Engine, SIZE } from './engine.ts';

/** The programs of a WebKitGTK. */
export interface WebKit {
  readonly driver: string;
  readonly browser: string;
}

/** A response of the WebDriver protocol. */
interface Answer {
  readonly value: unknown;
}

const START_MS = 60_000;

/**
 * Starts the browser of WebKitGTK with WebDriver Classic: the protocol needs few requests, and Debian's driver supports
 * no other.
 */
export async function webkitEngine({ driver, browser }: WebKit, display: string | undefined): Promise<Engine> {
  const port = await freePort();
  const program = spawn(driver, [`--port=${port}`], { stdio: 'ignore', env: { ...process.env, DISPLAY: display } });
  const end = () => {
    process.off('exit', end);
    program.kill();
  };
  process.once('exit', end);

  const ask = async (method: 'POST' | 'DELETE', path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      body: body ? JSON.stringify(body) : null,
    });
    const { value } = (await response.json()) as Answer;
    if (!response.ok) throw new Error(`WebKit: ${JSON.stringify(value)}`);
    return value;
  };
  const options = { binary: browser, args: ['--automation'] };
  const session = (await untilThere(() =>
    ask('POST', '/session', { capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } } }),
  )) as { readonly sessionId: string; readonly capabilities: { readonly browserVersion: string } };
  const post = (path: string, body: object) => ask('POST', `/session/${session.sessionId}${path}`, body);
  await post('/timeouts', { script: 120_000, pageLoad: 120_000 });
  await sizeTo(post);

  const act = (type: 'pointer' | 'key', actions: readonly object[]) =>
    post('/actions', {
      actions: [{ type, id: type, ...(type === 'pointer' && { parameters: { pointerType: 'mouse' } }), actions }],
    });
  return {
    name: `WebKitGTK ${session.capabilities.browserVersion}`,
    open: async (url) => {
      await post('/url', { url });
    },
    run: async (call, ...values) => {
      const script = `const done = arguments[arguments.length - 1];
        Promise.resolve().then(() => (${call})(...${JSON.stringify(values)}))
          .then((value) => done({ value }), (error) => done({ error: String(error) }));`;
      const { value, error } = (await post('/execute/async', { script, args: [] })) as { value: never; error?: string };
      if (error !== undefined) throw new Error(error);
      return value;
    },
    press: async (x, y) => {
      const there = { type: 'pointerMove', duration: 0, origin: 'viewport', x: Math.round(x), y: Math.round(y) };
      const button = { button: 0 };
      await act('pointer', [there, { type: 'pointerDown', ...button }, { type: 'pointerUp', ...button }]);
    },
    type: async (text) => {
      const keys = [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      if (keys.length > 0) await act('key', keys);
    },
    close: async () => {
      await ask('DELETE', `/session/${session.sessionId}`).catch(() => {});
      end();
    },
  };
}

/** Resizes the window until the page has the size, because the frame of the window is part of its size. */
async function sizeTo(post: (path: string, body: object) => Promise<unknown>): Promise<void> {
  const script = 'return [innerWidth, innerHeight, outerWidth, outerHeight]';
  const measured = async () => (await post('/execute/sync', { script, args: [] })) as [number, number, number, number];
  await post('/window/rect', { x: 0, y: 0, ...SIZE });
  const [width, height, outerWidth, outerHeight] = await measured();
  await post('/window/rect', {
    width: outerWidth + SIZE.width - width,
    height: outerHeight + SIZE.height - height,
  });
}

async function untilThere<T>(work: () => Promise<T>): Promise<T> {
  const end = Date.now() + START_MS;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (Date.now() > end) throw error;
      await wait(200);
    }
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
