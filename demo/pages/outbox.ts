import type { FastifyReply, FastifyRequest } from 'fastify';
import { attribute } from './document.ts';
import { site } from './site.ts';
import { visitorOf } from './visitor.ts';

/** A mail of the outbox, as its page shows it. */
interface ShownMail {
  readonly id: string;
  readonly subject: string;
  readonly recipient: string;
  readonly lang: 'fr' | 'en';
  readonly text: string;
  /** The .ics file; null for none. */
  readonly calendar: string | null;
}

interface ListedMail extends Pick<ShownMail, 'id' | 'subject' | 'recipient' | 'lang'> {
  /** The state of the mail; in a demo without a mail server, mails stay `pending`. */
  readonly state: 'pending' | 'sent' | 'given-up';
}

/** Sends the page that lists the demo's mails, newest first. */
export function mailList(request: FastifyRequest, reply: FastifyReply, mails: readonly ListedMail[]): FastifyReply {
  const { texts } = visitorOf(request);
  const rows = mails.map(
    ({ id, subject, recipient, lang, state }) =>
      `<tr><td><a href="/outbox/${id}/" lang="${lang}">${attribute(subject)}</a></td><td>${attribute(recipient)}</td><td>${lang}</td><td>${texts.mailStates[state]}</td></tr>`,
  );
  const heads = [texts.mailSubject, texts.mailTo, texts.mailLanguage, texts.mailState];
  const table = `
      <table class="mails">
        <thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead>
        <tbody>${rows.join('\n')}</tbody>
      </table>`;
  const main = `
      <h1>${texts.outbox}</h1>
      <p class="lead">${texts.outboxLead}</p>${mails.length > 0 ? table : `<p>${texts.outboxEmpty}</p>`}`;
  return site(request, reply.header('cache-control', 'no-store'), { title: `${texts.outbox} · Créneau`, main });
}

/** Sends the page of one mail: its HTML in a frame without any permission, and its text with links that work. */
export function mailPage(request: FastifyRequest, reply: FastifyReply, mail: ShownMail): FastifyReply {
  const { texts } = visitorOf(request);
  const { id, subject, recipient, lang, text, calendar } = mail;
  const title = attribute(subject);
  const main = `
      <p class="links"><a href="/outbox/">${texts.outbox}</a></p>
      <h1 lang="${lang}">${title}</h1>
      <p>${texts.mailTo} ${attribute(recipient)}, ${lang}</p>
      ${calendar === null ? '' : `<p class="links"><a href="/outbox/${id}/creneau.ics">creneau.ics</a></p>`}
      <iframe class="mail" src="/outbox/${id}/mail.html" sandbox title="${title}"></iframe>
      <h2>${texts.mailText}</h2>
      <pre class="mail" lang="${lang}">${linked(text)}</pre>`;
  return site(request, reply, { title: `${subject} · Créneau`, main, hasFrame: true });
}

/** Returns a text with its addresses as links. */
function linked(text: string): string {
  return text
    .split(/(https?:\/\/\S+)/)
    .map((piece, n) => (n % 2 === 1 ? `<a href="${attribute(piece)}">${attribute(piece)}</a>` : attribute(piece)))
    .join('');
}
