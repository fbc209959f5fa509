import { createServer, type Socket } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type SendingTimes, smtp } from '../../../demo/api/mail/smtp.ts';
import type { Mail } from '../../../demo/api/ports/mail-content.ts';

const MAIL: Mail = {
  recipient: 'zoe@example.org',
  lang: 'fr',
  subject: 'Réservation confirmée',
  text: 'Bonjour',
  html: '<p>Bonjour</p>',
  calendar: null,
};

const LONG_MS = 60_000;

/** Sends a mail within these times to a server that does this with a connection. */
async function sendTo(serve: (socket: Socket) => void, times: SendingTimes): Promise<void> {
  const server = createServer((socket) => {
    onTestFinished(() => void socket.destroy());
    socket.on('error', () => {});
    serve(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  const settings = {
    smtp: { host: '127.0.0.1', port, isSecure: false, login: null },
    from: { name: 'Créneau', address: 'bonjour@market.example' },
  };
  return smtp(settings, times).send(MAIL, 'an-id', 0);
}

describe('D-confirmation-mail: a mail server that takes too long', () => {
  it('a mail server that says nothing fails a mail after the longest silence', async () => {
    // Connecting, the greeting and the socket have the same limit: any of the three may be the first to end.
    const sending = sendTo(() => {}, { silence: 50, send: LONG_MS });
    await expect(sending).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  });

  it('a mail server that says a little from time to time fails a mail after the longest time for one', async () => {
    // Lines of a greeting that never ends.
    const greet = (socket: Socket) => {
      const greeting = setInterval(() => socket.write('220-Wait\r\n'), 10);
      socket.on('close', () => clearInterval(greeting));
    };
    const sending = sendTo(greet, { silence: LONG_MS, send: 100 });
    await expect(sending).rejects.toThrow('The mail server took too long.');
  });
});
