import { createServer, type Socket } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type SendingTimes, smtp } from '../../../demo/api/mail/smtp.ts';
import { MailRefused, type WhyRefused } from '../../../demo/api/ports/mail.ts';
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

/** Sends a mail with these time limits to a server that treats a connection with `serve`. */
async function sendTo(serve: (socket: Socket) => void, times: SendingTimes, isSecure = false): Promise<void> {
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
    smtp: { host: '127.0.0.1', port, isSecure, login: null },
    from: { name: 'Créneau', address: 'bonjour@market.example' },
  };
  return smtp(settings, times).send(MAIL, 'an-id', 0);
}

/**
 * Returns the behaviour of a mail server that accepts every command and the mail, except the lines to which it answers
 * with the given text. If that text is null, the server breaks the connection.
 */
function answering(answers: Readonly<Record<string, string | null>>): (socket: Socket) => void {
  const usual: Readonly<Record<string, string | null>> = { DATA: '354 Go on', ...answers };
  return (socket) => {
    socket.write('220 mail.example\r\n');
    let rest = '';
    let isContent = false;
    socket.on('data', (chunk) => {
      const lines = (rest + String(chunk)).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (isContent && line !== '.') continue;
        isContent = line === 'DATA';
        const [command = ''] = line.split(' ');
        const answer = usual[command] === undefined ? '250 Yes' : usual[command];
        if (answer === null) socket.destroy();
        else socket.write(`${answer}\r\n`);
      }
    });
  };
}

describe('D-confirmation-mail: a mail that has certainly not arrived', () => {
  const times = { silence: LONG_MS, send: LONG_MS };

  it.each<[string, (socket: Socket) => void, boolean]>([
    ['the server closes the connection before its greeting', (socket) => void socket.end(), false],
    ['the server cannot speak TLS', (socket) => void socket.end('220 mail.example\r\n'), true],
    ['the connection breaks at the first command', answering({ EHLO: null }), false],
    ['the server refuses the recipient', answering({ RCPT: '550 Nobody' }), false],
    ['the server refuses the content', answering({ '.': '554 Spam' }), false],
  ])('a mail is refused if %s', async (_, serve, isSecure) => {
    await expect(sendTo(serve, times, isSecure)).rejects.toBeInstanceOf(MailRefused);
  });

  it.each<[string, (socket: Socket) => void, WhyRefused]>([
    ['the server closes the connection', (socket) => void socket.end(), 'unreachable'],
    ['the server closes for now', answering({ RCPT: '421 4.3.2 Shutting down' }), 'unreachable'],
    ['the server refuses the sender', answering({ MAIL: '550 5.7.1 Not yours' }), 'sender'],
    ['the server names no reason', answering({ RCPT: '550 No such user' }), 'no-mailbox'],
    ['the mailbox does not exist', answering({ RCPT: '550 5.1.1 Nobody' }), 'no-mailbox'],
    ['the domain does not exist', answering({ RCPT: '550 5.1.2 No such host' }), 'no-mailbox'],
    ['the mailbox has moved', answering({ RCPT: '551 5.1.6 Moved' }), 'no-mailbox'],
    ['the recipient is null MX', answering({ RCPT: '556 5.1.10 Null MX' }), 'no-mailbox'],
    ['the name is not allowed', answering({ RCPT: '553 Not allowed' }), 'no-mailbox'],
    ['our machine is on a list', answering({ RCPT: '550 5.7.1 Blocked' }), 'for-now'],
    ['the server knows us not yet', answering({ RCPT: '451 4.7.1 Greylisted' }), 'for-now'],
    ['the mailbox is full', answering({ RCPT: '452 4.2.2 Over quota' }), 'for-now'],
    ['the mailbox is over its limit', answering({ RCPT: '552 5.2.2 Over quota' }), 'for-now'],
    ['the content is refused', answering({ '.': '550 5.1.1 Spam' }), 'for-now'],
  ])('a refusal says whether it is for good: %s', async (_, serve, why) => {
    await expect(sendTo(serve, times)).rejects.toMatchObject({ why });
  });

  it('it is unknown whether a mail has arrived if the connection breaks after its content', async () => {
    const failure = await sendTo(answering({ '.': null }), times).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(failure).not.toBeInstanceOf(MailRefused);
  });

  it('a mail is accepted if the server accepts all of it', async () => {
    await expect(sendTo(answering({}), times)).resolves.toBeUndefined();
  });
});

describe('D-confirmation-mail: a mail server that takes too long', () => {
  it('a mail to a server that says nothing fails after the longest permitted silence', async () => {
    // Connecting, the greeting and the socket have the same limit: any of the three may be the first to end.
    const sending = sendTo(() => {}, { silence: 50, send: LONG_MS });
    await expect(sending).rejects.toMatchObject({ cause: { code: 'ETIMEDOUT' } });
    await expect(sending).rejects.toBeInstanceOf(MailRefused);
  });

  it('a mail to a server that only says a little from time to time fails after the longest permitted time for a mail', async () => {
    // The server sends lines of a greeting that never ends.
    const greet = (socket: Socket) => {
      const greeting = setInterval(() => socket.write('220-Wait\r\n'), 10);
      socket.on('close', () => clearInterval(greeting));
    };
    const sending = sendTo(greet, { silence: LONG_MS, send: 100 });
    await expect(sending).rejects.toThrow(new MailRefused('unreachable', 'The mail server took too long.'));
    await expect(sending).rejects.toBeInstanceOf(MailRefused);
  });
});
